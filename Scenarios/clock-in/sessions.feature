@ios @android
Feature: What is kept of tracking and of the permission
  A shift keeps the times in which it was tracked, each with its points and its settings. The phone keeps how far the
  location is allowed, and when that was last checked.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And location permission is always
    And the user is in Warsaw

  @clock-in:SESSION-1
  Scenario: A shift without a break is one session
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 62 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from      | to         | points | mode     | interval  | at speed | at rest    |
      | 0 minutes | 62 minutes | 13     | balanced | 5 minutes | 1 minute | 15 minutes |

  @clock-in:SESSION-1
  Scenario: It says how it was set
    Given the app tracks in precise mode
    And points are recorded every 10 minutes
    And points are recorded every 15 seconds while driving
    And points are recorded every 40 minutes while standing still
    When the user opens the app
    And 3 minutes pass
    And the employee clocks in
    And 25 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from      | to         | points | mode    | interval   | at speed   | at rest    |
      | 3 minutes | 28 minutes | 3      | precise | 10 minutes | 15 seconds | 40 minutes |

  @clock-in:SESSION-1
  Scenario: A phone that was off begins another one, and each has its own points
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 21 minutes pass
    And the user switches the phone off
    And 19 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 11 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from       | to         | points |
      | 0 minutes  | 20 minutes | 5      |
      | 40 minutes | 51 minutes | 3      |
    And the clock-out says:
      | points | gaps |
      | 8      | 1    |

  @clock-in:SESSION-1
  Scenario: Each one says how it was set, also after the phone was off
    Given the app tracks in precise mode
    And points are recorded every 10 minutes
    And points are recorded every 15 seconds while driving
    And points are recorded every 40 minutes while standing still
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 21 minutes pass
    And the user switches the phone off
    And 19 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 11 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from       | to         | points | mode    | interval   | at speed   | at rest    |
      | 0 minutes  | 20 minutes | 3      | precise | 10 minutes | 15 seconds | 40 minutes |
      | 40 minutes | 51 minutes | 2      | precise | 10 minutes | 15 seconds | 40 minutes |

  @clock-in:SESSION-1
  Scenario: Set otherwise in the middle of a shift, each one says how it was set itself
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 21 minutes pass
    And the app crashes
    And the app tracks in precise mode
    And points are recorded every 10 minutes
    And points are recorded every 15 seconds while driving
    And points are recorded every 40 minutes while standing still
    And the app is updated
    When the user opens the app
    And 10 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | to         | points | mode     | interval   | at speed   | at rest    |
      | 20 minutes | 5      | balanced | 5 minutes  | 1 minute   | 15 minutes |
      | 31 minutes | 2      | precise  | 10 minutes | 15 seconds | 40 minutes |

  @clock-in:SESSION-1
  Scenario: Without a signal tracking goes on, and so does its session
    When the user opens the app
    And the employee clocks in
    And 7 minutes pass
    And there is no GPS signal
    And 20 minutes pass
    And the GPS signal comes back
    And 5 minutes pass
    And the employee clocks out
    Then a gap with the reason "no signal" is logged
    And the tracking sessions are:
      | from      | to         |
      | 0 minutes | 32 minutes |

  @clock-in:SESSION-1
  Scenario: A time without the app lies between two sessions
    When the user opens the app
    And the employee clocks in
    And 21 minutes pass
    And the app crashes
    And 1 minute passes
    And the user opens the app
    And 10 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | to         | points |
      | 10 minutes | 3      |
      | 32 minutes | 3      |

  @clock-in:SESSION-1
  Scenario: Clocked out without a network, and the app crashes: they are told all the same
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 12 minutes pass
    And the app crashes
    And the phone goes offline
    And the user opens the app
    And 11 minutes pass
    And the employee clocks out
    And the app crashes
    And 1 hour passes
    And the user opens the app
    And the phone comes back online
    And 1 minute passes
    Then the tracking sessions are:
      | from       | to         | points | mode     | interval  | at speed | at rest    |
      | 0 minutes  | 10 minutes | 3      | balanced | 5 minutes | 1 minute | 15 minutes |
      | 12 minutes | 23 minutes | 3      | balanced | 5 minutes | 1 minute | 15 minutes |

  @clock-in:SESSION-1
  Scenario: Begun with too low a battery, the shift has one from the charger on
    Given the app stops tracking when the battery is below 20%
    And the battery is at 12%
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 10 minutes pass
    And the user connects the charger
    And 11 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from       | to         | points |
      | 10 minutes | 21 minutes | 3      |

  @clock-in:SESSION-1
  Scenario: A shift that is ended on another device tells of none
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 11 minutes pass
    And the shift is ended on another device
    And 10 minutes pass
    Then no shift is active
    And the server has received no clock-out

  @clock-in:SESSION-1
  Scenario: A time without permission lies between two sessions
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 20 minutes pass
    And the user switches Location Services off in Settings and returns
    And 20 minutes pass
    And the user switches Location Services on in Settings and returns
    And 10 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from       | to         |
      | 0 minutes  | 20 minutes |
      | 40 minutes | 50 minutes |

  @clock-in:SESSION-1
  Scenario: A time with too low a battery lies between two sessions
    Given the app stops tracking when the battery is below 20%
    When the user opens the app
    And the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 17 minutes pass
    And the battery falls to 19%
    And 20 minutes pass
    And the user connects the charger
    And 11 minutes pass
    And the employee clocks out
    Then the tracking sessions are:
      | from       | to         | points |
      | 0 minutes  | 17 minutes | 4      |
      | 37 minutes | 48 minutes | 3      |

  @clock-in:PERM-1
  Scenario Outline: The level is kept with the time of the check (<permission>)
    Given location permission is <permission>
    When 7 minutes pass
    And the user opens the app
    Then the app keeps the permission level <level>, checked at 08:07

    Examples:
      | permission  | level       |
      | never       | none        |
      | while using | while-using |
      | always      | always      |

  @clock-in:PERM-1
  Scenario: Each return is another check
    When the user opens the app
    Then the app keeps the permission level always, checked at 08:00
    When the user leaves the app for 12 minutes and returns to it
    Then the app keeps the permission level always, checked at 08:12

  @clock-in:PERM-1
  Scenario: So is each clock-in
    When the user opens the app
    And 12 minutes pass
    And the employee clocks in
    Then the app keeps the permission level always, checked at 08:12

  @clock-in:PERM-1
  Scenario: A change in Settings is kept, and when it was seen
    When the user opens the app
    And 20 minutes pass
    And the user sets location permission to while using in Settings and returns
    Then the app keeps the permission level while-using, checked at 08:20
    When 5 minutes pass
    And the user sets location permission to denied in Settings and returns
    Then the app keeps the permission level none, checked at 08:25

  @clock-in:PERM-1
  Scenario: An answer to the system's question is kept, and when it was given
    Given location permission is not determined
    When the user opens the app
    Then the app keeps the permission level none, checked at 08:00
    When 3 minutes pass
    And the employee clocks in
    And the user taps "Continue"
    And 1 minute passes
    And the user answers "Allow While Using App"
    Then the app keeps the permission level while-using, checked at 08:04

  @clock-in:PERM-1
  Scenario: It outlives the end of the app
    When the user opens the app
    And 20 minutes pass
    And the app crashes
    And 1 hour passes
    Then the app keeps the permission level always, checked at 08:00
    When the user opens the app
    Then the app keeps the permission level always, checked at 09:20
