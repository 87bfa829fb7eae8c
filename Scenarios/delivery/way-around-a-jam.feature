@ios @android
Feature: Behind the corner of a way around a jam
  The way that was taken is kept to until the stop: behind its corner, too, the jam is on another one.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 3 stops, 3 km apart
    And the delivery route is under way
    And 1 minute passes
    And the traffic on the way to stop 1 is jammed
    When the courier takes the way "To the left"
    Then the metric "ETA" is "8:09 AM"
    When the user drives at 30 km/h through:
      | place               |
      | 52.23868, 21.001221 |
      | 52.2470, 21.0079    |
    And the user arrives
    And 10 seconds pass

  @delivery:MAP-5 @delivery:MAP-6
  Scenario: The courier's time of arrival is that of the way that was taken
    Then the metric "Traffic" is "Light traffic"
    And the courier's map shows light traffic
    And the metric "ETA" is "8:08 AM"

  @delivery:MAP-5 @delivery:MAP-6
  Scenario: So is the customer's
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | traffic | Light traffic |
      | ETA     | 8:08 AM       |
