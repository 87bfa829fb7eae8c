@ios
Feature: Being in use, and Allow Once, on iOS
  Much on iOS depends on whether an app is in use: it is while it is in front, for a short time after, and for as
  long as it visibly uses location in the background. Nobody documents how long the short time is, so these
  scenarios wait for 10 minutes where it must be over, and do not wait where it must not.

  Rule: An app is in use in front, shortly after, and during location updates in the background

    @I-36
    Scenario: In front
      Given location permission is while using
      And the app is open
      When the app asks for its location
      Then the app was told:
        | a fix |

    @I-36
    Scenario: Having just left
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And what the app was told so far is set aside
      And the app asks for its location
      Then the app was told:
        | a fix |

    @I-36 @I-51
    Scenario: In the background with location updates
      Given location permission is while using
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app is in the background
      And the app was told "a fix"

    @I-36
    Scenario: No longer, after a while in the background without them
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      Then the app is suspended

  Rule: The short time counts from the end of the last of them

    @I-36
    Scenario: An app that stopped its updates in the background has it once more
      Given location permission is while using
      And the app is open
      And the app starts background location updates
      When the user leaves the app
      And 10 minutes pass
      And the app stops location updates
      And what the app was told so far is set aside
      And the app asks for its location
      Then the app was told:
        | a fix |

    @I-36
    Scenario: After a background activity session as well
      Given location permission is while using
      And the app is open
      And the app starts a background activity session
      When the user leaves the app
      And 10 minutes pass
      And the app ends the background activity session
      And what the app was told so far is set aside
      And the app asks for its location
      Then the app was told:
        | a fix |

    @I-36 @I-37
    Scenario: So Allow Once outlives the updates by that time, and by no more
      Given location permission is allowed once
      And the app is open
      And the app starts background location updates
      When the user leaves the app
      And 10 minutes pass
      And the app stops location updates
      Then for 9 seconds the app sees location permission while using
      When 1 second passes
      Then the app sees location permission not determined

    @I-36 @I-37
    Scenario: Updates that end soon after the front shorten nothing
      Given location permission is allowed once
      And the app is open
      And the app starts background location updates
      When the user leaves the app
      And 5 seconds pass
      And the app stops location updates
      Then for 54 seconds the app sees location permission while using
      When 1 second passes
      Then the app sees location permission not determined

  Rule: Allow Once lapses when the app is no longer in use, and the app is told

    @I-37 @I-31
    Scenario: A long time away
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow Once"
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user returns to the app
      Then the app sees location permission not determined
      And about permission the app was told:
        | permission not determined |

    @I-37
    Scenario: A glance at another app
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow Once"
      And what the app was told so far is set aside
      And the user leaves the app
      And the user returns to the app
      And 24 hours pass
      Then the app sees location permission while using
      And the app was told nothing about permission

    @I-37
    Scenario: As long as the app stays in front
      Given location permission is allowed once
      And the app is open
      When 15 hours pass
      Then the app sees location permission while using
      And the app was told nothing

    @I-37
    Scenario: While Using does not lapse
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then the app sees location permission while using
      And the app was told nothing about permission

  Rule: Location updates in the background keep the app in use, and so keep Allow Once

    @I-38 @I-63
    Scenario: For as long as they go on
      Given location permission is allowed once
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      Then for 10 minutes the app sees location permission while using
      And the app was told nothing about permission
      When the user returns to the app
      Then the app was told nothing about permission
      And the app sees location permission while using

    @I-38 @I-37
    Scenario: And no longer
      Given location permission is allowed once
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And the app stops location updates
      And 10 minutes pass
      And the user returns to the app
      Then the app sees location permission not determined
      And about permission the app was told:
        | permission not determined |

    @I-38 @I-57
    Scenario: A background activity session does so too
      Given location permission is allowed once
      And the app is open
      When the app starts a background activity session
      And the user leaves the app
      Then for 10 minutes the app sees location permission while using

  Rule: Allow Once does not outlive the process

    @I-39 @I-27
    Scenario Outline: The app is started again after <what happens>
      Given location permission is allowed once
      And the app is open
      When <what happens>
      And the user opens the app
      Then the app sees location permission not determined
      And about permission the app was told:
        | permission not determined |

      Examples:
        | what happens            |
        | the user quits the app  |
        | the system ends the app |
        | the app crashes         |

  Rule: Then the app may ask again

    @I-40 @I-08
    Scenario: After the lapse
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow Once"
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      And the app asks for when-in-use permission
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times
      When the user answers "Allow While Using App"
      Then the app was told "permission while using"
