Feature: Location denied, and the way through Settings
  Without the permission nobody clocks in. The app says so, leads to Settings, and looks again afterwards.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And the server answers "POST /punches" with status 204

  @ios
  Scenario: Denied at the first question, on iOS
    When the user opens the app
    And the user taps "Clock in"
    And the user answers "Don't Allow"
    Then the screen shows "Allow location in Settings to clock in."
    And the button "Clock in" is shown
    And the app has asked the phone for its location 0 times
    When the user taps "Open Settings"
    Then Settings shows the page of this app
    When the user sets location permission to while using in Settings and returns
    Then the screen shows "You are not clocked in."
    And the button "Open Settings" is not shown
    When the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the app has asked for permission 1 time

  @android
  Scenario: Denied at the first question, on Android
    When the user opens the app
    And the user taps "Clock in"
    And the user answers "Don't allow"
    Then the screen shows "Allow location in Settings to clock in."
    And the button "Clock in" is shown
    And the app has asked the phone for its location 0 times
    When the user taps "Open Settings"
    Then Settings shows the page of this app
    When the user sets location permission to while using in Settings and returns
    Then the screen shows "You are not clocked in."
    And the button "Open Settings" is not shown
    When the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the app has asked for permission 1 time

  @ios
  Scenario: Restricted by whoever manages the phone, on iOS
    Given location permission is restricted
    When the user opens the app
    Then the screen shows "You are not clocked in."
    When the user taps "Clock in"
    Then the screen shows "Allow location in Settings to clock in."
    And the server has received 0 "POST /punches" requests

  @ios @android
  Scenario: Back from Settings with nothing changed
    Given location permission is denied
    When the user opens the app
    And the user taps "Clock in"
    And the user taps "Open Settings"
    And the user returns to the app
    Then the screen shows "Allow location in Settings to clock in."
    And the button "Open Settings" is shown
    And no system alert is shown

  @ios @android
  Scenario: Location is switched off for all apps
    Given location permission is while using
    And Location Services are off
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Allow location in Settings to clock in."
    When the user switches Location Services on in Settings and returns
    Then the screen shows "You are not clocked in."
    When the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."

  @ios @android
  Scenario: Taken away in the middle of the day
    Given location permission is while using
    When the user opens the app
    And the user taps "Clock in"
    And the user sets location permission to denied in Settings and returns
    Then the screen shows "Clocked in at 08:00."
    When the user taps "Clock out"
    Then the screen shows "Allow location in Settings to clock in."
    When the user sets location permission to while using in Settings and returns
    Then the screen shows "Clocked in at 08:00."
    And the button "Clock out" is shown
