@ios @android
Feature: Standing still is no walk
  Positions scatter and now and then one is far off, although nobody has moved. What the receiver says of its speed
  decides, and several positions together; points are recorded all the same, and add no way.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running

  Rule: Scatter is no way

    @campaign:7.2 @campaign:6.2 @campaign:1.2 @campaign:1.3
    Scenario Outline: Standing still for <time> with a scatter of <scatter>
      Given positions scatter by <scatter>
      When <time> pass
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 0 m, give or take <tolerance>
      # slack: other seeds scatter and drift farther
      And the map's lines are 0 m long, give or take <tolerance>
      And the phone has recorded between <least> and <most> points

      Examples:
        | scatter | time       | tolerance | least | most |
        | 3 m     | 20 minutes | 9 m       | 40    | 44   |
        | 3 m     | 8 hours    | 9 m       | 955   | 970  |
        | 8 m     | 20 minutes | 24 m      | 40    | 44   |
        | 20 m    | 2 hours    | 5 m       | 238   | 246  |
        | 45 m    | 20 minutes | 5 m       | 38    | 44   |

    @campaign:7.2
    Scenario: Nor does it show as a distance
      Given positions scatter by 20 m
      When 20 minutes pass
      Then the distance shown is "0.00 km"

    @campaign:7.2 @campaign:1.2
    Scenario Outline: Walking 1 km at <speed> with a scatter of <scatter>
      Given positions scatter by <scatter>
      When the user walks 1 km north at <speed> and arrives
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 1 km, give or take 100 m
      And the phone has recorded between 55 and 130 points

      Examples:
        | scatter | speed  |
        | 3 m     | 3 km/h |
        | 8 m     | 3 km/h |
        | 8 m     | 5 km/h |
        | 20 m    | 5 km/h |

    @campaign:7.2
    Scenario: A rest in the middle of a walk
      Given positions scatter by 8 m
      When the user walks 500 m north at 3 km/h and arrives
      And 30 minutes pass
      And the user walks 500 m east at 3 km/h and arrives
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 1 km, give or take 100 m

    @campaign:7.2
    Scenario: At the wheel, with a scatter
      Given positions scatter by 8 m
      When the user drives 10 km north at 50 km/h and arrives
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 10 km, give or take 400 m

    @campaign:7.2 @campaign:6.2
    Scenario: What adds no way is the same after a crash
      Given positions scatter by 8 m
      When 10 minutes pass
      And the app crashes
      And the user opens the app
      And 10 minutes pass
      # Each process begins anew to learn how its positions scatter.
      Then the distance travelled is 0 m, give or take 26 m
      And the map's lines are 0 m long, give or take 26 m
      When the user completes the campaign
      Then every recorded point is on the server

  Rule: Drift is no way either

    @campaign:7.2 @campaign:6.2
    Scenario Outline: Standing still for 8 hours with a drift of <drift>
      Given positions drift by <drift>
      When 8 hours pass
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 0 m, give or take <tolerance>
      # slack: other seeds scatter and drift farther
      And the map's lines are 0 m long, give or take <tolerance>

      Examples:
        | drift | tolerance |
        | 0.5 m | 2 m       |
        | 1 m   | 3 m       |
        | 2 m   | 6 m       |
        | 3 m   | 9 m       |
        | 8 m   | 24 m      |
        # Of two hundred nights one is worse than three times: such a drift sets in and leads far away at once.
        | 20 m  | 140 m     |

    @campaign:7.2 @campaign:6.2 @campaign:1.2 @campaign:1.3
    Scenario Outline: Standing still for 20 minutes with a drift of <drift>
      Given positions drift by <drift>
      When 20 minutes pass
      Then the distance travelled is 0 m, give or take <tolerance>
      And the map's lines are 0 m long, give or take <tolerance>
      And the phone has recorded between 38 and 44 points

      Examples:
        | drift | tolerance |
        | 3 m   | 9 m       |
        | 8 m   | 20 m      |
        | 20 m  | 60 m      |

    @campaign:7.2
    Scenario Outline: Walking 1 km at <speed> with a drift of <drift>
      Given positions drift by <drift>
      When the user walks 1 km north at <speed> and arrives
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 1 km, give or take <tolerance>

      Examples:
        | drift | speed  | tolerance |
        | 3 m   | 3 km/h | 100 m     |
        | 8 m   | 3 km/h | 120 m     |
        | 8 m   | 5 km/h | 120 m     |
        | 20 m  | 5 km/h | 160 m     |

  Rule: By networks, without a speed

    @campaign:7.2
    Scenario: In a building
      Given there is a building of 5 km around Warsaw
      And positions scatter by 8 m
      When 20 minutes pass
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 0 m, give or take 24 m
      When the user walks 1 km north at 3 km/h and arrives
      Then the distance travelled is 1 km, give or take 160 m

  Rule: A stray is no way

    @campaign:7.2 @campaign:6.1
    Scenario Outline: One position is <way> off after <time>
      When <time> pass
      And the next position is <way> off and claims 5 m
      And 1 minute passes
      Then the distance travelled is 0 m, give or take <tolerance>
      And the map's marker is within 1 m of the user
      And <marked> recorded points are marked as impossible

      Examples:
        | way   | time        | marked | tolerance |
        | 300 m | 320 seconds | 0      | 1 m       |
        | 30 m  | 330 seconds | 0      | 1 m       |
        | 1 km  | 321 seconds | 0      | 1 m       |
        | 15 m  | 325 seconds | 0      | 20 m      |

    @campaign:7.2
    Scenario Outline: <way> off at once, which nobody travels
      When 1 second passes
      And the next position is <way> off and claims 5 m
      And 1 minute passes
      Then the distance travelled is 0 m, give or take 1 m
      And the distance shown is "0.00 km"
      And 1 recorded point is marked as impossible

      Examples:
        | way   |
        | 300 m |
        | 2 km  |

    @campaign:7.2 @campaign:6.1
    Scenario: Three in a row, in one place
      When 320 seconds pass
      And the next position is 300 m north of the truth and claims 5 m
      And the next position is 300 m north of the truth and claims 5 m
      And the next position is 300 m north of the truth and claims 5 m
      And 1 minute passes
      Then the distance travelled is 0 m, give or take 1 m
      And the map's marker is within 1 m of the user

    @campaign:7.2
    Scenario: Strays on a walk
      Given positions scatter by 8 m
      And one in 20 positions is off by 300 m
      When the user walks 1 km north at 3 km/h and arrives
      # slack: other seeds scatter and drift farther
      Then the distance travelled is 1 km, give or take 350 m

    @campaign:6.1
    Scenario: Where the phone stays, it is
      When 320 seconds pass
      And the user jumps 300 m north
      And 2 minutes pass
      Then the map's marker is within 1 m of the user
      And 0 recorded points are marked as impossible
