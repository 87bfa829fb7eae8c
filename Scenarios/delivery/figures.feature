@ios @android
Feature: A route in figures
  What the server holds of a route tells how good its positions are, how deliveries go, what customers have of it, and how
  the courier drives.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:METRIC-1
  Scenario: Positions
    When the user drives 5 km north at 30 km/h and arrives
    And 1 minute passes
    Then the average accuracy of the route is 5 m
    And the average update interval of the route is at most 12 seconds
    And the battery use per hour of the route is at most 20%

  @delivery:METRIC-2
  Scenario: Deliveries
    When the courier drives to stop 1
    And 3 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 2 minutes pass
    And the courier reports a failed delivery: "Access denied"
    And the courier drives to stop 3
    And 1 minute passes
    Then the success rate of the route is 50%
    And the route adherence of the route is 100%
    And the time at stop 1 is 3 minutes, give or take 30 seconds
    And the time at stop 2 is 2 minutes, give or take 30 seconds
    And the reasons of failed deliveries are:
      | reason        | count |
      | Access denied | 1     |

  @delivery:METRIC-3
  Scenario: Customers
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    And the customer of stop 2 looks at the tracking
    And the customer of stop 3 looks at the tracking
    Then the number of notifications of the route is 3
    And the number of tracking views of the route is 3
    And the average ETA error of the route is at least 10 minutes
    And the average ETA error of the route is at most 20 minutes

  @delivery:METRIC-4
  Scenario: The courier
    When the user drives 250 m north at 30 km/h and arrives
    And the user drives 1 km east at 50 km/h and arrives
    And 7 minutes pass
    And the user drives 1 km west at 50 km/h and arrives
    And 3 minutes pass
    And the courier drives to stop 1
    And 1 minute passes
    Then the top speed of the route is 50 km/h
    And the average speed of the route is at least 30 km/h
    And the number of deviations of the route is 1
    And the break time of the route is at least 6 minutes
    And the break time of the route is at most 8 minutes
    And the idle time of the route is at least 1 minute
    And the idle time of the route is at most 4 minutes
    And the figures of the route are reported

  @delivery:METRIC-1
  Scenario: Positions of several kinds
    # 9, 10 and 12 o'clock.
    When the courier sends a location with:
      | accuracy       | 20            |
      | battery_level  | 60            |
      | recorded_at_ms | 1767603600000 |
    And the courier sends a location with:
      | accuracy       | 11            |
      | battery_level  | 50            |
      | recorded_at_ms | 1767607200000 |
    And the courier sends a location with:
      | accuracy       | 8             |
      | battery_level  | 30            |
      | recorded_at_ms | 1767614400000 |
    Then the average accuracy of the route is 13 m
    And the average update interval of the route is 1 hour 30 minutes
    And the battery use per hour of the route is 10%

  @delivery:METRIC-2
  Scenario: A way round
    When the user drives 250 m north at 30 km/h and arrives
    And the user drives 2 km east at 50 km/h and arrives
    And the user drives 2 km west at 50 km/h and arrives
    And the courier drives to stop 1
    And 4 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 2 minutes pass
    And the courier reports a failed delivery: "Access denied"
    And the courier drives to stop 3
    And 1 minute passes
    Then the route adherence of the route is at most 80%
    And the route adherence of the route is at least 40%
    And the average time at a stop of the route is at least 3 minutes
    And the average time at a stop of the route is at most 3 minutes 40 seconds

  @delivery:METRIC-3
  Scenario: Only customers count
    When the customer of stop 2 looks at the tracking
    And the merchant "Bakery" looks at the tracking of stop 1
    And the administrator looks at the tracking of stop 1
    Then the number of tracking views of the route is 1

  @delivery:METRIC-4
  Scenario: Who hands over neither idles nor takes a break
    When the courier drives to stop 1
    And 8 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 3 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 3
    And 1 minute passes
    Then the break time of the route is 0 s
    And the idle time of the route is 0 s
