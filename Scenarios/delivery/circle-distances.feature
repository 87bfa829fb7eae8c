Feature: How far away, for how long, and when
  An event tells where the courier was at that moment; each platform has its own moments.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:GEO-1 @delivery:GEO-2 @delivery:NOTIFY-2
  Scenario Outline: The events of a visit
    When the courier drives to stop 1
    And 3 minutes pass
    And the user drives 400 m east at 30 km/h and arrives
    Then the geofence events of stop 1 are:
      | event    | radius | position         | distance | dwell     | at         |
      | entered  | 500 m  | <far place>      | <far>    |           | <approach> |
      | entered  | 50 m   | <near place>     | <near>   |           | <arrival>  |
      | dwelling | 50 m   | 52.2297, 21.0122 | <there>  | 2 minutes | <dwelling> |
      | exited   | 50 m   | <gone place>     | <gone>   | <stay>    | <leaving>  |
    And every geofence event has a position and a distance within its radius, give or take 1 m
    And the customer of stop 1 was told "Your courier has arrived!" once

    @ios
    Examples:
      | far   | near | there | approach | arrival  | dwelling | far place        | near place       | gone place       | gone | stay       | leaving  |
      | 479 m | 46 m | 0 m   | 08:01:12 | 08:02:04 | 08:04:04 | 52.2254, 21.0122 | 52.2293, 21.0122 | 52.2297, 21.0132 | 67 m | 3 min 13 s | 08:05:17 |

    @android
    Examples:
      | far   | near | there | approach | arrival  | dwelling | far place        | near place       | gone place       | gone | stay       | leaving  |
      | 496 m | 46 m | 0 m   | 08:01:10 | 08:02:04 | 08:04:04 | 52.2252, 21.0122 | 52.2293, 21.0122 | 52.2297, 21.0134 | 83 m | 3 min 15 s | 08:05:19 |

  @delivery:GEO-2
  Scenario Outline: Each leaving of two visits
    When the courier drives to stop 1
    And 90 seconds pass
    And the user drives 300 m east at 30 km/h and arrives
    And the courier drives to stop 1
    And 30 seconds pass
    And the user drives 300 m north at 30 km/h and arrives
    Then the geofence events of stop 1 are:
      | event   | radius | distance | dwell     |
      | entered | 500 m  | <far>    |           |
      | entered | 50 m   | <near>   |           |
      | exited  | 50 m   | <first>  | <stay>    |
      | entered | 50 m   | <again>  |           |
      | exited  | 50 m   | <second> | <shorter> |

    @ios
    Examples:
      | far   | near | first | stay       | again | second | shorter |
      | 479 m | 46 m | 67 m  | 1 min 43 s | 33 m  | 67 m   | 42 s    |

    @android
    Examples:
      | far   | near | first | stay       | again | second | shorter |
      | 496 m | 46 m | 83 m  | 1 min 45 s | 42 m  | 83 m   | 45 s    |

  @delivery:GEO-1 @delivery:GEO-2
  Scenario Outline: The stop after that, left after another while
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 50 seconds pass
    And the courier delivers the package with a signature
    And the user drives 300 m west at 20 km/h and arrives
    Then the geofence events of stop 2 are:
      | event   | radius | distance | dwell  |
      | entered | 500 m  | <far>    |        |
      | entered | 50 m   | <near>   |        |
      | exited  | 50 m   | <gone>   | <stay> |

    @ios
    Examples:
      | far   | near | gone | stay       |
      | 493 m | 43 m | 94 m | 1 min 12 s |

    @android
    Examples:
      | far   | near | gone  | stay       |
      | 493 m | 43 m | 111 m | 1 min 15 s |

  @delivery:GEO-2
  Scenario Outline: Left while the phone is off, and seen again elsewhere
    When the courier drives to stop 1
    And 3 minutes pass
    And the user switches the phone off
    And the user drives 2 km east at 30 km/h and arrives
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius | distance | dwell     |
      | entered  | 500 m  | <far>    |           |
      | entered  | 50 m   | <near>   |           |
      | dwelling | 50 m   | 0 m      | 2 minutes |
      | exited   | 50 m   | 2000 m   | <stay>    |

    @ios
    Examples:
      | far   | near | stay        |
      | 479 m | 46 m | 176 seconds |

    @android
    Examples:
      | far   | near | stay      |
      | 496 m | 46 m | 2 minutes |

  @delivery:GEO-2
  Scenario: Left while the phone is off, after a walk at the door
    When the courier drives to stop 1
    And 3 minutes pass
    And the user walks 40 m north at 1.5 m/s and arrives
    And the user walks 35 m south at 1.5 m/s and arrives
    And 1 minute passes
    And the user switches the phone off
    And the user drives 2 km east at 30 km/h and arrives
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius | dwell     |
      | entered  | 500 m  |           |
      | entered  | 50 m   |           |
      | dwelling | 50 m   | 2 minutes |
      | exited   | 50 m   | 4 minutes |

  @delivery:GEO-2
  Scenario Outline: Left where there is no signal, and seen again elsewhere
    When the courier drives to stop 1
    And 1 minute passes
    And there is no GPS signal
    And the user drives 2 km east at 30 km/h and arrives
    And the GPS signal comes back
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event   | radius | distance | dwell      |
      | entered | 500 m  | <far>    |            |
      | entered | 50 m   | 46 m     |            |
      | exited  | 50 m   | 2000 m   | 65 seconds |

    @ios
    Examples:
      | far   |
      | 479 m |

    @android
    Examples:
      | far   |
      | 496 m |

  @delivery:GEO-1 @delivery:GEO-2 @delivery:API-4
  Scenario Outline: What is sent later tells of then, and not of where the courier is by now
    When the phone goes offline
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 1 minute passes
    And the phone comes online
    And 10 seconds pass
    Then the geofence events of stop 1 are:
      | event   | radius | position     | distance | at         |
      | entered | 500 m  | <far place>  | <far>    | <approach> |
      | entered | 50 m   | <near place> | <near>   | <arrival>  |
      | exited  | 50 m   | <gone place> | <gone>   | <leaving>  |
    And the report of stop 1 on the server says:
      | at     | 08:02:09       |
      | place  | <report place> |
      | source | measured       |

    @ios
    Examples:
      | far place        | far   | approach | near place       | near | arrival  | gone place       | gone  | leaving  | report place     |
      | 52.2254, 21.0122 | 479 m | 08:01:12 | 52.2293, 21.0122 | 46 m | 08:02:04 | 52.2306, 21.0122 | 100 m | 08:02:21 | 52.2296, 21.0122 |

    @android
    Examples:
      | far place        | far   | approach | near place       | near | arrival  | gone place       | gone | leaving  | report place     |
      | 52.2252, 21.0122 | 496 m | 08:01:10 | 52.2293, 21.0122 | 46 m | 08:02:04 | 52.2304, 21.0122 | 83 m | 08:02:19 | 52.2293, 21.0122 |

  @delivery:GEO-2
  Scenario Outline: Left while Location Services are off, and seen again elsewhere
    When the courier drives to stop 1
    And 1 minute passes
    And the user switches Location Services off
    And the user drives 2 km east at 30 km/h and arrives
    And the user switches Location Services on
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event   | radius | distance | dwell      |
      | entered | 500 m  | <far>    |            |
      | entered | 50 m   | 46 m     |            |
      | exited  | 50 m   | 2000 m   | 65 seconds |

    @ios
    Examples:
      | far   |
      | 479 m |

    @android
    Examples:
      | far   |
      | 496 m |
