@ios @android
Feature: A full phone that starts the campaign anew
  What the storage cannot take is sent from memory. A process that starts afterwards neither uses its numbers again nor
  hides what was lost.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running

  @campaign:4.5
  Scenario: Sent from memory, and the app crashes: what was not sent is counted
    When the phone's storage fills up
    And the user walks 400 m north at 2 m/s
    And 100 seconds pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    Then the screen shows "9 points lost"
    When 70 seconds pass
    And the user completes the campaign
    Then the server has stored 27 points
    And the campaign server knows of 9 lost points
    And the completion says:
      | points | 36 |
      | pruned | 9  |

  @campaign:4.5
  Scenario: Sent from memory, and the phone starts anew
    When 30 seconds pass
    And the phone's storage fills up
    And the user walks 400 m north at 2 m/s
    And 91 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And the user frees 10 MB of storage
    And the user opens the app
    And 70 seconds pass
    And the user completes the campaign
    Then the server has stored 35 points
    And the completion says:
      | points | 35 |
      | pruned | 0  |

  @campaign:4.5 @campaign:5.2 @campaign:7.2
  Scenario: Old points made room, and the app crashes
    When the phone goes offline
    And the user walks 3 km north at 2 m/s
    And 10 minutes pass
    And the phone's storage fills up
    And 5 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the phone comes back online
    And the user opens the app
    Then the distance shown is "1.80 km"
    When 2 minutes pass
    And the user completes the campaign
    Then the server has stored 134 points
    And the completion says:
      | points | 206 |
      | pruned | 72  |

  @campaign:4.5
  Scenario: Full twice, and the app crashes twice
    When the phone's storage fills up
    And the user walks 800 m north at 2 m/s
    And 100 seconds pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 70 seconds pass
    And the phone's storage fills up
    And 100 seconds pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 70 seconds pass
    And the user completes the campaign
    Then the server has stored 62 points
    And the completion says:
      | points | 71 |
      | pruned | 9  |
