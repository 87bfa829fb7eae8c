@ios @android
Feature: Whatever stands before the delivery server
  A status that says nothing of what was sent gives nothing up: positions, consents, events and outcomes wait, and the
  screen says so. What the server itself refuses, it gives a reason for.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 3 stops, 1 km apart
    And the delivery app is installed
    And location permission is always
    And the app's notifications are on
    And the app is open

  @delivery:TRACK-5 @delivery:STATUS-7
  Scenario Outline: A whole route is answered with <status>
    Given the delivery server answers with status <status>
    When the courier starts the route
    And the user taps "Agree"
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And 10 minutes pass
    Then stop 1 is delivered
    And no popup is shown
    And the badge "Not sent yet" is shown
    And the screen shows "(<status>)"
    When the courier drives to stop 2
    And the courier delivers the package with a signature
    And the delivery server works again
    Then within 2 minutes every recorded point is on the server
    And stop 1 is delivered
    And stop 2 is delivered
    And the badge "Not sent yet" is not shown

    Examples:
      | status |
      | 302    |
      | 400    |
      | 401    |
      | 403    |
      | 404    |
      | 409    |
      | 410    |
      | 413    |
      | 422    |
      | 451    |

  @delivery:STATUS-7
  Scenario: The page of a network that wants a log-in is no answer to a report
    Given the courier starts the route
    And the user taps "Agree"
    And the delivery server answers the next "POST /api/courier/delivery/status" with:
      """json
      {"page": "Welcome"}
      """
    When the courier reports a failed delivery: "Access denied"
    And 2 seconds pass
    Then stop 1 is failed
    And the order of stop 1 is in transit
    And the badge "Not sent yet" is shown
    When 10 minutes pass
    Then the order of stop 1 is failed
    And the badge "Not sent yet" is not shown

  @delivery:STATUS-7
  Scenario: A report that was answered by such a page waits after a crash too, until the server itself refuses it
    Given the courier starts the route
    And the user taps "Agree"
    And the delivery server answers the next "POST /api/courier/delivery/status" with:
      """json
      {"page": "Welcome"}
      """
    When the courier delivers the package with the PIN "9999"
    And 2 seconds pass
    Then stop 1 is delivered
    When the app crashes
    And the phone goes offline
    And the user opens the app
    Then stop 1 is delivered
    When the phone comes online
    And 10 minutes pass
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    And stop 1 is open

  @delivery:TRACK-5
  Scenario Outline: The app and the phone start again while everything is answered with <status>
    When the courier starts the route
    And the user taps "Agree"
    And the courier drives to stop 1
    And the delivery server answers with status <status>
    And the courier delivers the package with a signature
    And the app crashes
    And the user opens the app
    And the courier drives to stop 2
    And the courier delivers the package with the PIN "9999"
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 10 minutes pass
    Then stop 2 is delivered
    When the delivery server works again
    Then within 30 seconds every recorded point is on the server
    And stop 1 is delivered
    And stop 2 is open
    And the popup "Stop 2 is still open" is shown

    Examples:
      | status |
      | 400    |
      | 403    |
      | 404    |
      | 413    |
