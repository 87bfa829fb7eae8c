@ios @android
Feature: The phone as a device
  Batteries run out, storage fills up, calls come in and clocks change.

  Background:
    Given the app is open

  Scenario: The battery runs out, and the phone starts again once it is charged
    When the battery falls to 3%
    Then the battery shows 3%
    When the phone switches itself off
    Then the phone is off
    And the app is not running
    When the user connects the charger
    And 10 minutes pass
    Then the battery is at least 5%
    When the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    Then the app is active
    And the app has been started 2 times

  Scenario: A battery drains only where a scenario lets it
    When 5 hours pass
    Then the battery shows 100%
    Given the battery drains
    When 5 hours pass
    Then the battery is at most 99%

  Scenario: A phone that is switched off lets nothing run
    When the user switches the phone off
    Then the app is not running
    When the user switches the phone on
    Then the phone's screen looks like this:
      """
      ┌────────────────────────────────────────────────────────┐
      │ 08:00:00                                        online │
      ├────────────────────────────────────────────────────────┤
      │ (the phone is locked)                                  │
      └────────────────────────────────────────────────────────┘
      """

  Scenario: A call that is accepted sends the app to the background
    When a phone call comes in
    Then the app is inactive
    When the user accepts the phone call
    Then the app is in the background
    When 2 minutes pass
    And the phone call ends
    Then the app is active

  Scenario: Another time zone changes what the clock shows, and no duration
    When the following happens:
      | after      | event                                  |
      | 30 minutes | the phone's time zone changes to UTC+2 |
      | 1 hour     | the battery falls to 18%               |
    Then 1 hour has passed since the start
    And the phone's screen looks like this:
      """
      ┌────────────────────────────────────────────────────────┐
      │ 11:00:00                                   18%  online │
      ├────────────────────────────────────────────────────────┤
      │ Probe                                                  │
      └────────────────────────────────────────────────────────┘
      """

  Scenario: A timetable by the clock
    When the following happens:
      | at    | event                       |
      | 08:30 | the phone goes offline      |
      | 09:15 | the phone comes back online |
      | 00:10 | the user leaves the app     |
    Then 16 h 10 min have passed since the start
    And the app is in the background

  Scenario: A charger brings a percent in 72 seconds
    When the battery falls to 50%
    And the user connects the charger
    And 71 seconds pass
    Then the battery shows 50%
    When 1 second passes
    Then the battery shows 51%
    When 36 seconds pass
    And the user locks the phone
    Then the battery shows 51%

  Scenario: A phone that looks for a network takes more than one that rests
    Given the battery drains
    And the user locks the phone
    When 4 hours pass
    Then the battery shows 98%
    When the phone goes offline
    And 4 hours pass
    Then the battery shows 88%

  Scenario: A look at where the phone is takes what a second of rest does
    Given the battery drains
    And location permission is while using
    When the app asks for its location
    And the user locks the phone
    And 1 h 59 min 58 s pass
    Then the battery shows 100%
    When 1 second passes
    Then the battery shows 99%

  Scenario: The look that takes the last of a percent is told at once
    Given location permission is while using
    And the battery drains
    When 553.8 seconds pass
    And what the app was told so far is set aside
    And the app asks for its location
    Then the app was told:
      | a fix       |
      | battery 99% |

  Scenario: A new installation finds all the room that the old one had
    Given the phone has 12 bytes of free storage
    When the app stores "abcde" under "a"
    And the user deletes the app and installs it again
    And the user opens the app
    And the app stores "abcdefghijk" under "a"
    Then the app reads "abcdefghijk" under "a"
    When the app stores "abcdefghijkl" under "a"
    Then the app reads "abcdefghijk" under "a"

  Scenario: A full phone has no room for a single byte
    When the phone's storage fills up
    And the app stores "" under "a"
    Then the app has stored nothing
    When the user frees 1 byte of storage
    And the app stores "" under "a"
    Then the app reads "" under "a"

  Scenario: A clock that is set goes on from where it was set
    When 10 minutes pass
    And the user sets the phone's clock forward by 1 hour
    And 5 minutes pass
    Then the phone's screen looks like this:
      """
      ┌────────────────────────────────────────────────────────┐
      │ 09:15:00                                        online │
      ├────────────────────────────────────────────────────────┤
      │ Probe                                                  │
      └────────────────────────────────────────────────────────┘
      """

  Scenario: A call that ends behind the lock leaves the app where it was
    When a phone call comes in
    And the user accepts the phone call
    And the user locks the phone
    And the phone call ends
    And the user unlocks the phone
    Then the app is active

  Scenario: An app that ends behind the lock is not there after it
    When the user locks the phone
    And the system ends the app
    And the user unlocks the phone
    Then the home screen is shown
    And the app is not running

  Scenario: An app that ends behind a call is not there after it
    When a phone call comes in
    And the user accepts the phone call
    And the system ends the app
    And the phone call ends
    Then the home screen is shown
    And the app is not running

  Scenario: A call that is declined leaves the app covered by its question
    When the app asks for when-in-use permission
    And a phone call comes in
    And the user declines the phone call
    Then the app is inactive
    And the location permission alert is shown
    When the user answers "while using"
    Then the app is active

  Scenario: Only an app in front sends the user to Settings
    When the user leaves the app
    And the app opens its page in Settings
    Then the home screen is shown
    When the user returns to the app
    And the app opens its page in Settings
    Then the Settings app is shown

  Scenario: An empty phone stays on as long as the charger is in
    When the user connects the charger
    And the battery falls to 0%
    Then the app is active
    And the battery shows 0%
    When the user disconnects the charger
    Then the phone is off

  Scenario: A new process knows the charge that it begins with
    When the system ends the app
    And the battery falls to 50%
    And the user opens the app
    And the user leaves the app
    And 1 minute passes
    And what the app was told so far is set aside
    And the user returns to the app
    Then the app was told "battery 50%" 0 times
    When the battery falls to 49%
    Then the app was told "battery 49%" 1 time

  Scenario Outline: Only positions of less than 100 m cost the receiver: <accuracy>
    Given location permission is while using
    And the battery drains
    And the app starts updates with:
      | accuracy | <accuracy> |
      | pausing  | no         |
    When 1 hour passes
    Then the battery shows <charge>

    Examples:
      | accuracy | charge |
      | 99 m     | 92%    |
      | 100 m    | 93%    |

  Scenario: An app that comes back to the front shows its screen as it was
    Given what the app was told so far is set aside
    When the user leaves the app and returns to it
    Then the app was told "screen appeared" 0 times

  Scenario: What the app stored goes with it
    When the app stores "abc" under "a"
    And the user deletes the app and installs it again
    And the user opens the app
    Then the app has stored nothing

  Scenario: Room that is left is left beside what is stored already
    Given the app stores "abcde" under "a"
    And the phone has 4 bytes of free storage
    And what the app was told so far is set aside
    When the app stores "abcd" under "b"
    Then the app was told "storage full: b"
    When the app stores "abc" under "b"
    Then the app reads "abc" under "b"
    And the app was told nothing else
