@ios
Feature: Asking for Always, on iOS
  Always is never given at once to an app that nobody knows. Either the app has While Using first and asks for
  more, or it asks for Always at the start and gets it on probation: it reads Always, and the user is asked later.

  Rule: On top of While Using, Always is asked for at once

    @I-14
    Scenario: The user is asked whether to change or to keep
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      Then the location permission alert is shown
      And the alert offers:
        | Keep Only While Using  |
        | Change to Always Allow |

    @I-14
    Scenario: Changing to Always is told
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      And the user answers "Change to Always Allow"
      Then the app sees location permission always
      And about permission the app was told:
        | permission always |

    @I-14 @I-22 @I-28
    Scenario: Keeping While Using is told by nothing but being active again
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      And the user answers "Keep Only While Using"
      Then the app sees location permission while using
      And the app was told:
        | will resign active |
        | became active      |
      And for 10 minutes the app was told nothing

    @I-14b @I-27
    Scenario: A location manager made for the request is told the status before there is an answer
      Given location permission is while using
      And the app is open
      When the app creates a location manager
      And the app asks for Always permission
      Then the location permission alert is shown
      And about permission the app was told:
        | permission while using |
      When the user answers "Keep Only While Using"
      Then the app was told nothing about permission

  Rule: The user is asked for Always only once

    @I-13
    Scenario: After Keep Only While Using
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      And the user answers "Keep Only While Using"
      And what the app was told so far is set aside
      And the app asks for Always permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing
      When the user quits and reopens the app
      And the app asks for Always permission
      Then no system alert is shown
      And the location permission alert has been shown 1 time

    @I-13 @I-18
    Scenario: After Keep Only While Using to the question that came later
      Given the app is open
      When the app asks for Always permission
      And the user answers "Allow While Using App"
      And the app monitors the region "Home" of 500 m around Warsaw
      And the user leaves the app
      And 10 minutes pass
      And the user travels to Kraków
      And 1 minute passes
      And the user answers "Keep Only While Using"
      And the user returns to the app
      And what the app was told so far is set aside
      And the app asks for Always permission
      Then no system alert is shown
      And the app was told nothing

    @I-13
    Scenario: Settings can still give it
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      And the user answers "Keep Only While Using"
      And what the app was told so far is set aside
      And the user sets location permission to always in Settings and returns
      Then about permission the app was told:
        | permission always |

  Rule: Allow Once leaves no way to Always

    @I-15
    Scenario: Always is asked for after Allow Once
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow Once"
      And what the app was told so far is set aside
      And the app asks for Always permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing

    @I-15 @I-16
    Scenario: Always is asked for first, allowed once, and asked for again
      Given the app is open
      When the app asks for Always permission
      And the user answers "Allow Once"
      And what the app was told so far is set aside
      And the app asks for Always permission
      Then no system alert is shown
      And the app was told nothing

  Rule: Asked for Always first, iOS asks for While Using

    @I-16
    Scenario Outline: "<answer>" makes the permission <status>
      Given the app is open
      When the app asks for Always permission
      Then the alert offers:
        | Allow Once            |
        | Allow While Using App |
        | Don't Allow           |
      When the user answers "<answer>"
      Then the app sees location permission <status>
      And about permission the app was told:
        | permission <status> |

      Examples:
        | answer                | status      |
        | Allow While Using App | always      |
        | Allow Once            | while using |
        | Don't Allow           | denied      |

    @I-16 @I-03
    Scenario: Allow While Using App gives Always on probation
      Given the app is open
      When the app asks for Always permission
      And the user answers "Allow While Using App"
      Then the app sees location permission always
      When the user opens the app's page in Settings
      Then Settings shows location permission while using

    @I-16 @I-37
    Scenario: Allow Once is no more than Allow Once, whatever was asked for
      Given the app is open
      When the app asks for Always permission
      And the user answers "Allow Once"
      And what the app was told so far is set aside
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then about permission the app was told:
        | permission not determined |

  Rule: Whether there is such a probation is disputed

    @I-20
    Scenario Outline: Provisional Always <setting>
      Given the provisional Always is "<setting>"
      And the app is open
      When the app asks for Always permission
      And the user answers "Allow While Using App"
      Then the app sees location permission <status>

      Examples:
        | setting        | status      |
        | exists         | always      |
        | does not exist | while using |

    @I-20 @I-17
    Scenario: Without it no question is put off
      Given the provisional Always is "does not exist"
      And the user is in Warsaw
      And the app is open
      And the app asks for Always permission
      And the user answers "Allow While Using App"
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And the user travels to Kraków
      And 10 minutes pass
      Then no system alert is shown
      And the location permission alert has been shown 1 time

    @I-20 @I-13
    Scenario: Without it the one request for Always is used up all the same
      Given the provisional Always is "does not exist"
      And the app is open
      When the app asks for Always permission
      And the user answers "Allow While Using App"
      And the app asks for Always permission
      Then no system alert is shown

  Rule: The question that was put off comes with the first event that needs Always

    @I-17 @I-19
    Scenario: The app is suspended when it crosses a region's border
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      Then no system alert is shown
      When the user travels to Kraków
      And 1 minute passes
      Then the location permission alert is shown
      And the alert offers:
        | Keep Only While Using  |
        | Change to Always Allow |
      And the app is suspended
      And the app was told nothing

    @I-17 @I-67
    Scenario: The app is not even running
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 1 minute passes
      Then the location permission alert is shown
      And the app is not running
      And the app has been started 1 time

    @I-17
    Scenario: As long as the app is in use there is nothing to ask
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user travels to Kraków
      And 1 minute passes
      Then no system alert is shown
      And about regions the app was told:
        | left region Home       |
        | region Home is outside |

    @I-17
    Scenario: On a locked phone the question waits for the user
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user locks the phone
      And 10 minutes pass
      And the user travels to Kraków
      And 1 minute passes
      Then the phone's screen looks like this:
        """
        ┌────────────────────────────────────────────────────────┐
        │ 08:11:00                                        online │
        ├────────────────────────────────────────────────────────┤
        │ (the phone is locked)                                  │
        └────────────────────────────────────────────────────────┘
        """
      When the user unlocks the phone
      Then the location permission alert is shown

  Rule: The app gets either the event or the changed permission

    @I-18
    Scenario: Change to Always Allow lets the event through, and is no news to the app
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      And the user answers "Change to Always Allow"
      Then the app was told:
        | resumed                |
        | left region Home       |
        | region Home is outside |
      When the user opens the app's page in Settings
      Then Settings shows location permission always

    @I-18 @I-67
    Scenario: Change to Always Allow starts an app that was not running
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      And the user answers "Change to Always Allow"
      Then the app was told, in any order:
        | launched for location  |
        | permission always      |
        | left region Home       |
        | region Home is outside |

    @I-18 @I-19 @I-31
    Scenario: Keep Only While Using is told, and the event is lost
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      And the user answers "Keep Only While Using"
      And the user returns to the app
      And 10 minutes pass
      Then about permission the app was told:
        | permission while using |
      And the app was told nothing about regions

    @I-18
    Scenario: The question comes only once
      Given location permission is provisional always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And the user travels to Kraków
      And 1 minute passes
      And the user answers "Change to Always Allow"
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Warsaw
      And 1 minute passes
      Then no system alert is shown
      And the location permission alert has been shown 1 time
      And the app was told "entered region Home"

  Rule: Whether there is a provisional Always is told in two ways

    @I-20
    Scenario Outline: A first request for Always, where the provisional kind <exists>
      Given the provisional Always is "<exists>"
      And the app is open
      When the app asks for Always permission
      And the user answers "Allow While Using App"
      Then the app sees location permission <permission>

      Examples:
        | exists         | permission  |
        | exists         | always      |
        | does not exist | while using |
