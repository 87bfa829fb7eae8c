@android
Feature: Grants for this time only on Android
  "Only this time" looks like any other grant to the app. It lasts while the app is visible, for a minute after, and
  as long as a foreground service that was started while the app was visible. Then it is gone, and the app may ask
  again. On iOS the counterpart is Allow Once.

  Rule: It lasts while the app is visible, and a short time after

    @A-33
    Scenario: However long the app stays in front
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      When 3 hours pass
      Then the app sees location permission while using

    @A-33
    Scenario: Behind the home screen it ends
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission not determined

    @A-33
    Scenario: Behind the lock screen it ends as well
      Given location permission is only this time
      And the app is open
      When the user locks the phone
      And 10 minutes pass
      And the user unlocks the phone
      Then the app sees location permission not determined

    @A-33
    Scenario: Approximate for this time ends the same way
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time" with approximate accuracy
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission not determined

    @A-33
    Scenario: A lasting grant does not end
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission while using

  Rule: It ends after 60 seconds in a row below the foreground

    @A-34
    Scenario: Not before
      Given location permission is only this time
      And the app is open
      When the user leaves the app
      And 59 seconds pass
      Then the app sees location permission while using

    @A-34
    Scenario: Not later
      Given location permission is only this time
      And the app is open
      When the user leaves the app
      And 61 seconds pass
      Then the app sees location permission not determined

    @A-34
    Scenario: Coming back in time starts the count anew
      Given location permission is only this time
      And the app is open
      When the user leaves the app
      And 50 seconds pass
      And the user returns to the app
      And the user leaves the app
      And 50 seconds pass
      Then the app sees location permission while using
      When 11 seconds pass
      Then the app sees location permission not determined

    @A-34
    Scenario: A visit to Settings counts like any other
      Given location permission is only this time
      And the app is open
      When the user opens the app's page in Settings
      And 61 seconds pass
      Then the app sees location permission not determined

  Rule: A service started while visible keeps it, but does not stop the count

    @A-33 @A-35
    Scenario: As long as the service runs
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      When the user leaves the app
      And 3 hours pass
      Then the app sees location permission while using

    @A-35
    Scenario: When the service stops after more than a minute, it is over at once
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      And the user leaves the app
      And 10 minutes pass
      When the app stops the foreground service
      Then the app sees location permission not determined

    @A-35
    Scenario: When the service stops within the minute, the rest of the minute is left
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      And the user leaves the app
      And 30 seconds pass
      When the app stops the foreground service
      Then the app sees location permission while using
      When 31 seconds pass
      Then the app sees location permission not determined

    @A-35
    Scenario: When the service stops while the app is visible, nothing is lost
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      And the user leaves the app
      And 10 minutes pass
      When the user returns to the app
      And the app stops the foreground service
      And 10 minutes pass
      Then the app sees location permission while using

  Rule: Without a process it ends after a few seconds

    @A-36
    Scenario: The process is gone
      Given location permission is only this time
      And the app is open
      When the user leaves the app
      And the system ends the app
      And 6 seconds pass
      Then the app sees location permission not determined

    @A-36
    Scenario: The process is back in time
      Given location permission is only this time
      And the app is open
      When the user leaves the app
      And the system ends the app
      And 3 seconds pass
      And the user opens the app
      And 10 minutes pass
      Then the app sees location permission while using

    @A-36
    Scenario: A crash in front of the user is forgiven if the app is reopened at once
      Given location permission is only this time
      And the app is open
      When the app crashes
      And 1 second passes
      And the user opens the app
      Then the app sees location permission while using

  Rule: Another app that is bound to this one does not keep it

    @A-37
    Scenario: A visible app is bound to the process
      Given location permission is only this time
      And the app is open
      And a visible app binds to the app
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission not determined

    @A-37
    Scenario: Older releases let the importance of the process decide
      Given the one-time keep-alive is "importance"
      And location permission is only this time
      And the app is open
      And a visible app binds to the app
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission while using

    @A-37
    Scenario: Even then a process that is only there does not keep it
      Given the one-time keep-alive is "importance"
      And location permission is only this time
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission not determined

    @A-37
    Scenario: Nor does one that is bound to a process that is gone
      Given the one-time keep-alive is "importance"
      And location permission is only this time
      And the app is open
      And a visible app binds to the app
      When the user leaves the app
      And the system ends the app
      And 10 minutes pass
      And the user opens the app
      Then the app sees location permission not determined

  Rule: Its end is no refusal: the app may ask again

    @A-38
    Scenario: The same dialog comes again
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      And the user leaves the app
      And 10 minutes pass
      And the user opens the app
      When what the app was told so far is set aside
      And the app requests the permissions coarse and fine
      Then the alert offers:
        | While using the app |
        | Only this time      |
        | Deny                |
      When the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse, fine |

    @A-38
    Scenario: It may happen as often as it likes
      Given the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      And the user leaves the app
      And 10 minutes pass
      And the user opens the app
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      And the user leaves the app
      And 10 minutes pass
      And the user opens the app
      When the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-38
    Scenario: No location comes any more
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      And the app starts location updates
      And the user leaves the app
      And 10 minutes pass
      And the app stops the foreground service
      When 1 second passes
      And what the app was told so far is set aside
      Then for 10 minutes the app was told nothing about location

  Rule: The user can end it in Settings, at once

    @A-39
    Scenario: The process ends with it
      Given location permission is only this time
      And the app is open
      When the user sets location permission to denied in Settings
      Then the app is not running
      And the app sees location permission denied

    @A-39
    Scenario: A foreground service does not protect it
      Given location permission is only this time
      And the app is open
      And the app starts a foreground service
      When the user sets location permission to denied in Settings
      Then the app is not running
      And the foreground service notification is not shown

    @A-39
    Scenario: The user can also make it last
      Given location permission is only this time
      And the app is open
      When the user sets location permission to while using in Settings and returns
      And the user leaves the app
      And 10 minutes pass
      Then the app sees location permission while using
