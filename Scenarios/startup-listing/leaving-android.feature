@android
Feature: The app is left, on Android
  Android lets an app run on for a while that is no longer in front.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw
    And location permission is while using

  @startup:FR-014
  Scenario: The listings are asked for in time, though the user looks at another app
    Given the first fix takes 5 seconds
    When the user opens the app
    And 1 second passes
    And the user leaves the app
    And 10 seconds pass
    Then the server has received 1 listing query
    And the last listing query has no coordinates
