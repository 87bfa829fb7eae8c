@ios @android
Feature: Traffic on the way
  Where the traffic is dense the way takes longer; the courier's map shows it, every time of arrival follows, and customers
  read it.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 4 stops, 1 km apart
    And the delivery route is under way
    And 1 minute passes

  @delivery:MAP-5
  Scenario: Nothing is told, and the traffic is light
    Then the courier's map shows light traffic
    And the metric "Traffic" is "Light traffic"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:03 AM |
      | 2    | 8:09 AM |
      | 3    | 8:14 AM |
      | 4    | 8:20 AM |

  @delivery:MAP-5
  Scenario Outline: The traffic between two stops is <level>
    When the traffic between stop 1 and stop 2 is <level>
    Then the courier's map shows <level> traffic to stop 2 and nowhere else
    And the metric "Traffic" is "Light traffic"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:03 AM |
      | 2    | <two>   |
      | 3    | <three> |
      | 4    | <four>  |
    When the user taps point 2 of the map
    Then the metric "Traffic" is "<words>"
    And the metric "ETA" is "<two>"

    Examples:
      | level  | words         | two     | three   | four    |
      | heavy  | Heavy traffic | 8:11 AM | 8:17 AM | 8:23 AM |
      | jammed | Traffic jam   | 8:17 AM | 8:22 AM | 8:28 AM |

  @delivery:MAP-5
  Scenario: The traffic on the way to the next stop, and its end
    When the traffic on the way to stop 1 is heavy
    Then the courier's map shows heavy traffic to stop 1 and nowhere else
    And the metric "Traffic" is "Heavy traffic"
    And the metric "ETA" is "8:06 AM"
    When the traffic on the way to stop 1 is light
    Then the courier's map shows light traffic
    And the metric "Traffic" is "Light traffic"
    And the metric "ETA" is "8:03 AM"

  @delivery:MAP-5
  Scenario: Heavy on one way and jammed on the next
    When the traffic between stop 1 and stop 2 is heavy
    And the traffic between stop 2 and stop 3 is jammed
    Then the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:03 AM |
      | 2    | 8:11 AM |
      | 3    | 8:25 AM |
      | 4    | 8:31 AM |
    And the courier's map shows heavy traffic to stop 2
    And the courier's map shows jammed traffic to stop 3
    When the user taps point 2 of the map
    Then the metric "Traffic" is "Heavy traffic"
    When the user taps point 3 of the map
    Then the metric "Traffic" is "Traffic jam"

  @delivery:MAP-5
  Scenario: The traffic of an hour
    When the traffic between stop 1 and stop 2 is heavy from 08:05 to 08:10
    Then the courier's map shows light traffic
    When 3 minutes 30 seconds pass
    Then the courier's map shows light traffic
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:06 AM |
      | 2    | 8:12 AM |
      | 3    | 8:17 AM |
      | 4    | 8:23 AM |
    When 1 minute passes
    Then the courier's map shows heavy traffic to stop 2 and nowhere else
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:07 AM |
      | 2    | 8:15 AM |
      | 3    | 8:21 AM |
      | 4    | 8:27 AM |
    When 4 minutes pass
    Then the courier's map shows heavy traffic to stop 2 and nowhere else
    When 1 minute passes
    Then the courier's map shows light traffic
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:12 AM |
      | 2    | 8:18 AM |
      | 3    | 8:23 AM |
      | 4    | 8:29 AM |

  Scenario Outline: In <level> traffic the courier drives <level>
    When the traffic on the way to stop 1 is <level>
    And the courier drives to stop 1
    And 10 seconds pass
    Then the top speed of the route is <speed>
    And the courier is at stop 1

    Examples:
      | level  | speed    |
      | light  | 30 km/h  |
      | heavy  | 15 km/h  |
      | jammed | 7.5 km/h |

  @delivery:MAP-5
  Scenario: The traffic on a way that is behind, or of a route before, is none any more
    When the traffic on the way to stop 1 is heavy
    And the traffic between stop 1 and stop 2 is jammed
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the courier's map shows jammed traffic to stop 2 and nowhere else
    When the courier delivers at all stops
    And a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    And 1 minute passes
    Then the courier's map shows light traffic
    And the metric "Traffic" is "Light traffic"
    When the traffic between stop 1 and stop 2 is heavy
    Then the courier's map shows heavy traffic to stop 2 and nowhere else

  @delivery:MAP-5
  Scenario: The traffic is known after a crash without a network
    When the traffic on the way to stop 1 is heavy
    And the app crashes
    And the phone goes offline
    And the user opens the app
    And 10 seconds pass
    Then the courier's map shows heavy traffic to stop 1 and nowhere else
    And the metric "Traffic" is "Heavy traffic"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:06 AM |
      | 2    | 8:12 AM |
      | 3    | 8:17 AM |
      | 4    | 8:23 AM |

  @delivery:MAP-5
  Scenario: What has changed without a network is known once there is one
    Given the phone goes offline
    When the traffic on the way to stop 1 is heavy
    And 1 minute passes
    Then the metric "Traffic" is "Light traffic"
    When the phone comes online
    And the user drives 50 m north at 30 km/h and arrives
    And 1 minute passes
    Then the courier's map shows heavy traffic to stop 1 and nowhere else
    And the metric "Traffic" is "Heavy traffic"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:08 AM |
      | 2    | 8:13 AM |
      | 3    | 8:19 AM |
      | 4    | 8:25 AM |

  @delivery:UI-6 @delivery:API-5
  Scenario Outline: Customers read how the traffic is: <level>
    When the traffic between stop 1 and stop 2 is <level>
    And the user drives 100 m north at 30 km/h and arrives
    And 30 seconds pass
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | traffic | Light traffic |
      | ETA     | 8:04 AM       |
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | traffic | <words> |
      | ETA     | <two>   |
    When the customer of stop 4 looks at the tracking
    Then the customer of stop 4 sees:
      | traffic | <words> |
      | ETA     | <four>  |

    Examples:
      | level  | words         | two     | four    |
      | light  | Light traffic | 8:09 AM | 8:21 AM |
      | heavy  | Heavy traffic | 8:12 AM | 8:23 AM |
      | jammed | Traffic jam   | 8:17 AM | 8:29 AM |

  @delivery:UI-6
  Scenario: After the delivery the page says nothing of the traffic
    When the traffic between stop 1 and stop 2 is heavy
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 does not see "Traffic"
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | traffic | Heavy traffic |

  @delivery:UI-6
  Scenario: To each customer the densest traffic of the own way
    When the traffic between stop 1 and stop 2 is jammed
    And the traffic between stop 2 and stop 3 is heavy
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | traffic | Traffic jam |
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And the courier delivers the package with a signature
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | traffic | Heavy traffic |
    When the traffic between stop 2 and stop 3 is light
    And the traffic between stop 3 and stop 4 is jammed
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | traffic | Light traffic |
    When the customer of stop 4 looks at the tracking
    Then the customer of stop 4 sees:
      | traffic | Traffic jam |

  @delivery:UI-6
  Scenario: The densest traffic, and not the first that is dense
    When the traffic between stop 1 and stop 2 is heavy
    And the traffic between stop 2 and stop 3 is jammed
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | traffic | Heavy traffic |
    When the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | traffic | Traffic jam |
    When the customer of stop 4 looks at the tracking
    Then the customer of stop 4 sees:
      | traffic | Traffic jam |

  @delivery:MAP-5 @delivery:NOTIFY-5
  Scenario: A jam makes a customer late, who is told
    Given the traffic between stop 3 and stop 4 is jammed
    When 22 minutes pass
    Then the customer of stop 4 was told nothing
    When 2 minutes pass
    Then the customer of stop 4 was told "Your delivery is running late" once
    And the customer of stop 3 was told nothing

  @delivery:NOTIFY-5
  Scenario: Without a jam nobody is late by then
    When 24 minutes pass
    Then the customer of stop 4 was told nothing
    When 8 minutes pass
    Then the customer of stop 4 was told "Your delivery is running late" once
