@android
Feature: An update of the app on Android
  A later version takes the app's place: its process ends, and its service with it. Android tells the new version by
  starting it, unless it was stopped by force or never opened. Its geofences are gone, as many report, or stay, as the
  page about them has it: a setting.

  Background:
    Given the app's notifications are on

  Rule: The process ends, and the new version is told

    Background:
      Given location permission is always

    @A-79
    Scenario: An app in front is gone, and runs out of sight
      Given the app is open
      And what the app was told so far is set aside
      When the app is updated to version "2.0"
      Then the app was told:
        | launched by its update |
      And the home screen is shown
      And the app is in the background
      And the installed app is at "2.0"
      And Android says that the app's last process was updated

    @A-79
    Scenario: Behind the lock screen it is gone as well
      Given the app is open
      When the user locks the phone
      And the app is updated to version "2.0"
      And the user unlocks the phone
      Then the home screen is shown

    @A-79
    Scenario: Before Android 14 it counts as the user's doing
      Given the phone runs Android 13
      And the app is open
      When the app is updated to version "2.0"
      Then Android says that the app's last process was closed by the user

    @A-79
    Scenario: Its service ends with it, and is not started again by Android
      Given the app does not listen for its update
      And the app is open
      And the app starts a foreground service
      When the app is updated to version "2.0"
      And 1 minute passes
      Then the foreground service notification is not shown
      And the app is not running

    @A-79
    Scenario: One that the user has swiped away is told too
      Given the app is open
      And the user quits the app
      And what the app was told so far is set aside
      When the app is updated
      Then the app was told "launched by its update"

    @A-79 @A-49
    Scenario: Not one that was stopped by force
      Given the app is open
      And the user force-stops the app
      And what the app was told so far is set aside
      When the app is updated to version "2.0"
      Then for 10 minutes the app was told nothing
      And the app is not running

    @A-79 @A-49
    Scenario: Not one that was never opened
      When the app is updated to version "2.0"
      Then the app is not running
      And the app has been started 0 times

  Rule: It may start a service then, for locations with the background permission

    @A-79 @A-43
    Scenario: With the background permission
      Given location permission is always
      And the app is open
      And the app starts a foreground service
      And the user leaves the app
      When the app is updated to version "2.0"
      And the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-79 @A-42
    Scenario: Without it Android throws
      Given location permission is while using
      And the app is open
      And the user leaves the app
      When the app is updated to version "2.0"
      And the app starts a foreground service
      Then about services the app was told:
        | service failed: security exception |

    @A-79 @A-43
    Scenario: Later there is no reason left
      Given location permission is always
      And the app is open
      And the app is updated to version "2.0"
      And 1 minute passes
      And the user opens the app
      And the user leaves the app
      When the app starts a foreground service
      Then about services the app was told:
        | service failed: start not allowed |

  Rule: Geofences are lost or kept, work is kept

    Background:
      Given location permission is always

    @A-79
    Scenario: Geofences are gone, and nothing tells the app
      Given the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków with a dwell of 5 minutes
      When the app is updated to version "2.0"
      Then the platform watches 0 regions
      When what the app was told so far is set aside
      And the user travels to Kraków
      Then for 30 minutes the app was told nothing about regions

    @A-79
    Scenario: They are watched on where they are kept
      Given the geofences over an update is "kept"
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the app is updated to version "2.0"
      And the user travels to Kraków
      Then within 10 minutes the app was told "entered region Kraków"

    @A-79
    Scenario: It adds its geofences again
      Given the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the app is updated to version "2.0"
      When the app monitors the region "Kraków" of 200 m around Kraków
      And the user travels to Kraków
      Then within 10 minutes the app was told "entered region Kraków"

    @A-79 @A-68
    Scenario: Deferred work starts all the same
      Given the app is open
      And the app defers the work "send points" for 1 hour
      When the app is updated to version "2.0"
      And 59 minutes pass
      Then the work "send points" waits
      And within 1 minute the work "send points" runs
