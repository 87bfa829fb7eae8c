@android
Feature: The list of active apps on Android
  From Android 13 on the notification shade lists every app with a foreground service, with a button "Stop" beside it. It
  ends the whole app without a word to it, and is no force stop: work and geofences start the app again.

  Background:
    Given the app's notifications are on
    And location permission is always
    And the app is open
    And the app monitors the region "Kraków" of 200 m around Kraków
    And the app defers the work "send points" for 1 hour
    And the app starts a foreground service

  @A-78
  Scenario: The whole app ends without a word
    Given the user leaves the app
    And what the app was told so far is set aside
    When the user stops the app in the list of active apps
    And 10 minutes pass
    Then the app was told nothing
    And the app is not running
    And the foreground service notification is not shown

  @A-78
  Scenario: An app in front is gone, and Android says that its user ended it
    When the user stops the app in the list of active apps
    Then the home screen is shown
    When the user opens the app
    Then Android says that the app's last process was closed by the user

  @A-78
  Scenario: Its geofences start it again
    Given the user stops the app in the list of active apps
    When the user travels to Kraków
    Then within 10 minutes the app was told "entered region Kraków"
    And the app has been started 2 times

  @A-78 @A-68
  Scenario: Its work starts it again
    Given the user stops the app in the list of active apps
    When 1 hour passes
    Then the work "send points" runs

  @A-78 @A-49
  Scenario: A message starts it again, which one that was stopped by force does not get
    Given the user stops the app in the list of active apps
    When an urgent message reaches the app
    Then the app is in the background
    When the user force-stops the app
    And an urgent message reaches the app
    Then the app is not running
