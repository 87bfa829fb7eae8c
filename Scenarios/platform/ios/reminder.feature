@ios
Feature: The reminder about background use, on iOS
  From time to time iOS tells the user that an app with Always permission used their location in the background,
  and lets them think again.

  Rule: The user may go back to While Using, and the app is told

    @I-24
    Scenario: The reminder has two answers
      Given location permission is always
      And the app is open
      And the user leaves the app
      When iOS reminds the user of the app's background use
      Then the alert offers:
        | Change to Only While Using |
        | Always Allow               |

    @I-24 @I-30
    Scenario: Change to Only While Using, while the app runs
      Given location permission is always
      And the app is open
      When iOS reminds the user of the app's background use
      Then the app is inactive
      When the user answers "Change to Only While Using"
      Then the app is active
      And about permission the app was told:
        | permission while using |

    @I-24 @I-31
    Scenario: Change to Only While Using, while the app is suspended
      Given location permission is always
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And iOS reminds the user of the app's background use
      And the user answers "Change to Only While Using"
      Then for 10 minutes the app was told nothing
      When the user returns to the app
      Then about permission the app was told:
        | permission while using |

    @I-24
    Scenario: Always Allow changes nothing
      Given location permission is always
      And the app is open
      When iOS reminds the user of the app's background use
      And the user answers "Always Allow"
      Then the app sees location permission always
      And the app was told nothing about permission

    @I-24
    Scenario: The reminder may come again
      Given location permission is always
      And the app is open
      When iOS reminds the user of the app's background use
      And the user answers "Always Allow"
      And 72 hours pass
      And iOS reminds the user of the app's background use
      Then the location permission alert is shown
