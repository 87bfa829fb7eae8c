@ios
Feature: Regions, on iOS
  An app can name places, and is told when the user comes and goes: few of them, not to the metre, and not to the
  second. Waiting out the doubt is part of the design, so events come late, and never for where the user was
  already.

  Rule: An app can watch twenty places

    @I-78 @I-79
    Scenario: The twenty-first fails
      Given location permission is always
      And the app is open
      When the app monitors 20 regions of 200 m around Warsaw
      Then the app was told nothing
      And the platform watches 20 regions
      When the app monitors the region "Home" of 200 m around Warsaw
      Then the app was told:
        | region Home failed: too many |
      And the platform watches 20 regions

    @I-78 @I-79
    Scenario: Conditions count as well
      Given location permission is always
      And the app is open
      When the app monitors 20 regions of 200 m around Warsaw
      And the app monitors the condition "Home" of 200 m around Warsaw
      Then the app was told:
        | region Home failed: too many |

    @I-78
    Scenario: The limit outlives the process, as the regions do
      Given location permission is always
      And the app is open
      And the app monitors 20 regions of 200 m around Warsaw
      When the user quits and reopens the app
      And the app monitors the region "Home" of 200 m around Warsaw
      Then about regions the app was told:
        | region Home failed: too many |

    @I-78
    Scenario: Giving one up makes room
      Given location permission is always
      And the app is open
      And the app monitors 20 regions of 200 m around Warsaw
      When the app stops monitoring the region "7"
      And the app monitors the region "Home" of 200 m around Warsaw
      Then the app was told nothing
      And the platform watches 20 regions

    @I-80
    Scenario: A region of the same name takes the place of the old one
      Given location permission is always
      And the app is open
      And the app monitors 20 regions of 200 m around Warsaw
      When the app monitors the region "7" of 500 m around Kraków
      Then the app was told nothing
      And the platform watches 20 regions
      When the user travels to Kraków
      And 1 minute passes
      Then the app was told "entered region 7"

    @I-81
    Scenario: There is a largest radius
      Given location permission is always
      And the app is open
      When the app monitors the region "Everywhere" of 5000 km around Warsaw
      Then the app was told:
        | region Everywhere failed: too large |
      And the platform watches 0 regions

    @I-81
    Scenario: Of a hundred kilometres, to the metre
      Given location permission is always
      And the app is open
      When the app monitors the region "Wide" of 100 km around Warsaw
      Then the app was told nothing about regions
      And the platform watches 1 region
      When the app monitors the region "Wider" of 100001 m around Warsaw
      Then the app was told "region Wider failed: too large"
      And the platform watches 1 region

  Rule: A border counts as crossed at some distance from it, after some time

    @I-82
    Scenario: Leaving takes the distance
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 600 m east
      Then for 10 minutes the app was told nothing
      When the user jumps 200 m east
      And 1 minute passes
      Then the app was told:
        | left region Home       |
        | region Home is outside |

    @I-82
    Scenario: Leaving takes the time
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 2 km east
      Then for 19 seconds the app was told nothing
      And within 10 minutes the app was told "left region Home"

    @I-82
    Scenario: A short look outside does not count
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 2 km east
      And 15 seconds pass
      And the user jumps 2 km west
      And 15 seconds pass
      And the user jumps 2 km east
      And 15 seconds pass
      And the user jumps 2 km west
      Then for 10 minutes the app was told nothing

    @I-82
    Scenario: Coming back is told too
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 10 minutes pass
      Then the app was told:
        | left region Home       |
        | region Home is outside |
      When the user jumps 5 km west
      Then for 19 seconds the app was told nothing
      And within 10 minutes the app was told "entered region Home"

    @I-83
    Scenario: The news usually takes minutes
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      Then for 4 minutes 19 seconds the app was told nothing
      And within 1 second the app was told "left region Home"

    @I-83
    Scenario: What held for 20 seconds is told late, though the user is back by then
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 20 seconds pass
      And the user jumps 5 km west
      And 10 minutes pass
      Then the app was told:
        | left region Home       |
        | region Home is outside |
        | entered region Home    |
        | region Home is inside  |

    @I-83 @I-82
    Scenario: What did not hold for 20 seconds is never told
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 19 seconds pass
      And the user jumps 5 km west
      Then for 1 hour the app was told nothing

    @I-83
    Scenario: A region that is given up before the report is told no more
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      And the app monitors the region "Work" of 500 m around Warsaw
      When the user jumps 5 km east
      And 1 minute passes
      And the app stops monitoring the region "Home"
      And 10 minutes pass
      Then the app was told:
        | left region Work       |
        | region Work is outside |

    @I-83 @I-44
    Scenario: A report that meets reduced accuracy is found out anew with full accuracy
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 1 minute passes
      And the user switches Precise Location off in Settings and returns
      Then for 10 minutes the app was told nothing about regions
      When the user switches Precise Location on in Settings and returns
      Then for 4 minutes 19 seconds the app was told nothing about regions
      And within 1 second the app was told "left region Home"

    @I-83 @I-67
    Scenario: The system may have ended the app meanwhile, and starts it for the report
      Given region events come 4 minutes late
      And location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 1 minute passes
      And the user leaves the app
      And the system ends the app
      Then for 3 minutes 19 seconds the app is not running
      And within 1 second the app is in the background
      And the app was told "left region Home"

  Rule: An app says what it wants to hear of a region, and hears nothing of where the phone was

    @I-83
    Scenario Outline: For <transition> alone
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw for <transition>
      When the user jumps 5 km east
      And 1 minute passes
      And the user jumps 5 km west
      And 1 minute passes
      Then the app was told:
        | <event>             |
        | region Home is <is> |
      And the last region event came without a fix

      Examples:
        | transition | event               | is      |
        | entering   | entered region Home | inside  |
        | leaving    | left region Home    | outside |

  Rule: Where the user is at the start is no event

    @I-84
    Scenario: Being inside is not entering
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      Then for 1 hour the app was told nothing

    @I-84
    Scenario Outline: But it can be asked for: <state>
      Given location permission is always
      And the user is in <place>
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the app asks for the state of the region "Home"
      Then the app was told:
        | region Home is <state> |

      Examples:
        | place  | state   |
        | Warsaw | inside  |
        | Kraków | outside |

    @I-84
    Scenario Outline: A condition reports by itself that it is <state>
      Given location permission is always
      And the user is in <place>
      And the app is open
      When the app monitors the condition "Home" of 500 m around Warsaw
      Then within 10 minutes the app was told "region Home is <state>"

      Examples:
        | place  | state   |
        | Warsaw | inside  |
        | Kraków | outside |

  Rule: Every crossing tells the state too, and of a condition nothing but the state

    @I-99
    Scenario: A region is left, and then outside
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user jumps 5 km east
      And 1 minute passes
      Then about regions the app was told:
        | left region Home       |
        | region Home is outside |

    @I-99
    Scenario: What the app wants no word of brings no state either
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw for entering
      When the user jumps 5 km east
      And 1 minute passes
      Then the app was told nothing about regions
      When the user jumps 5 km west
      And 1 minute passes
      Then about regions the app was told:
        | entered region Home   |
        | region Home is inside |

    @I-99
    Scenario: A condition is neither entered nor left
      Given location permission is always
      And the user is in Warsaw
      And the app is open
      And the app monitors the condition "Home" of 500 m around Warsaw
      And what the app was told so far is set aside
      When the user jumps 5 km east
      And 1 minute passes
      And the user jumps 5 km west
      And 1 minute passes
      Then about regions the app was told:
        | region Home is outside |
        | region Home is inside  |

    @I-99 @I-19
    Scenario: Both wait for the answer about Always
      Given location permission is provisional always
      And the user is in Warsaw
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 1 minute passes
      Then the app was told nothing
      When the user answers "Change to Always Allow"
      Then about regions the app was told:
        | left region Home       |
        | region Home is outside |

  Rule: Regions may be named before the user allows location; the watch begins then

    @I-85
    Scenario: Nothing before the answer
      Given the user is in Warsaw
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      Then the app was told nothing
      And the platform watches 1 region
      When the user travels to Kraków
      Then for 10 minutes the app was told nothing

    @I-85
    Scenario: Events after it
      Given the user is in Warsaw
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      And the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      And the user travels to Kraków
      And 1 minute passes
      Then about regions the app was told:
        | left region Home       |
        | region Home is outside |

    @I-85 @I-84
    Scenario: Where the user is when the watch begins is no event either
      Given the user is in Kraków
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      And the user travels to Warsaw
      And 10 minutes pass
      And the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then for 10 minutes the app was told nothing about regions

  Rule: Where location is denied, a watch fails

    @I-86
    Scenario Outline: With the permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      Then the app was told:
        | region Home failed: denied |

      Examples:
        | permission |
        | denied     |
        | restricted |

    @I-86 @I-05
    Scenario: With Location Services off
      Given location permission is always
      And Location Services are off
      And the app is open
      When the app monitors the region "Home" of 500 m around Warsaw
      Then the app was told:
        | region Home failed: denied |

  Rule: With While Using, events come only while the app is in use

    @I-87
    Scenario: In front
      Given location permission is while using
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user travels to Kraków
      And 1 minute passes
      Then the app was told:
        | left region Home       |
        | region Home is outside |

    @I-87 @I-38
    Scenario: During updates in the background
      Given location permission is while using
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      And the app starts background location updates
      When the user leaves the app
      And 10 minutes pass
      And the user travels to Kraków
      And 1 minute passes
      Then the app was told "left region Home"

    @I-87
    Scenario: Not while it is suspended
      Given location permission is while using
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      Then for 10 minutes the app was told nothing
      And the app is suspended

    @I-67 @I-87
    Scenario: With Always a suspended app is woken
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user travels to Kraków
      And 21 seconds pass
      Then the app is in the background
      And the app was told:
        | resumed                |
        | left region Home       |
        | region Home is outside |
