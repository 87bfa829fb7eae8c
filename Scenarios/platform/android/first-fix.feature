@android
Feature: The first position takes its time, on Android
  What Android alone has to do with a receiver that searches: it measures outside of the app's process, and stops
  measuring for the power saver, for Doze and for its switch.

  Background:
    Given location permission is always
    And the first fix takes 20 seconds
    And the app is open

  @A-40
  Scenario: The search goes on without the app, which is woken for what was found
    Given the first fix takes 5 minutes
    When the app starts location updates
    And the user leaves the app
    And what the app was told so far is set aside
    Then for 4 minutes 59 seconds the app was told nothing about location
    And the app is suspended
    When 1 second passes
    Then the app was told "a fix"

  @A-47
  Scenario: Doze, where it leaves the receiver alone
    Given the doze is "leaves services alone"
    And the app starts a foreground service
    When the app starts location updates
    And 7 seconds pass
    And the user locks the phone
    And the phone falls into Doze
    Then for 12 seconds the app has received 0 fixes
    When 1 second passes
    Then the app has received 1 fix

  @A-46
  Scenario: A power saver that stops the receiver
    Given the battery saver is "all off with screen"
    When the app starts location updates
    And 30 seconds pass
    And the phone's power saving is on
    And the user locks the phone
    And 5 seconds pass
    And what the app was told so far is set aside
    And the user unlocks the phone
    Then for 19 seconds the app was told nothing about location
    When 1 second passes
    Then the app was told "a fix"

  @A-56
  Scenario: The location switch
    When the app starts location updates
    And 30 seconds pass
    And Location Services are switched off
    And 5 seconds pass
    And Location Services are switched on
    And what the app was told so far is set aside
    Then for 19 seconds the app was told nothing about location
    When 1 second passes
    Then the app was told "a fix"

  @A-41
  Scenario: A foreground service that is started meanwhile
    When the app starts location updates
    And 7 seconds pass
    And the app starts a foreground service
    Then for 12 seconds the app has received 0 fixes
    When 1 second passes
    Then the app has received 1 fix
