@ios @android
Feature: The app remembers where the car is

  Background:
    Given the parking app is installed
    And the user is in Warsaw

  @parking:FR-001
  Scenario: The first time, the driver is asked
    When the user opens the app
    And the driver parks
    And the user answers "While using the app"
    Then the car is remembered at Warsaw
    And the driver reads where the car is
    And the button "Park here" is enabled

  @parking:FR-001
  Scenario: A car that is parked again is where it is now
    Given location permission is while using
    When the user opens the app
    And the driver parks
    And the user travels to Kraków
    And the driver parks
    Then the car was parked 2 times
    And the car is remembered at Kraków

  @parking:FR-002
  Scenario: A driver who has refused is told what to do
    Given location permission is denied
    When the user opens the app
    And the driver parks
    Then the screen shows "Allow location in Settings to remember where your car is."
    And the car is not remembered anywhere

  @parking:FR-003
  Scenario: The car is remembered over a restart
    Given location permission is while using
    When the user opens the app
    And the driver parks
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the driver reads where the car is

  @parking:FR-004
  Scenario: Parked in a garage without network
    Given location permission is while using
    When the user opens the app
    And the phone goes offline
    And the driver parks
    Then the badge "Not sent yet" is shown
    When the phone comes online again
    Then the car is remembered at Warsaw
    And the badge "Not sent yet" is not shown
