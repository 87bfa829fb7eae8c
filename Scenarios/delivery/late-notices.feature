@ios @android
Feature: Notices that come too late
  A customer hears that the courier comes only while the courier comes.

  Background:
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way

  @delivery:NOTIFY-1 @delivery:NOTIFY-2 @delivery:NOTIFY-3
  Scenario: Delivered without a network, and online a minute later
    When the phone goes offline
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the phone comes online
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                          |
      | Your package has been delivered! |
    And the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |

  @delivery:NOTIFY-1 @delivery:NOTIFY-2 @delivery:NOTIFY-3
  Scenario: Delivered without a network, and the app ended before it was online again
    When the phone goes offline
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And the app crashes
    And the phone comes online
    And the user opens the app
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                          |
      | Your package has been delivered! |

  @delivery:NOTIFY-1
  Scenario: Reported without a network before the door, and online while the approach is still news
    When the phone goes offline
    And the user drives 600 m north at 30 km/h and arrives
    And the courier delivers the package with a signature
    And the phone comes online
    And 10 seconds pass
    Then the messages to the customer of stop 1 are:
      | message                          |
      | Your package has been delivered! |
    And the geofence events of stop 1 are:
      | event   | radius |
      | entered | 500 m  |

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: Online at the door
    When the phone goes offline
    And the courier drives to stop 1
    And 2 minutes pass
    And the phone comes online
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                   |
      | Your courier has arrived! |

  @delivery:UI-1
  Scenario Outline: The time of arrival is that of the clock on the phone, as soon as it is set <direction>
    When the user sets the phone's clock <direction> by 40 minutes
    Then the metric "ETA" is "<time>"

    Examples:
      | direction | time    |
      | back      | 7:22 AM |
      | forward   | 8:42 AM |

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario Outline: The clock of the phone is set <direction> by 40 minutes
    When the user sets the phone's clock <direction> by 40 minutes
    And the courier drives to stop 1
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                         |
      | Your courier is 5 minutes away! |
      | Your courier has arrived!       |

    Examples:
      | direction |
      | back      |
      | forward   |

  @delivery:NOTIFY-1
  Scenario Outline: Within 500 metres without a network, and online <late> later
    When the phone goes offline
    And the user drives 600 m north at 30 km/h and arrives
    And <late> pass
    And the phone comes online
    And 5 seconds pass
    Then <verdict>
    And the geofence events of stop 1 are:
      | event   | radius |
      | entered | 500 m  |

    Examples:
      | late       | verdict                                                                |
      | 67 seconds | the customer of stop 1 was told "Your courier is 5 minutes away!" once |
      | 71 seconds | the customer of stop 1 was not told "Your courier is 5 minutes away!"  |

  @delivery:NOTIFY-2
  Scenario Outline: At the door without a network, and online <late> later
    When the phone goes offline
    And the courier drives to stop 1
    And <late> pass
    And the phone comes online
    And 5 seconds pass
    Then <verdict>
    And the courier is at stop 1

    Examples:
      | late                 | verdict                                                          |
      | 4 minutes 53 seconds | the customer of stop 1 was told "Your courier has arrived!" once |
      | 4 minutes 59 seconds | the customer of stop 1 was not told "Your courier has arrived!"  |

  @delivery:NOTIFY-3 @delivery:NOTIFY-4 @delivery:STATUS-4
  Scenario: What became of a package is news after hours too, and after a crash
    When the phone goes offline
    And the courier delivers the package with a signature
    And the courier reports a failed delivery: "Access denied"
    And the courier returns the package, because "Moved away"
    And 3 hours pass
    And the app crashes
    And the phone comes online
    And the user opens the app
    And 1 minute passes
    Then the customer of stop 1 was told "Your package has been delivered!" once
    And the merchant "Bakery" was told "Your package has been delivered!" once
    And the customer of stop 2 was told "Delivery attempt failed. Reason: Access denied" once
    And the merchant "Bakery" was told "Delivery attempt failed. Reason: Access denied" once
    And the merchant "Bakery" was told "Your package is coming back. Reason: Moved away" once
