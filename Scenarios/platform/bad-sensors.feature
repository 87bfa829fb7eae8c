@ios @android
Feature: Sensors that err
  A single position can be far off and claim to be good, and motion sensors take one thing for another. An app has
  to live with both.

  Rule: A single position can be bad

    Background:
      Given location permission is while using
      And the user is at 52.2297, 21.0122
      And the app is open

    Scenario: One of the updates, and then the truth again
      Given the app starts location updates
      And the next position is 2 km north of the truth and claims 10 m
      When 1 second passes
      Then the last fix is within 5 m of 52.24767, 21.0122
      And the last fix is accurate to 10 m
      And the last fix is 0 seconds old
      When 1 second passes
      Then the last fix is within 1 m of 52.2297, 21.0122
      And the last fix is accurate to 5 m

    Scenario: In a direction drawn from the seed, the distance is what was said
      Given the next position is 2 km off and claims 10 m
      When the app asks for its location
      Then the last fix is within 2001 m of 52.2297, 21.0122
      And the last fix is not within 1999 m of 52.2297, 21.0122

    Scenario: One request for a position gets it, the next one the truth
      Given the next position is 2 km east of the truth and claims 10 m
      When the app asks for its location
      Then the last fix is not within 1999 m of 52.2297, 21.0122
      When the app asks for its location
      Then the last fix is within 1 m of 52.2297, 21.0122

    Scenario: Two in a row
      Given the next position is 2 km north of the truth and claims 10 m
      And the next position is 3 km south of the truth and claims 20 m
      When the app asks for its location
      Then the last fix is within 5 m of 52.24767, 21.0122
      When the app asks for its location
      Then the last fix is not within 2995 m of 52.2297, 21.0122
      And the last fix is accurate to 20 m
      When the app asks for its location
      Then the last fix is within 1 m of 52.2297, 21.0122

    Scenario: On the way it is off from where the user is then
      Given the app starts location updates
      When the user walks 600 m north at 2 m/s
      And 50 seconds pass
      And the next position is 1 km east of the truth and claims 10 m
      And 1 second passes
      Then the last fix is not within 999 m of 52.23062, 21.0122
      And the last fix is within 1001 m of 52.23062, 21.0122
      When 1 second passes
      Then the last fix is within 5 m of 52.23063, 21.0122
      And the app has received 53 fixes

    Scenario: A resting phone with a filter gets it too, and the truth behind it
      Given the app starts location updates with:
        | distance filter | 50 m |
      And 1 minute passes
      When the next position is 2 km north of the truth and claims 10 m
      Then the app has received 2 fixes
      And the last fix is not within 1999 m of 52.2297, 21.0122
      When 1 second passes
      Then the app has received 3 fixes
      And the last fix is within 1 m of 52.2297, 21.0122
      And for 1 minute the app has received 3 fixes

    Scenario: A walk with a filter gets it at the next measurement, and goes on as before
      Given the app starts location updates with:
        | distance filter | 50 m |
      When the user walks 600 m north at 2 m/s
      And 30 seconds pass
      Then the app has received 2 fixes
      When the next position is 2 km east of the truth and claims 10 m
      And 1 second passes
      Then the app has received 3 fixes
      And the last fix is not within 1999 m of 52.23025, 21.0122
      When 1 second passes
      Then the app has received 4 fixes
      And the last fix is within 5 m of 52.23027, 21.0122

    @I-92
    Scenario: A remembered position is none of the receiver's measurements
      Given the phone remembers a fix in Kraków from 1 hour ago
      And the next position is 2 km north of the truth and claims 10 m
      When the app asks for its location
      Then the last fix is within 1 m of Kraków
      When the app asks for its location
      Then the last fix is within 5 m of 52.24767, 21.0122

    Scenario: It waits for a receiver that searches
      Given the first fix takes 20 seconds
      And the next position is 2 km north of the truth and claims 10 m
      When the app starts location updates
      And 20 seconds pass
      Then the last fix is within 5 m of 52.24767, 21.0122
      When 1 second passes
      Then the last fix is within 1 m of 52.2297, 21.0122

    Scenario: Scatter does not matter to it
      Given positions scatter by 20 m
      And the next position is 2 km north of the truth and claims 10 m
      When the app asks for its location
      Then the last fix is within 1 m of 52.247676, 21.0122
      And the last fix is accurate to 10 m

  Rule: Motion sensors can misjudge

    Background:
      Given the app is open
      And the app starts motion updates
      And what the app was told so far is set aside

    Scenario: Walking is taken for driving
      Given the motion sensors take walking for driving
      When the user walks 1 km north at 5 km/h
      And 10 seconds pass
      Then the app was told:
        | motion driving |
      When the motion sensors are right again
      And 10 seconds pass
      Then the app was told:
        | motion walking |

    Scenario: Stationary while the user walks
      Given the motion sensors report stationary while the user walks
      When the user walks 1 km north at 5 km/h
      Then for 5 minutes the app was told nothing
      When the user drives 5 km north at 50 km/h
      And 10 seconds pass
      Then the app was told:
        | motion driving |

    Scenario: A mistake that begins on the way
      When the user drives 10 km north at 50 km/h
      And 10 seconds pass
      Then the app was told:
        | motion driving |
      When the motion sensors report walking while the user drives
      And 9 seconds pass
      Then the app was told nothing
      When 1 second passes
      Then the app was told:
        | motion walking |

    Scenario: The last mistake about a movement counts, and the others stay
      Given the motion sensors take walking for driving
      And the motion sensors take driving for stationary
      When the user walks 1 km north at 5 km/h
      And 10 seconds pass
      Then the app was told:
        | motion driving |
      When the motion sensors take walking for unknown
      And 10 seconds pass
      Then the app was told:
        | motion unknown |
      When the user drives 5 km north at 50 km/h
      And 10 seconds pass
      Then the app was told:
        | motion stationary |

    Scenario: Taken for what it is, a movement is judged rightly
      Given the motion sensors take walking for driving
      When the user walks 1 km north at 5 km/h
      And 10 seconds pass
      Then the app was told:
        | motion driving |
      When the motion sensors take walking for walking
      And 10 seconds pass
      Then the app was told:
        | motion walking |

    Scenario: Nobody listens any more
      When the app stops motion updates
      And the user walks 1 km north at 5 km/h
      Then for 1 minute the app was told nothing
