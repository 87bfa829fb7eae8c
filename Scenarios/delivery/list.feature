@ios @android
Feature: What the courier reads while waiting
  Whoever waits is told for what.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery app is installed

  Scenario: While the route is on its way the screen says so
    Given the delivery server answers after 3 seconds
    When the user opens the app
    Then the screen shows "Loading your route…"
    When 3 seconds pass
    Then the screen does not show that it is loading

  Scenario: While the question about location is open the app says that it waits
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    Then the location permission alert is shown
    And the screen shows "Waiting for your answer about location…"

  Scenario: Before the start each stop says when it is promised
    Given the delivery route is:
      | customer | position         | promised |
      | Olga     | 52.2297, 21.0122 | 08:30    |
      | Henryk   | 52.2369, 21.0122 | 08:50    |
    When the user opens the app
    Then the list shows:
      | title     | detail               |
      | 1. Olga   | promised for 8:30 AM |
      | 2. Henryk | promised for 8:50 AM |
    When a dispatcher arranges the route:
      | customer | position         | promised |
      | Olga     | 52.2297, 21.0122 | 09:10    |
      | Henryk   | 52.2369, 21.0122 | 09:40    |
    And the user pulls to refresh
    Then the list shows:
      | title     | detail               |
      | 1. Olga   | promised for 9:10 AM |
      | 2. Henryk | promised for 9:40 AM |

  @delivery:MAP-4
  Scenario: So it does under way, until the first position tells when the courier will be where
    Given the delivery route is:
      | customer | position         | promised |
      | Olga     | 52.2297, 21.0122 | 08:30    |
      | Henryk   | 52.2369, 21.0122 | 08:50    |
    And there is no GPS signal
    And the delivery route is under way
    When 1 minute passes
    Then the screen shows "Stop 1 of 2"
    And the screen shows "promised for 8:30 AM"
    And the screen shows "promised for 8:50 AM"
    And the screen does not show "Remaining"
    And the screen does not show "ETA"
    When the GPS signal comes back
    And 1 minute passes
    Then the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:03 AM |
      | 2    | 8:08 AM |
    And the metric "Remaining" is "1.7 km"
    And the screen shows "Stop 1 of 2"

  Scenario: What was reported from another phone stands beside its stop
    Given the delivery route is:
      | customer | position         | PIN  |
      | Olga     | 52.2297, 21.0122 | 4711 |
      | Henryk   | 52.2369, 21.0122 | 4712 |
      | Piotr    | 52.2441, 21.0122 | 4713 |
    When the courier reports stop 1 as failed with:
      | reason | Access denied |
    And the courier reports stop 2 as delivered with:
      | PIN | 4712 |
    And the user opens the app
    Then the list shows:
      | title     | detail               |
      | 1. Olga   | Failed               |
      | 2. Henryk | Delivered            |
      | 3. Piotr  | promised for 8:30 AM |

  Scenario: A route that nobody changes is asked for once
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Allow While Using App"
    And the user drives 2 km north at 30 km/h and arrives
    Then the delivery server has received 1 "GET /api/courier/route" request

  @delivery:UI-1
  Scenario: The details are those of the stop that is next
    Given the delivery route is:
      | customer | address   | position         | items        | phone           | instructions |
      | Olga     | Mill Road | 52.2297, 21.0122 | Novel, Atlas | +48 500 200 401 | Knock        |
      | Henryk   | Back Lane | 52.2369, 21.0122 | Bread        | +48 500 200 402 |              |
    And the delivery route is under way
    Then the list shows:
      | title        | detail          |
      | Olga         | Mill Road       |
      | Phone        | +48 500 200 401 |
      | 2 packages   | Novel, Atlas    |
      | Instructions | Knock           |
      | 1. Olga      | ETA 8:01 AM     |
      | 2. Henryk    | ETA 8:06 AM     |
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the list shows:
      | title     | detail          |
      | Henryk    | Back Lane       |
      | Phone     | +48 500 200 402 |
      | 1 package | Bread           |
      | 1. Olga   | Delivered       |
      | 2. Henryk | ETA 8:03 AM     |
    When the user taps point 1 of the map
    Then the list shows:
      | title        | detail          |
      | Olga         | Mill Road       |
      | Phone        | +48 500 200 401 |
      | 2 packages   | Novel, Atlas    |
      | Instructions | Knock           |
      | 1. Olga      | Delivered       |
      | 2. Henryk    | ETA 8:03 AM     |

  @delivery:UI-5
  Scenario: What customers ask for before the start, after the route was shown
    Given location permission is always
    And the app's notifications are on
    And the app is open
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the customer of stop 2 writes "The bell is broken" to the courier
    And the courier starts the route
    And the user taps "Agree"
    Then within 1 minute the popup "News from a customer" is shown
    And the stop 1 of the courier's app is at 52.2297, 21.0240
    When the user taps "Close"
    Then the popup says "2. Jan Kowalski: The bell is broken"
    When the user taps "Close"
    And the user taps point 2 of the map
    Then the screen shows "The bell is broken"

  @delivery:NOTIFY-5
  Scenario: A route that begins an hour late makes everybody late, once it begins
    Given location permission is always
    And the app's notifications are on
    And the app is open
    When 1 hour passes
    Then the customer of stop 1 was told nothing
    When the courier starts the route
    And the user taps "Agree"
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                                         | at       |
      | Your delivery is running late. New ETA: 9:00 AM | 09:00:00 |
    And the customer of stop 10 was told "Your delivery is running late" once
