@ios
Feature: Significant changes, on iOS
  The cheapest way to follow a user: a position after some hundred metres, and not often.

  Rule: They come after about 500 m, and not within 5 minutes of the last

    @I-88
    Scenario: The first comes at once
      Given location permission is while using
      And the app is open
      When the app starts significant-change updates
      Then the app was told:
        | a fix |

    @I-88
    Scenario: Half a kilometre does, a hundred metres do not
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      And 10 minutes pass
      And what the app was told so far is set aside
      When the user jumps 100 m east
      Then for 10 minutes the app was told nothing
      When the user jumps 600 m east
      Then within 10 minutes the app was told "a fix"

    @I-88
    Scenario: Five minutes must have passed
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      And what the app was told so far is set aside
      When the user jumps 2 km east
      Then for 4 minutes the app was told nothing
      And within 10 minutes the app was told "a fix"

    @I-88
    Scenario: The distance is that from the last one
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      And 10 minutes pass
      And the user jumps 600 m east
      And 10 minutes pass
      And what the app was told so far is set aside
      When the user jumps 600 m west
      Then within 10 minutes the app was told "a fix"

    @I-88
    Scenario: An hour on the road
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      And what the app was told so far is set aside
      When the user moves to Kraków at 100 km/h
      And 30 minutes pass
      Then about location the app was told:
        | a fix |
        | a fix |
        | a fix |
        | a fix |
        | a fix |
        | a fix |

    @I-88
    Scenario: Starting twice gives no second first event
      Given location permission is while using
      And the app is open
      When the app starts significant-change updates
      And the app starts significant-change updates
      Then the app was told:
        | a fix |

    @I-88
    Scenario: Unless they were stopped between
      Given location permission is while using
      And the app is open
      When the app starts significant-change updates
      And the app stops significant-change updates
      And the app starts significant-change updates
      Then the app was told:
        | a fix |
        | a fix |

    @I-88
    Scenario: Stopped, they are silent
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      And the app stops significant-change updates
      And what the app was told so far is set aside
      When 10 minutes pass
      And the user travels to Kraków
      Then for 10 minutes the app was told nothing

    @I-88
    Scenario Outline: At rest, where they are "<setting>"
      Given the significant changes at rest is "<setting>"
      And location permission is while using
      And the app is open
      And the app starts significant-change updates
      When 1 hour passes
      Then the app has received <count> fixes

      Examples:
        | setting          | count |
        | only on movement | 1     |
        | every 15 minutes | 5     |

  Rule: With Always they wake a suspended app, with While Using they do not

    @I-67 @I-88
    Scenario: Always
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 second passes
      Then the app was told:
        | resumed |
        | a fix   |

    @I-67 @I-88
    Scenario: While using
      Given location permission is while using
      And the app is open
      And the app starts significant-change updates
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      Then for 10 minutes the app was told nothing
