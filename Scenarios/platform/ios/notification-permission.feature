@ios
Feature: The permission for notifications on iOS
  Nobody sees an app's notifications before the user has allowed them. The app asks once; what it posts meanwhile, or after
  a refusal, is dropped without a word.

  Background:
    Given the bare app is installed
    And the app is open

  Rule: The user is asked once

    @I-98
    Scenario: In the system's words
      When the app asks for notifications
      Then the notification permission alert is shown
      And the location permission alert is not shown
      And the alert says "“Probe” Would Like to Send You Notifications"
      And the alert offers "Don't Allow" and "Allow"
      And notification permission is not determined

    @I-98
    Scenario Outline: The answer decides, also of what is asked again
      Given the app asks for notifications
      When the user answers "<answer>"
      Then the app was told "notifications <told>"
      And notification permission is <permission>
      Given what the app was told so far is set aside
      When the app asks for notifications
      Then no system alert is shown
      And the app was told "notifications <told>"
      When the app posts the notification "New shift"
      Then <count> notification is shown

      Examples:
        | answer      | told        | permission | count |
        | Allow       | allowed     | authorized | 1     |
        | Don't Allow | not allowed | denied     | 0     |

    @I-98
    Scenario: The question waits behind the one about location
      When the app asks for when-in-use permission
      And the app asks for notifications
      Then the location permission alert is shown
      When the user answers "Allow While Using App"
      Then the notification permission alert is shown
      When the user answers "Allow"
      Then the app was told "notifications allowed"
      And no system alert is shown

    @I-98
    Scenario: An app that is installed anew may ask anew
      Given the app asks for notifications
      And the user answers "Don't Allow"
      When the user reinstalls the app
      And the user opens the app
      Then notification permission is not determined
      When the app asks for notifications
      Then the notification permission alert is shown

    @I-98
    Scenario: A process that ends takes its question along, and nothing is decided
      Given the app asks for notifications
      When the app crashes
      And the user opens the app
      Then no system alert is shown
      And notification permission is not determined

    @I-98
    Scenario: Settings take it back, which the app can read
      Given the app asks for notifications
      And the user answers "Allow"
      When the user switches the app's notifications off in Settings
      Then notification permission is denied

  Rule: What is posted without it is not seen

    @I-98
    Scenario: Before the answer, and after it
      When the app posts the notification "New shift"
      Then the notification "New shift" is not shown
      Given the app asks for notifications
      When the user answers "Allow"
      Then the notification "New shift" is not shown
      When the app posts the notification "New shift"
      Then the notification "New shift" is shown

    @I-98
    Scenario: Settings decide too, and the app is told of nothing
      Given the app asks for notifications
      And the user answers "Don't Allow"
      And what the app was told so far is set aside
      When the user turns the app's notifications on in Settings
      And the app posts the notification "New shift"
      Then the notification "New shift" is shown
      And the app was told nothing about notifications

  Rule: Quiet ones need no question

    @I-98
    Scenario: Provisional permission asks nobody
      When the app asks for provisional notifications
      Then no system alert is shown
      And the app was told "notifications allowed"
      And notification permission is provisional
      When the app posts the notification "New shift"
      Then the notification "New shift" is shown

    @I-98
    Scenario: Who has them quietly can be asked for more, and may refuse all
      Given the app asks for provisional notifications
      And the app posts the notification "New shift"
      When the app asks for notifications
      Then the notification permission alert is shown
      When the user answers "Don't Allow"
      Then notification permission is denied
      And the notification "New shift" is not shown

  Rule: The user clears what they like

    @I-110
    Scenario: Swiped away, it is gone until it is posted again
      Given the app asks for notifications
      And the user answers "Allow"
      And the app posts the notification "Tracking goes on"
      When the user dismisses the notification "Tracking goes on"
      Then the notification "Tracking goes on" is not shown
      When the app posts the notification "Tracking goes on"
      Then the notification "Tracking goes on" is shown

    @I-110
    Scenario: Posted again while it is shown, it is the same one
      Given the app asks for notifications
      And the user answers "Allow"
      When the app posts the notification "Tracking goes on"
      And the app posts the notification "Tracking goes on"
      Then 1 notification is shown
      When the app posts the notification "Tracking is over"
      Then 2 notifications are shown
