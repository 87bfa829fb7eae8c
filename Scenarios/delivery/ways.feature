@ios @android
Feature: Other ways to the next stop
  The server offers three ways at most; the one that the courier takes is drawn, gives the time of arrival, and is kept to.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 3 stops, 3 km apart
    And the delivery route is under way
    And 1 minute passes

  @delivery:MAP-6
  Scenario: In light traffic the straight way is the quickest
    When the user taps "Other ways"
    Then the list shows:
      | title        | detail                       |
      | Straight on  | 4.0 km, 8 min, Light traffic |
      | To the left  | 4.5 km, 9 min, Light traffic |
      | To the right | 4.5 km, 9 min, Light traffic |
    And the map shows 3 ways in grey
    When the user taps "Back to the next stop"
    Then the screen shows "Stop 1 of 3"
    And the map's line leads to stop 1
    And the map shows 0 ways in grey

  @delivery:MAP-6 @delivery:MAP-5
  Scenario: In a jam the ways around it come first
    Given the traffic on the way to stop 1 is jammed
    Then the metric "ETA" is "8:33 AM"
    When the user taps "Other ways"
    Then the list shows:
      | title        | detail                       |
      | To the left  | 4.5 km, 9 min, Light traffic |
      | To the right | 4.5 km, 9 min, Light traffic |
      | Straight on  | 4.0 km, 32 min, Traffic jam  |

  @delivery:MAP-6
  Scenario: The way that is taken is drawn, and the time of arrival follows it
    Given the traffic on the way to stop 1 is jammed
    Then the map's line leads to stop 1
    When the courier takes the way "To the left"
    Then the screen shows "Stop 1 of 3"
    And the map's line leads over a corner to stop 1
    And the metric "ETA" is "8:09 AM"
    And the metric "Traffic" is "Light traffic"
    And the courier's map shows light traffic
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | ETA     | 8:09 AM       |
      | traffic | Light traffic |

  @delivery:MAP-6 @delivery:MAP-5
  Scenario: The straight way is taken again
    Given the traffic on the way to stop 1 is jammed
    When the courier takes the way "To the right"
    Then the map's line leads over a corner to stop 1
    And the metric "ETA" is "8:09 AM"
    And the courier's map shows light traffic
    And the last "POST /api/courier/route/*/way" request has "way.traffic" = "light"
    When the courier takes the way "Straight on"
    Then the map's line leads to stop 1
    And the metric "ETA" is "8:33 AM"
    And the courier's map shows jammed traffic to stop 1 and nowhere else
    And the last "POST /api/courier/route/*/way" request has "way.traffic" = "jammed"

  @delivery:MAP-6 @delivery:PRIVACY-3
  Scenario: The server is told which way was taken, once for each choice
    When the courier takes the way "To the right"
    Then the last "POST /api/courier/route/*/way" request has the body:
      """json
      {"stop_id": "stop-1",
       "way": {"id": "right", "title": "To the right", "via": {"latitude": 52.23868, "longitude": 21.023179},
               "distance_m": 4472, "duration_s": 536, "traffic": "light"}}
      """
    When the courier takes the way "Straight on"
    Then the last "POST /api/courier/route/*/way" request has the body:
      """json
      {"stop_id": "stop-1",
       "way": {"id": "direct", "title": "Straight on", "via": null,
               "distance_m": 4000, "duration_s": 480, "traffic": "light"}}
      """
    And for 10 minutes the delivery server has received 2 "POST /api/courier/route/*/way" requests
    And the app has sent nothing in the clear

  @delivery:MAP-6
  Scenario: The way is kept to: on the road, after a crash, and until the stop is done
    Given the traffic on the way to stop 1 is jammed
    When the courier takes the way "To the left"
    And the user drives 300 m north at 30 km/h and arrives
    Then the map's line leads over a corner to stop 1
    When the app crashes
    And the user opens the app
    And 30 seconds pass
    Then the map's line leads over a corner to stop 1
    When the traffic between stop 1 and stop 2 is heavy
    And 1 minute passes
    Then the map's line leads over a corner to stop 1
    When the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 30 seconds pass
    Then the map's line leads over a corner to stop 1
    When the courier drives to stop 1
    And 10 seconds pass
    Then the courier is at stop 1
    And the route adherence of the route is 100%
    When the courier delivers the package with a signature
    Then the map's line leads to stop 2

  @delivery:MAP-6 @delivery:METRIC-2
  Scenario: Who takes one way and drives another has not kept to it
    When the courier takes the way "To the left"
    And the user drives 3 km north at 30 km/h and arrives
    And 1 minute passes
    Then the route adherence of the route is at most 35%
    And the route adherence of the route is at least 25%

  @delivery:MAP-6
  Scenario: Near the stop no way leads around anything
    When the user drives 2800 m north at 30 km/h and arrives
    And 1 minute passes
    And the user taps "Other ways"
    Then the list shows:
      | title       | detail                       |
      | Straight on | 0.3 km, 1 min, Light traffic |

  @delivery:MAP-6
  Scenario Outline: <count> at <left> from the stop
    When the user drives 2600 m north at 30 km/h and arrives
    And the user walks <way> north at 3 km/h and arrives
    And 1 minute passes
    And the user taps "Other ways"
    Then the map shows <count> in grey

    Examples:
      | left  | way   | count  |
      | 315 m | 85 m  | 3 ways |
      | 285 m | 115 m | 1 way  |

  @delivery:MAP-6
  Scenario: The ways to the stop after that
    When the courier takes the way "To the right"
    Then the map's lines are 9.354 km long, give or take 1 m
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the user taps "Other ways"
    Then the list shows:
      | title        | detail                       |
      | Straight on  | 4.1 km, 8 min, Light traffic |
      | To the left  | 4.6 km, 9 min, Light traffic |
      | To the right | 4.6 km, 9 min, Light traffic |
    When the user taps the row "To the left"
    Then the map's line leads over a corner to stop 2
    And the map's lines are 6.354 km long, give or take 1 m
    And the last "POST /api/courier/route/*/way" request has "stop_id" = "stop-2"
    And the last "POST /api/courier/route/*/way" request has "way.via.latitude" = 52.2652535
    And the last "POST /api/courier/route/*/way" request has "way.via.longitude" = 21.0012144
    When the app crashes
    And the user opens the app
    And 30 seconds pass
    Then the map's line leads over a corner to stop 2

  @delivery:MAP-6
  Scenario: Another one that is taken after a crash is drawn and told, too
    When the courier takes the way "To the left"
    And the app crashes
    And the user opens the app
    And 30 seconds pass
    And the courier takes the way "To the right"
    Then the last "POST /api/courier/route/*/way" request has "way.id" = "right"
    And the delivery server has received 2 "POST /api/courier/route/*/way" requests
    When the courier takes the way "Straight on"
    And the app crashes
    And the user opens the app
    And 30 seconds pass
    Then the map's line leads to stop 1

  @delivery:MAP-6
  Scenario: On the next route a way is taken anew
    When the courier takes the way "To the left"
    And the courier delivers at all stops
    And a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    And 1 minute passes
    Then the map's line leads to stop 1
    When the user taps "Other ways"
    Then the list shows:
      | title        | detail                         |
      | Straight on  | 11.3 km, 23 min, Light traffic |
      | To the left  | 12.7 km, 25 min, Light traffic |
      | To the right | 12.7 km, 25 min, Light traffic |
    When the user taps "Back to the next stop"
    And the courier takes the way "To the right"
    Then the map's line leads over a corner to stop 1
    And the last "POST /api/courier/route/*/way" request has "way.id" = "right"
    And for 10 minutes the delivery server has received 2 "POST /api/courier/route/*/way" requests

  @delivery:MAP-6
  Scenario: Taken while the server takes nothing, the way is kept to, and told later
    When the user taps "Other ways"
    Then the map shows 3 ways in grey
    When the delivery server is down
    And the user taps the row "To the left"
    And the app crashes
    And the user opens the app
    And 30 seconds pass
    Then the map's line leads over a corner to stop 1
    When the delivery server works again
    And 2 minutes pass
    Then the last "POST /api/courier/route/*/way" request has "way.id" = "left"
    And the map's line leads over a corner to stop 1

  @delivery:MAP-6
  Scenario: Without a network there are no ways, nor those of before
    When the user taps "Other ways"
    Then the map shows 3 ways in grey
    When the user taps "Back to the next stop"
    And the phone goes offline
    And the user taps "Other ways"
    Then the screen shows "Could not load the ways."
    And the map shows 0 ways in grey
    When the user taps "Back to the next stop"
    Then the map's line leads to stop 1
