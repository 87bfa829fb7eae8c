@android
Feature: The permission for notifications on Android
  From Android 13 on an app that was built for it asks before its notifications are seen, that of its service among them.
  Two refusals are final. The service runs all the same.

  Background:
    Given the bare app is installed

  Rule: From Android 13 on, for apps that were built for it

    @A-71
    Scenario Outline: A new installation on Android <version>, built for SDK <target>
      Given the phone runs Android <version>
      And the app targets SDK <target>
      And location permission is while using
      And the app is open
      When the app starts a foreground service
      Then the foreground service notification is <shown>
      And notification permission is <permission>

      Examples:
        | version | target | shown     | permission |
        | 12      | 33     | shown     | authorized |
        | 13      | 32     | shown     | authorized |
        | 13      | 33     | not shown | denied     |
        | 16      | 36     | not shown | denied     |

    @A-71
    Scenario: On Android 12 there is nothing to ask
      Given the phone runs Android 12
      And the app is open
      When the app asks for notifications
      Then no system alert is shown
      And the app was told "notifications allowed"

    @A-71
    Scenario: A service that nobody sees runs, and is seen once it may be
      Given the phone runs Android 13
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the app starts location updates
      When the user leaves the app
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app was told "a fix"
      And the foreground service notification is not shown
      When the user opens the app
      And the app asks for notifications
      And the user answers "Allow"
      Then the foreground service notification is shown

  Rule: Two refusals are final

    @A-71
    Scenario: In the system's words
      Given the app is open
      When the app asks for notifications
      Then the notification permission alert is shown
      And the alert says "Allow Probe to send you notifications?"
      And the alert offers "Allow" and "Don't allow"

    @A-71
    Scenario: Refused once it can be asked again, refused twice not
      Given the app is open
      And the app asks for notifications
      And the user answers "Don't allow"
      And what the app was told so far is set aside
      When the app asks for notifications
      Then the notification permission alert is shown
      When the user answers "Don't allow"
      Then the app was told "notifications not allowed" 1 time
      When the app asks for notifications
      Then no system alert is shown
      And the app was told "notifications not allowed" 1 time

    @A-71 @A-19
    Scenario: Closed without an answer it counts for nothing
      Given the app is open
      And the app asks for notifications
      And the user dismisses the dialog
      And the app asks for notifications
      And the user answers "Don't allow"
      When the app asks for notifications
      Then the notification permission alert is shown

    @A-71 @A-60
    Scenario: An app that is installed anew may ask anew
      Given the app is open
      And the app asks for notifications
      And the user answers "Don't allow"
      And the app asks for notifications
      And the user answers "Don't allow"
      When the user reinstalls the app
      And the user opens the app
      And the app asks for notifications
      Then the notification permission alert is shown

    @A-18
    Scenario: Out of sight nobody is asked
      Given the app is open
      And location permission is while using
      And the app starts a foreground service
      When the user leaves the app
      And the app asks for notifications
      Then the app was told "notifications not allowed"
      When the user opens the app
      Then no system alert is shown
