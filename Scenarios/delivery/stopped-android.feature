@android
Feature: Stopped among the active apps, on Android
  "Stop" ends the app with its service. The circles of the next stop start it again; what was recorded is kept.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4 @delivery:NOTIFY-1
  Scenario: The circle of the next stop starts the app
    When the user drives 300 m north at 30 km/h and arrives
    And the user stops the app in the list of active apps
    Then the foreground service notification is not shown
    When the courier drives to stop 1
    And 1 minute passes
    Then the courier was at stop 1
    And location updates are on
    And every recorded point is on the server
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once

  # The limit: A-49.
  @delivery:UI-5
  Scenario: Stopped by force, the app has what customers ask for when it is opened
    When the user force-stops the app
    And the customer of stop 1 writes "I am in the garden" to the courier
    And 1 minute passes
    Then the notification "News from a customer" is not shown
    When the user opens the app
    Then within 1 second the popup "News from a customer" is shown
