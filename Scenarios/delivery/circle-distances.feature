Feature: How far away, for how long, and when
  An event tells where the courier was at that moment; each platform has its own moments.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:GEO-1
  Scenario Outline: The events of a visit
    When the courier drives to stop 1
    And 3 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius | distance | dwell     | at         |
      | entered  | 500 m  | <far>    |           | <approach> |
      | entered  | 50 m   | <near>   |           | <arrival>  |
      | dwelling | 50 m   | <there>  | 2 minutes | <dwelling> |

    @ios
    Examples:
      | far   | near | there | approach | arrival  | dwelling |
      | 479 m | 46 m | 0 m   | 08:01:12 | 08:02:04 | 08:04:04 |

    @android
    Examples:
      | far   | near | there | approach | arrival  | dwelling |
      | 496 m | 46 m | 0 m   | 08:01:10 | 08:02:04 | 08:04:04 |
