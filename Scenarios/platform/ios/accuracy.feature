@ios
Feature: Precise and approximate location, on iOS
  Beside the permission there is the accuracy: full, or reduced to an area of several kilometres. The user decides
  it in the question, or later in Settings; an app without full accuracy may ask for it for a while.

  Rule: The accuracy is independent of the status

    @I-41
    Scenario Outline: <status> with <accuracy> accuracy
      Given location permission is <status> with <accuracy> accuracy
      When the user opens the app
      Then the app sees location permission <status>
      And the app sees <accuracy> accuracy

      Examples:
        | status      | accuracy |
        | while using | full     |
        | while using | reduced  |
        | always      | full     |
        | always      | reduced  |

    @I-41
    Scenario: Before any decision the accuracy may read full, and nothing can be received
      Given the app is open
      Then the app sees full accuracy
      And the app sees location permission not determined
      When the app asks for its location
      Then for 10 minutes the app has received 0 fixes

  Rule: The question has a switch for the accuracy

    @I-42
    Scenario: The user turns it off and allows
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App" with reduced accuracy
      Then the app sees location permission while using
      And the app sees reduced accuracy

    @I-42
    Scenario: The user leaves it on and allows once
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow Once"
      Then the app sees full accuracy

  Rule: Reduced accuracy means an area, not a place, and news of it now and then

    @I-43
    Scenario: The position is off by kilometres, and says so
      Given location permission is while using with reduced accuracy
      And the user is in Warsaw
      And the app is open
      When the app asks for its location
      Then the app has received 1 fix
      And the last fix is accurate to 5 km
      And the last fix is within 5 km of Warsaw

    @I-43
    Scenario: The exact place cannot be read
      Given location permission is while using with reduced accuracy
      And the user is at 52.2297, 21.0122
      And the app is open
      When the app asks for its location
      Then the last fix is within 5 km of 52.2297, 21.0122
      And the last fix is not within 20 m of 52.2297, 21.0122
      And the last fix is within 1 m of 52.228009, 20.9858202

    @I-43
    Scenario Outline: With <accuracy> accuracy there are <count> fixes in the first minute
      Given location permission is while using with <accuracy> accuracy
      And the app is open
      When the app starts location updates
      And 59 seconds pass
      Then the app has received <count> fixes

      Examples:
        | accuracy | count |
        | full     | 60    |
        | reduced  | 1     |

    @I-43
    Scenario: The rate is about four an hour
      Given location permission is while using with reduced accuracy
      And the app is open
      When the app starts location updates with:
        | pausing | no |
      Then the app has received 1 fix
      And for 14 minutes 59 seconds the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes
      When 45 minutes pass
      Then the app has received 5 fixes

    @I-43
    Scenario Outline: It holds however the user moves: <movement>
      Given location permission is while using with reduced accuracy
      And the app is open
      And the app starts location updates with:
        | pausing | no |
      When 5 minutes pass
      And <movement>
      Then for 9 minutes 59 seconds the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes

      Examples:
        | movement                              |
        | the user jumps 100 km east            |
        | the user moves 100 km east at 90 km/h |
        | the user stands still                 |
        | positions are accurate to 65 m        |
        | positions scatter by 20 m             |
        | the GPS signal is indoors             |

    @I-43
    Scenario: Nor does coming to another place after a rest bring a position of its own, with a filter
      Given location permission is while using with reduced accuracy
      And the app is open
      And the app starts location updates with:
        | distance filter | 50 m |
        | pausing         | no   |
      When 20 minutes pass
      And the user jumps 100 km east
      Then for 9 minutes 59 seconds the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes

    @I-43
    Scenario: A position that was due without a signal comes with it
      Given location permission is while using with reduced accuracy
      And the app is open
      And the app starts location updates with:
        | pausing | no |
      When 10 minutes pass
      And the GPS signal is lost
      And 10 minutes pass
      Then the app has received 1 fix
      When the GPS signal comes back
      Then the app has received 2 fixes

    @I-43 @I-53
    Scenario: What was due during a suspension waits for the app, as old as it is by then
      Given location permission is while using with reduced accuracy
      And the user is in Warsaw
      And the app is open
      And the app starts location updates with:
        | pausing | no |
      When the user leaves the app
      And 20 minutes pass
      And the user returns to the app
      Then the app has received 2 fixes
      And the last fix is 5 minutes old
      And for 9 minutes 59 seconds the app has received 2 fixes
      When 1 second passes
      Then the app has received 3 fixes
      And the last fix is 0 seconds old

    @I-43 @I-32
    Scenario: A change of accuracy is told before the first position that has it
      Given location permission is always
      And the app is open
      And the app starts background location updates
      When the user leaves the app
      And what the app was told so far is set aside
      And the user switches Precise Location off in Settings
      Then the app was told:
        | permission always with reduced accuracy |
        | a fix                                   |
      And the last fix is accurate to 5 km
      When the user switches Precise Location on in Settings
      Then the app was told:
        | permission always |
        | a fix             |
      And the last fix is accurate to 5 m

    @I-43 @I-31
    Scenario Outline: Also to an app that was suspended meanwhile, with the news <order>
      Given the callback order is "<order>"
      And location permission is while using
      And the app is open
      And the app starts location updates
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user switches Precise Location off in Settings and returns
      Then the app was told:
        | resumed  |
        | <first>  |
        | <second> |
        | a fix    |

      Examples:
        | order         | first                                        | second                                       |
        | before active | permission while using with reduced accuracy | became active                                |
        | after active  | became active                                | permission while using with reduced accuracy |

    @I-43
    Scenario: Switching back and forth does not hasten it
      Given location permission is always
      And the app is open
      And the app starts background location updates
      When the user switches Precise Location off in Settings
      And the user switches Precise Location on in Settings
      And the user stands still
      And 1 minute passes
      And what the app was told so far is set aside
      And the user switches Precise Location off in Settings
      Then for 13 minutes 59 seconds the app was told nothing about location
      When 1 second passes
      Then the app was told "a fix"

    @I-43
    Scenario Outline: A request may be answered with the last position: <setting>
      Given the reduced positions is "<setting>"
      And location permission is while using with reduced accuracy
      And the user is in Warsaw
      And the app is open
      And the app asks for its location
      When the user travels to Kraków
      And 20 minutes pass
      And the app asks for its location
      Then the last fix is within 5 km of <where>
      And the last fix is <age> old
      When 1 second passes
      And the app asks for its location
      Then the last fix is within 5 km of Kraków
      And the last fix is 0 seconds old

      Examples:
        | setting              | where  | age        |
        | fresh                | Kraków | 0 seconds  |
        | up to 20 minutes old | Warsaw | 20 minutes |

    @I-43
    Scenario: Updates that are started again begin with the last position, and keep the rate
      Given the reduced positions is "up to 20 minutes old"
      And location permission is while using with reduced accuracy
      And the app is open
      And the app starts location updates
      When 5 minutes pass
      And the app stops location updates
      And the app starts location updates
      Then the app has received 2 fixes
      And the last fix is 5 minutes old
      And for 9 minutes 59 seconds the app has received 2 fixes
      When 1 second passes
      Then the app has received 3 fixes
      And the last fix is 0 seconds old

    @I-43
    Scenario: Who stops updates and asks for them again has no more positions than the others
      Given location permission is while using with reduced accuracy
      And the app is open
      And the app starts location updates
      Then the app has received 1 fix
      When 5 minutes pass
      And the app stops location updates
      And the app starts location updates
      Then for 9 minutes 59 seconds the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes
      When the app stops location updates
      And 1 hour passes
      And the app starts location updates
      Then the app has received 3 fixes

    @I-43
    Scenario: With full accuracy no old position is given
      Given the reduced positions is "up to 20 minutes old"
      And location permission is while using
      And the app is open
      And the app asks for its location
      When 5 minutes pass
      And the app asks for its location
      Then the last fix is 0 seconds old

  Rule: Without full accuracy there are no regions

    @I-44
    Scenario: Reduced from the start
      Given location permission is always with reduced accuracy
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user travels to Kraków
      Then for 10 minutes the app was told nothing about regions

    @I-44
    Scenario: Reduced at once, when the user turns Precise Location off
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user switches Precise Location off in Settings and returns
      And the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 10 minutes pass
      Then the app is not running
      And the app has been started 1 time

    @I-44 @I-88
    Scenario: Significant changes still come
      Given location permission is always with reduced accuracy
      And the app is open
      And the app starts significant-change updates
      And what the app was told so far is set aside
      When 10 minutes pass
      And the user travels to Kraków
      Then about location the app was told:
        | a fix |
      And the last fix is accurate to 5 km

    @I-45
    Scenario: Visits come too, as coarse as any fix
      Given location permission is always with reduced accuracy
      And the app is open
      When the app starts visit monitoring
      And 1 hour passes
      Then about location the app was told:
        | visit began |
      When the user travels to Kraków
      And 1 minute passes
      Then about location the app was told:
        | visit ended |

    @I-45
    Scenario: A stay of less than five minutes is none, and has no end
      Given location permission is always
      And the app is open
      And the app starts visit monitoring
      When 4 min 59 s pass
      And the user travels to Kraków
      And 4 min 59 s pass
      Then the app was told nothing about location
      When 1 second passes
      Then about location the app was told:
        | visit began |

  Rule: Full accuracy can be asked for, for a while, on three conditions

    @I-46
    Scenario: All of them are met
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      Then the location permission alert is shown

    @I-46
    Scenario: The purpose is not declared
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Delivery"
      Then no system alert is shown
      And the app was told:
        | full accuracy request failed |

    @I-46
    Scenario: The app has full accuracy already
      Given location permission is while using
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      Then no system alert is shown
      And the app was told:
        | full accuracy request failed |

    @I-46
    Scenario: The app is not in front
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      And the app starts background location updates
      When the user leaves the app
      And what the app was told so far is set aside
      And the app asks for full accuracy for "Navigation"
      Then about permission the app was told:
        | full accuracy request failed |
      When the user returns to the app
      Then no system alert is shown

  Rule: The end of the request does not tell what the user decided; only the accuracy does

    @I-47
    Scenario: The user grants it
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "once"
      Then the app sees full accuracy
      And the app was told, in any order:
        | will resign active             |
        | full accuracy request finished |
        | permission while using         |
        | became active                  |

    @I-47
    Scenario: The user declines it
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "deny"
      Then the app sees reduced accuracy
      And the app was told, in any order:
        | will resign active             |
        | full accuracy request finished |
        | became active                  |

    @I-46 @I-47
    Scenario: Declined once, it can be asked for again
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "deny"
      And the app asks for full accuracy for "Navigation"
      Then the location permission alert is shown

  Rule: Full accuracy for a while lasts as long as the app is in use

    @I-48
    Scenario: It is gone after a long time away
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "once"
      And what the app was told so far is set aside
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then the app sees reduced accuracy
      And about permission the app was told:
        | permission while using with reduced accuracy |

    @I-48
    Scenario: It stays as long as the app is in front
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "once"
      Then for 24 hours the app sees full accuracy

    @I-48 @I-63
    Scenario: It stays during updates in the background
      Given location permission is while using with reduced accuracy
      And the app declares the purpose "Navigation"
      And the app is open
      When the app asks for full accuracy for "Navigation"
      And the user answers "once"
      And the app starts background location updates
      And the user leaves the app
      Then for 10 minutes the app sees full accuracy
      And the blue location indicator is shown

  Rule: An app can say that an area is enough

    @I-49
    Scenario: The question begins with reduced accuracy
      Given the app asks for reduced accuracy by default
      And the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then the app sees reduced accuracy
