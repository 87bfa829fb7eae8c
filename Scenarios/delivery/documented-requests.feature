@ios @android
Feature: What the courier's app sends
  Locations have the members of the document, several in one request where they had to wait; a report says where it was
  made.

  Background:
    Given the user is at 52.2200, 21.0122
    And the battery is at 80%
    And the delivery route is under way

  @delivery:API-1 @delivery:TRACK-6
  Scenario: A location by the names of the document
    When the user drives 6 km west at 60 km/h
    And 1 minute passes
    # What a server has stored it keeps as rows; what it could not take is to be seen as it was sent.
    And the delivery server answers with status 503
    And 1 minute passes
    Then the last "POST /api/courier/location/update" request has "route_id" = "r-1"
    And the last "POST /api/courier/location/update" request has "points[0].n" = 4
    And the last "POST /api/courier/location/update" request has "points[0].speed" = 60.0012
    And the last "POST /api/courier/location/update" request has "points[0].heading" = 270
    And the last "POST /api/courier/location/update" request has "points[0].accuracy" = 5
    And the last "POST /api/courier/location/update" request has "points[0].battery_level" = 80
    And the last "POST /api/courier/location/update" request has "points[0].is_charging" = false
    And the last "POST /api/courier/location/update" request has "points[0].activity_type" = "driving"
    When the delivery server works again
    Then within 6 minutes every recorded point is on the server
    And every location on the server tells "accuracy, speed, battery, charging, route, at"

  @delivery:API-1
  Scenario: The place of a location, to the letter
    Given the delivery server answers with status 503
    When 2 minutes pass
    Then the last "POST /api/courier/location/update" request has "points[0].latitude" = 52.22
    And the last "POST /api/courier/location/update" request has "points[0].longitude" = 21.0122
    And the last "POST /api/courier/location/update" request has "points[0].n" = 1

  @delivery:API-4
  Scenario: A report says where it was made
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the report of stop 1 on the server says:
      | status    | delivered              |
      | accuracy  | 5 m                    |
      | source    | measured               |
      | signature | signatures/order-1.png |
      | photo     |                        |
      | reason    |                        |
    And the report of stop 1 was made within 60 m of the phone

  @delivery:API-4
  Scenario: A report that is made elsewhere says so
    When the user drives 300 m north at 30 km/h and arrives
    And the courier returns the package, because "Moved away"
    Then the report of stop 1 on the server says:
      | status | returned         |
      | place  | 52.2224, 21.0122 |
      | source | measured         |
      | reason | Moved away       |
    And the report of stop 1 was made within 60 m of the phone

  @delivery:API-4
  Scenario: Where the phone knows no place, the report says that it is the address
    When the user taps "Stop sharing my position"
    And the courier drives to stop 1
    And the courier delivers the package with a photo
    Then the report of stop 1 on the server says:
      | place    | 52.2297, 21.0122   |
      | accuracy | 50 m               |
      | source   | address            |
      | photo    | photos/order-1.jpg |

  @delivery:API-4 @delivery:STATUS-7
  Scenario Outline: A report with the place "<place>" and the accuracy "<accuracy>"
    When the courier reports stop 1 as delivered with:
      | PIN      | 1234       |
      | place    | <place>    |
      | accuracy | <accuracy> |
    Then the request was refused with 400 because "<reason>"
    And the order of stop 1 is in transit
    And the server holds 0 reports with a place

    Examples:
      | place            | accuracy | reason   |
      |                  | 5        | location |
      | 52.2297, 21.0122 |          | accuracy |
      | 52.2297, 21.0122 | -1       | accuracy |

  @delivery:API-4
  Scenario: A report with its place is taken, and the place is kept
    When the courier reports stop 1 as delivered with:
      | PIN      | 1234             |
      | place    | 52.2301, 21.0133 |
      | accuracy | 0                |
    Then the request was answered
    And the report of stop 1 on the server says:
      | place    | 52.2301, 21.0133 |
      | accuracy | 0 m              |
      | PIN      | 1234             |
    And the server holds 1 report with a place

  @delivery:STATUS-8
  Scenario Outline: A failure has a category: <reason>
    When the courier reports a failed delivery: "<reason>"
    Then the report of stop 1 on the server says:
      | reason   | <reason>   |
      | category | <category> |
      | device   | phone      |

    Examples:
      | reason            | category |
      | Customer not home | customer |
      | Wrong address     | address  |
      | Access denied     | address  |
      | Customer refused  | customer |
      | Damaged package   | package  |

  @delivery:STATUS-8
  Scenario Outline: An outcome has a category without a reason: <outcome>
    When the courier reports stop 1 as <outcome> with:
      | photo        | p-1        |
      | left at      | Porch      |
      | next attempt | 2026-01-06 |
    Then the request was answered
    And the report of stop 1 on the server says:
      | category | <category> |

    Examples:
      | outcome   | category |
      | damaged   | package  |
      | attempted | customer |

  @delivery:STATUS-8
  Scenario: A report from another device names that, and not the one that began the route
    When the courier reports stop 1 as failed with:
      | reason | Damaged package |
      | device | tablet          |
    Then the request was answered
    And the report of stop 1 on the server says:
      | category | package |
      | device   | tablet  |

  @delivery:STATUS-8
  Scenario: Another failure, and a delivery, have none of these
    When the courier reports a failed delivery: "Other", with the notes "Flooded street"
    Then the report of stop 1 on the server says:
      | category | other          |
      | notes    | Flooded street |
      | device   | phone          |
    When the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | category |       |
      | device   | phone |
