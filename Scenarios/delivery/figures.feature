@ios @android
Feature: Figures of a day
  What the dispatch knows of a route when it is over.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:METRIC-1
  Scenario: Positions
    Given the battery drains
    When the user drives 5 km north at 30 km/h and arrives
    And 1 minute passes
    Then the average accuracy of the route is 5 m
    And the average update interval of the route is at least 10 seconds
    And the average update interval of the route is at most 15 seconds
    And the battery use per hour of the route is at least 1%

  @delivery:METRIC-1
  Scenario: A worse receiver
    Given positions are accurate to 40 m
    When the user drives 3 km north at 30 km/h and arrives
    And 1 minute passes
    Then the average accuracy of the route is at least 30 m

  @delivery:METRIC-2
  Scenario: Stops
    When the courier drives to stop 1
    And 3 minutes pass
    And the courier reports a failed delivery: "Customer not home"
    And the courier drives to stop 2
    And 3 minutes pass
    And the courier delivers the package with a photo
    And the user drives 200 m north at 30 km/h and arrives
    And 1 minute passes
    Then the success rate of the route is 50%
    And the time at stop 1 is 3 minutes, give or take 40 seconds
    And the reasons of failed deliveries are:
      | reason            | count |
      | Customer not home | 1     |
    And the route adherence of the route is at least 95%

  @delivery:METRIC-2
  Scenario: A detour
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the user drives 3 km west at 30 km/h and arrives
    And 1 minute passes
    Then the route adherence of the route is at most 50%

  @delivery:METRIC-3
  Scenario: Customers
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    Then the number of tracking views of the route is 0
    When the customer of stop 2 looks at the tracking
    And the customer of stop 3 looks at the tracking
    Then the number of tracking views of the route is 2
    And the number of notifications of the route is 3
    And the average ETA error of the route is at least 15 minutes

  @delivery:METRIC-4
  Scenario: The courier
    When the user drives 3 km north at 36 km/h and arrives
    And 10 minutes pass
    And the user drives 3 km west at 60 km/h and arrives
    And 1 minute passes
    Then the top speed of the route is at least 55 km/h
    And the top speed of the route is at most 65 km/h
    And the average speed of the route is at least 20 km/h
    And the break time of the route is at least 8 minutes
    And the number of deviations of the route is 1
