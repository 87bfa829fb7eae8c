@ios
Feature: Failures, old positions and filters, on iOS
  One failure means patience, another means the end, and a position is worth only what its time and its accuracy
  say.

  Rule: "Location unknown" passes, "denied" does not

    @I-89
    Scenario: Without a signal the phone says so once and keeps trying
      Given location permission is while using
      And there is no GPS signal
      And the app is open
      When the app starts location updates
      And 5 minutes pass
      Then the app was told:
        | location failed: location unknown |
      When the GPS signal comes back
      Then the app was told "a fix"

    @I-89
    Scenario: A dead spot on the way is told once
      Given location permission is while using
      And the user is at 52.2297, 21.0122
      And there is a dead spot of 100 m around 52.2324, 21.0122
      And the app is open
      And the app starts location updates
      And what the app was told so far is set aside
      When the user walks 600 m north at 2 m/s
      And 2 minutes 30 seconds pass
      Then the app was told "location failed: location unknown" 1 time

    @I-89 @I-91
    Scenario: Permission that is taken away ends the updates
      Given location permission is while using
      And the app is open
      And the app starts location updates
      And what the app was told so far is set aside
      When location permission changes to denied
      Then the app was told, in any order:
        | permission denied       |
        | location failed: denied |
      And for 10 minutes the app was told nothing

  Rule: Where location is denied, a request for it fails at once

    @I-91
    Scenario Outline: With the permission <permission>, <what happens>
      Given location permission is <permission>
      And the app is open
      When <what happens>
      Then the app was told:
        | location failed: denied |
      And for 10 minutes the app was told nothing

      Examples:
        | permission | what happens                              |
        | denied     | the app starts location updates           |
        | denied     | the app asks for its location             |
        | denied     | the app starts significant-change updates |
        | restricted | the app starts location updates           |
        | restricted | the app asks for its location             |

    @I-91 @I-05
    Scenario: With Location Services off
      Given location permission is always
      And Location Services are off
      And the app is open
      When the app starts location updates
      Then the app was told:
        | location failed: denied |

    @I-91
    Scenario Outline: Before the user has decided, the sources differ: "<setting>"
      Given the updates before the answer is "<setting>"
      And the app is open
      When the app starts location updates
      Then no system alert is shown
      And <what was told>
      And for 10 minutes the app has received 0 fixes

      Examples:
        | setting | what was told                              |
        | wait    | the app was told nothing                   |
        | fail    | the app was told "location failed: denied" |

  Rule: Updates that were asked for before the answer wait for it in silence

    @I-91
    Scenario: They begin with the grant, which is told first
      Given the app is open
      When the app asks for when-in-use permission
      And the app starts location updates
      And 1 minute passes
      Then the app was told:
        | will resign active |
      When the user answers "Allow While Using App"
      And 2 seconds pass
      Then about location the app was told:
        | a fix |
        | a fix |
        | a fix |

    @I-91 @I-28
    Scenario: The permission comes before the first position
      Given the app is open
      When the app asks for when-in-use permission
      And the app starts location updates
      And what the app was told so far is set aside
      And the user answers "Allow While Using App"
      Then the app was told:
        | permission while using |
        | became active          |
        | a fix                  |

    @I-91 @I-09
    Scenario: They begin with Allow Once too
      Given the app is open
      When the app starts location updates
      And the app asks for when-in-use permission
      And the user answers "Allow Once"
      Then the app has received 1 fix

    @I-91
    Scenario: A denial ends the waiting with a failure
      Given the app is open
      When the app asks for when-in-use permission
      And the app starts location updates
      And what the app was told so far is set aside
      And the user answers "Don't Allow"
      Then the app was told, in any order:
        | permission denied       |
        | location failed: denied |
        | became active           |
      When location permission changes to while using
      Then for 10 minutes the app has received 0 fixes

    @I-91
    Scenario: What was stopped before the answer does not begin
      Given the app is open
      When the app starts location updates
      And the app stops location updates
      And the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then for 10 minutes the app has received 0 fixes

    @I-91
    Scenario: Where they fail, a grant brings nothing
      Given the updates before the answer is "fail"
      And the app is open
      When the app starts location updates
      And the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then for 10 minutes the app has received 0 fixes

    @I-91 @I-36
    Scenario: Waiting keeps no app running, and shows nothing
      Given the app is open
      When the app starts background location updates
      And the user leaves the app
      Then the blue location indicator is not shown
      When 10 minutes pass
      Then the app is suspended

    @I-91 @I-37
    Scenario: A grant that lapses lets updates wait again
      Given location permission is allowed once
      And the app is open
      And the app starts location updates
      When the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      And what the app was told so far is set aside
      Then for 1 minute the app was told nothing about location
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then the app was told "a fix"

  Rule: A position may be an old one

    @I-92
    Scenario: First what the phone remembers, then what it measures
      Given location permission is while using
      And the user is in Warsaw
      And the phone remembers a fix in Kraków from 1 hour ago
      And the first fix takes 8 seconds
      And the app is open
      When the app starts location updates
      Then the app was told:
        | a fix |
      And the last fix is within 1 km of Kraków
      And the last fix is 1 hour old
      When 8 seconds pass
      Then the app was told "a fix"
      And the last fix is within 1 km of Warsaw
      And the last fix is 0 seconds old

    @I-92
    Scenario: Positions come although nobody moves
      Given location permission is while using
      And the app is open
      When the app starts location updates
      And 2 seconds pass
      Then the app was told:
        | a fix |
        | a fix |
        | a fix |

  Rule: A distance filter holds back small moves, but not a better position

    @I-93
    Scenario: Moves below the filter
      Given location permission is while using
      And the app is open
      And the app starts location updates with:
        | distance filter | 50 m |
      And what the app was told so far is set aside
      When the user jumps 30 m east
      Then for 1 minute the app was told nothing
      When the user jumps 30 m east
      And 1 second passes
      Then the app was told:
        | a fix |

    @I-93
    Scenario: A better accuracy
      Given location permission is while using
      And positions are accurate to 65 m
      And the app is open
      And the app starts location updates with:
        | distance filter | 50 m |
      And what the app was told so far is set aside
      When positions are accurate to 10 m
      And 1 minute passes
      Then the app was told:
        | a fix |
      And the last fix is accurate to 10 m
