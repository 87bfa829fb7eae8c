@ios @android
Feature: The battery
  A phone has to last a shift. Tracking takes less than a tenth of the battery in an hour.

  Rule: Less than a tenth in an hour

    @clock-in:SC-002 @clock-in:US3.1
    Scenario: Ten hours on foot
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 10 hours pass
      Then tracking has used at most 1% of the battery per hour
      And the battery is at least 80%
      And the phone has recorded 121 points

    @clock-in:SC-002 @clock-in:US3.1
    Scenario: Eight hours at the wheel
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      When the user drives 600 km north at 20 m/s
      And the user locks the phone
      And 8 hours pass
      Then tracking has used at most 1% of the battery per hour

    @clock-in:SC-002 @clock-in:US3.1 @clock-in:US3.3 @clock-in:FR-018
    Scenario: Ten hours at a desk take less than on foot
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      When the user locks the phone
      And 10 hours pass
      Then tracking has used at most 1% of the battery per hour
      And the phone has recorded 42 points
      And the battery is at least 88%

    @clock-in:SC-002
    Scenario: Eight hours without a signal
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      And there is no GPS signal
      When the user locks the phone
      And 8 hours pass
      Then tracking has used at most 1% of the battery per hour

    @clock-in:SC-002 @clock-in:US3.1
    Scenario: Ten hours in precise mode
      Given the clock-in app is installed
      And the app tracks in precise mode
      And the employee is clocked in
      And the battery is at 100%
      And the battery drains
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 10 hours pass
      Then tracking has used at most 1% of the battery per hour

    @clock-in:SC-002
    Scenario Outline: Eight hours on foot where <trouble>
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      And <trouble>
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 8 hours pass
      Then tracking has used at most 2% of the battery per hour

      Examples:
        | trouble                             |
        | the GPS signal is weak              |
        | positions are accurate to 120 m     |
        | the shift server is down            |
        | the network loses one in 2 requests |

    @clock-in:SC-002
    Scenario Outline: Eight hours on foot, a point every <interval>
      Given the clock-in app is installed
      And points are recorded every <interval>
      And the employee is clocked in
      And the battery is at 100%
      And the battery drains
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 8 hours pass
      Then tracking has used at most 2% of the battery per hour

      Examples:
        | interval   |
        | 15 seconds |
        | 30 seconds |

    @clock-in:FR-018
    Scenario: Without a signal a phone that rests is asked once for each interval
      Given the employee is clocked in
      And there is no GPS signal
      When the user locks the phone
      And 1 hour passes
      Then the app has asked the phone for its location 6 times

    @clock-in:SC-002
    Scenario: Eight hours without a network
      Given the employee is clocked in
      And the battery is at 100%
      And the battery drains
      And the phone is offline
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 8 hours pass
      Then tracking has used at most 1% of the battery per hour

  Rule: Below twenty percent the employee is told

    @clock-in:US3.2 @clock-in:NOTICE-1
    Scenario: The employee is told, and tracking goes on
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And the battery falls to 20%
      Then the notification "Battery low" is not shown
      When the battery falls to 19%
      Then the notification "Battery low" is shown
      And the badge "Battery low" is shown in yellow
      And the badge "Tracking" is shown
      When 1 hour passes
      Then the phone has recorded 13 points
      And no gap is logged

    @clock-in:NOTICE-1 @clock-in:US3.2
    Scenario: Set to tell nobody, it tells nobody, and tracking goes on
      Given the clock-in app is installed
      And the app does not tell of a low battery
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And the battery falls to 19%
      Then the notification "Battery low" is not shown
      And the badge "Battery low" is not shown
      And the badge "Tracking" is shown
      When 1 hour passes
      Then the phone has recorded 13 points
      And the notification "Battery low" is not shown
      And no gap is logged
      When the employee clocks out
      And the employee clocks in
      Then the notification "Battery low" is not shown
      And the badge "Tracking" is shown

    @clock-in:NOTICE-1
    Scenario Outline: Notifications allowed with a low battery, set to tell <whom>
      Given the clock-in app is installed
      And <setting>
      And the battery is at 12%
      And location permission is always
      And the user is in Warsaw
      When the user opens the app
      And the employee clocks in
      And the user answers "Allow"
      Then the notification "Tracking your shift" is shown
      And the notification "Battery low" is <shown>
      When the app crashes
      And the user opens the app
      Then the notification "Battery low" is <shown>
      And the badge "Tracking" is shown
      When 5 minutes pass
      Then the phone has recorded 2 points

      Examples:
        | whom         | setting                                | shown     |
        | the employee | the phone is online                    | shown     |
        | nobody       | the app does not tell of a low battery | not shown |

    @clock-in:NOTICE-1
    Scenario: Charged and low again, or after a restart, nobody is told either
      Given the clock-in app is installed
      And the app does not tell of a low battery
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And the battery falls to 15%
      And the user connects the charger
      And 5 minutes pass
      And the user disconnects the charger
      And the battery falls to 10%
      Then the notification "Battery low" is not shown
      And the badge "Battery low" is not shown
      And the badge "Tracking" is shown
      When the phone restarts
      And the user unlocks the phone
      And the user opens the app
      Then the notification "Battery low" is not shown
      And the badge "Battery low" is not shown
      And the badge "Tracking" is shown
      When 5 minutes pass
      Then the phone has recorded 3 points

    @clock-in:NOTICE-1
    Scenario: Set to tell nobody and to stop, it stops without the notice
      Given the clock-in app is installed
      And the app does not tell of a low battery
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the battery falls to 19%
      Then location updates are off
      And the notification "Battery low" is not shown
      And the notification "Tracking is paused" is shown

    @clock-in:US3.2 @clock-in:FR-009 @clock-in:US2.2 @clock-in:FR-013
    Scenario: Set to stop, tracking stops and says so; the shift goes on
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 17 minutes pass
      And the battery falls to 20%
      Then location updates are on
      And the badge "Tracking" is shown
      When the battery falls to 19%
      Then location updates are off
      And the badge "Paused" is shown in yellow
      And the badge "Tracking" is not shown
      And the screen shows "Tracking has stopped to save the battery. The shift goes on."
      And the notification "Tracking is paused" is shown
      And the notification "Battery low" is shown
      And the shift is active
      When 1 hour passes
      Then no point was recorded between 1021 seconds and 4620 seconds
      When the user connects the charger
      Then location updates are on
      And the badge "Tracking" is shown
      And the notification "Battery low" is not shown
      And within 1 second the logged gaps are:
        | reason      | from       | to         |
        | low battery | 17 minutes | 77 minutes |
      When 20 minutes pass
      Then the phone has recorded 9 points
      When the employee clocks out
      And the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 2 lines

    @clock-in:US3.2 @clock-in:FR-013
    Scenario: Stopped for the battery and not allowed, it takes both for tracking to go on
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 12 minutes pass
      And the battery falls to 15%
      And 5 minutes pass
      And the user sets location permission to denied in Settings and returns
      Then the badge "Paused" is shown
      And the screen shows "Your location cannot be used."
      When the user connects the charger
      And 5 minutes pass
      Then the badge "Paused" is shown
      And location updates are off
      When the user sets location permission to always in Settings and returns
      Then the badge "Tracking" is shown
      When the user disconnects the charger
      Then the badge "Paused" is shown
      And the screen shows "Tracking has stopped to save the battery."
      And the notification "Tracking is paused" is shown
      And the notification "Tracking your shift" is not shown

    @clock-in:US3.2 @clock-in:US6.4 @clock-in:FR-013
    Scenario: Stopped for the battery where there is no signal
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 12 minutes pass
      And there is no GPS signal
      And 5 minutes pass
      Then the badge "Signal lost" is shown
      When the battery falls to 15%
      Then the badge "Paused" is shown
      And the badge "Signal lost" is not shown
      When the user connects the charger
      And 30 seconds pass
      Then the badge "Signal lost" is shown
      When the GPS signal comes back
      Then within 1 second the badge "Tracking" is shown

    @clock-in:US3.2 @I-95 @A-41
    Scenario Outline: Charged in one place with nobody looking, tracking goes on
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user locks the phone
      And 10 minutes pass
      And the battery falls to 15%
      And <time> pass
      Then location updates are off
      And the notification "Tracking is paused" is shown
      When the user connects the charger
      And 20 minutes pass
      Then location updates are on
      And the notification "Tracking your shift" is shown
      And the notification "Battery low" is not shown

      Examples:
        | time       |
        | 30 minutes |
        | 5 hours    |

    @clock-in:US3.2 @I-95 @A-50
    Scenario: Nor does it matter that the system has ended the app meanwhile
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user locks the phone
      And the battery falls to 15%
      And 5 minutes pass
      And the system ends the app
      And 5 minutes pass
      Then location updates are off
      When the user connects the charger
      And 20 minutes pass
      Then location updates are on

    @clock-in:US3.2 @I-95 @A-68
    Scenario: Nor that the phone has started anew, once it was unlocked
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the battery falls to 15%
      And 10 minutes pass
      And the phone restarts
      And the user unlocks the phone
      And the user locks the phone
      And 5 minutes pass
      Then location updates are off
      When the user connects the charger
      And 20 minutes pass
      Then location updates are on

    @clock-in:US3.2
    Scenario Outline: <When it falls low>, who opens the app after a crash finds it stopped
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 10 minutes pass
      And <this happens>
      And <that happens>
      And the user opens the app
      Then location updates are off
      And the badge "Paused" is shown in yellow
      And the notification "Tracking is paused" is shown
      And the notification "Battery low" is shown
      When 20 minutes pass
      Then the phone has recorded 3 points
      When the user connects the charger
      Then location updates are on
      And the badge "Tracking" is shown
      And within 1 second the logged gaps are:
        | reason      | from       | to         |
        | low battery | 10 minutes | 30 minutes |

      Examples:
        | When it falls low | this happens             | that happens             |
        | Low before        | the battery falls to 15% | the app crashes          |
        | Low meanwhile     | the app crashes          | the battery falls to 15% |

    @clock-in:US3.2 @I-96 @A-69
    Scenario: Charged after a restart, tracking goes on from the first unlock on
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the battery falls to 15%
      And 10 minutes pass
      And the phone restarts
      And 5 minutes pass
      And the user connects the charger
      And 5 hours pass
      Then location updates are off
      When the user unlocks the phone
      And 20 minutes pass
      Then location updates are on
      And the shift is active
      And within 1 second 1 gap is logged
      And every recorded point is on the server

    @clock-in:US3.2
    Scenario: A shift that has ended meanwhile waits for no charger
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the battery falls to 15%
      And the employee clocks out
      And 1 minute passes
      Then the platform holds no work "clock-in.charge"

    @clock-in:US3.2
    Scenario: Charging, a low battery is nothing to speak of
      Given the employee is clocked in
      And the battery is at 50%
      When the user connects the charger
      And the battery falls to 15%
      Then the notification "Battery low" is not shown

    @clock-in:US3.2
    Scenario: The battery runs low by itself during the shift
      Given the employee is clocked in
      And the battery is at 21%
      And the battery drains
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 10 hours pass
      Then the notification "Battery low" is shown
      And location updates are on

    @clock-in:US3.2 @clock-in:FR-001 @clock-in:US1.1
    Scenario: Clocking in with a low battery
      Given the clock-in app is installed
      And the app's notifications are on
      And the battery is at 12%
      And location permission is always
      When the user opens the app
      And the employee clocks in
      Then the notification "Battery low" is shown
      And the badge "Tracking" is shown
      And location updates are on
      When the user leaves the app
      And 10 minutes pass
      Then the phone has recorded 3 points

    @clock-in:US3.2 @clock-in:FR-001 @clock-in:US1.1
    Scenario: Set to stop, a shift can still begin with a low battery
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the battery is at 12%
      And the employee is clocked in
      When 20 minutes pass
      Then the shift is active
      And location updates are off
      And no points were recorded
      And the badge "Paused" is shown
      When the user connects the charger
      Then location updates are on
      When 10 minutes pass
      Then the phone has recorded at least 2 points
      And a gap with the reason "low battery" is logged

    @clock-in:US3.2 @clock-in:FR-001 @clock-in:US1.1
    Scenario Outline: Begun so, tracking starts with the charger though nobody looks and <something happens>
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the battery is at 12%
      And the employee is clocked in
      When the user locks the phone
      And 20 minutes pass
      And <something happens>
      And 20 minutes pass
      Then location updates are off
      And no points were recorded
      When the user connects the charger
      And 20 minutes pass
      Then location updates are on
      And the notification "Tracking your shift" is shown
      And the last recorded point is within 1 m of the user

      Examples:
        | something happens        |
        | the battery falls to 11% |
        | the system ends the app  |

    @clock-in:US3.2
    Scenario: Stopped twice, tracking goes on with the charger twice
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When the user walks 40 km north at 1 m/s
      And 10 minutes pass
      And the battery falls to 15%
      And 10 minutes pass
      And the user connects the charger
      Then location updates are on
      And the notification "Battery low" is not shown
      When 10 minutes pass
      And the user disconnects the charger
      And the battery falls to 19%
      Then location updates are off
      And the notification "Battery low" is shown
      And the notification "Tracking is paused" is shown
      When 10 minutes pass
      Then no point was recorded between 1801 seconds and 2399 seconds
      When the user connects the charger
      Then location updates are on
      And the notification "Battery low" is not shown
      And within 1 second the logged gaps are:
        | reason      | from       | to         |
        | low battery | 10 minutes | 20 minutes |
        | low battery | 30 minutes | 40 minutes |

    @clock-in:FR-001
    Scenario Outline: Set to stop below 20%, at <charge> positions are <recorded>
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the battery is at <charge>
      And the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And the user leaves the app
      And 10 minutes pass
      Then the phone has recorded <points> points
      And location updates are <updates>

      Examples:
        | charge | recorded     | points | updates |
        | 19%    | not recorded | 0      | off     |
        | 20%    | recorded     | 3      | on      |

    @clock-in:FR-002 @clock-in:US3.2
    Scenario: Clocked out while stopped for the battery, the charger starts nothing
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When 6 minutes pass
      And the battery falls to 15%
      And 5 minutes pass
      And the employee clocks out
      And the user connects the charger
      And 1 hour passes
      Then location updates are off
      And 0 notifications are shown
      And the phone has recorded 2 points

    @clock-in:US3.2
    Scenario: Charged while the app was ended, the notice goes
      Given the employee is clocked in
      When the battery falls to 15%
      Then the notification "Battery low" is shown
      When the system ends the app
      And the user connects the charger
      And the user opens the app
      Then the notification "Battery low" is not shown

    @clock-in:US3.2
    Scenario: The battery is of no concern after the shift
      Given the employee is clocked in
      When the battery falls to 15%
      And the phone goes offline
      And 6 minutes pass
      And the employee clocks out
      Then the badge "Sending" is shown
      And the badge "Battery low" is not shown

    @clock-in:US3.2
    Scenario: Stopped for the battery, and the location is off and on meanwhile
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When 6 minutes pass
      And the battery falls to 15%
      And 5 minutes pass
      And the user switches Location Services off in Settings and returns
      And 5 minutes pass
      And the user switches Location Services on in Settings and returns
      And 5 minutes pass
      Then the screen shows "Tracking has stopped to save the battery."
      When the user connects the charger
      And 1 minute passes
      Then the logged gaps are:
        | reason        | from       | to         |
        | low battery   | 6 minutes  | 11 minutes |
        | no permission | 11 minutes | 16 minutes |
        | low battery   | 16 minutes | 21 minutes |

    @clock-in:US3.2
    Scenario: Stopped for the battery, and the phone dies of it
      Given the clock-in app is installed
      And the app stops tracking when the battery is below 20%
      And the employee is clocked in
      When 6 minutes pass
      And the battery falls to 19%
      And 2 hours pass
      And the battery falls to 5%
      And the user switches the phone off
      And 1 hour passes
      And the user switches the phone on
      And the user unlocks the phone
      And the user connects the charger
      And the user opens the app
      And 20 minutes pass
      Then the logged gaps are:
        | reason      | from        | to          |
        | low battery | 6 minutes   | 126 minutes |
        | phone off   | 126 minutes | 186 minutes |

    @clock-in:US3.2
    Scenario: The next shift tells of a battery that is still low
      Given the employee is clocked in
      When the battery falls to 15%
      And the employee clocks out
      Then the notification "Battery low" is not shown
      When the employee clocks in
      Then the notification "Battery low" is shown
      And the badge "Battery low" is shown in yellow
