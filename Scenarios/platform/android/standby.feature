@android
Feature: Standby buckets on Android
  Android counts how often an app is used, and lets those work less that are used less: ten minutes, and then not again
  for hours. With the charger in, and for an app that is used, nothing is bounded.

  Background:
    Given location permission is always

  @A-76
  Scenario Outline: Further work of a <bucket> app waits for the next window, <hours> hours later
    Given the app is open
    And the user leaves the app
    And the app falls into the standby bucket <bucket>
    And the app defers the work "first"
    And the app finishes the work "first"
    And 10 minutes pass
    And an urgent message reaches the app
    And the app defers the work "second" until there is a network
    When <before> pass
    Then the work "second" waits
    And within 10 minutes the work "second" runs

    Examples:
      | bucket      | hours | before      |
      | working set | 4     | 3 h 45 min  |
      | frequent    | 12    | 11 h 45 min |
      | rare        | 24    | 23 h 45 min |
      | restricted  | 24    | 23 h 45 min |

  @A-76
  Scenario Outline: Before Android 13 the windows are <hours> hours apart for a <bucket> app
    Given the phone runs Android 12
    And the app is open
    And the user leaves the app
    And the app falls into the standby bucket <bucket>
    And the app defers the work "first"
    And the app finishes the work "first"
    And 10 minutes pass
    And an urgent message reaches the app
    And the app defers the work "second"
    When <before> pass
    Then the work "second" waits
    And within 10 minutes the work "second" runs

    Examples:
      | bucket      | hours | before     |
      | working set | 2     | 1 h 45 min |
      | frequent    | 8     | 7 h 45 min |

  @A-76
  Scenario: Within the window there is no bound
    Given the app is open
    And the user leaves the app
    And the app falls into the standby bucket rare
    And the app defers the work "first"
    And the app finishes the work "first"
    When the app defers the work "second"
    Then the work "second" runs

  @A-76
  Scenario: The user makes it active again
    Given the app is open
    And the user leaves the app
    And the app falls into the standby bucket rare
    And the app defers the work "first"
    And the app finishes the work "first"
    And 10 minutes pass
    And an urgent message reaches the app
    And the app defers the work "second"
    When 1 hour passes
    Then the work "second" waits
    And the app sees the standby bucket rare
    When the user opens the app
    Then the app sees the standby bucket active
    And the work "second" runs

  @A-82 @A-76
  Scenario: Nothing is bounded once its battery use is unrestricted
    Given the app is open
    And the user leaves the app
    And the app falls into the standby bucket rare
    And the app defers the work "first"
    And the app finishes the work "first"
    And 10 minutes pass
    And an urgent message reaches the app
    And the app defers the work "second"
    When 1 hour passes
    Then the work "second" waits
    When the user sets battery use to unrestricted in Settings
    Then the app sees the standby bucket active
    And the work "second" runs

  @A-76
  Scenario: A foreground service makes it active
    Given the app's notifications are on
    And the app is open
    And the user leaves the app
    And the app falls into the standby bucket frequent
    When an urgent message reaches the app
    And the app starts a foreground service
    Then the app sees the standby bucket active

  @A-76 @A-73
  Scenario Outline: With the charger in, work of a <bucket> app <state>
    Given the app is open
    And the user leaves the app
    And the app falls into the standby bucket <bucket>
    And the app defers the work "first"
    And the app finishes the work "first"
    And 10 minutes pass
    And an urgent message reaches the app
    And the app defers the work "second"
    When the user connects the charger
    And 1 minute passes
    Then the work "second" <state>

    Examples:
      | bucket     | state |
      | rare       | runs  |
      | restricted | waits |

  @A-76 @A-43
  Scenario Outline: Before Android 13 a rare app gets five urgent messages a day, and from then on no bound: <version>
    Given the phone runs Android <version>
    And the app is open
    And the user leaves the app
    And the app falls into the standby bucket rare
    And an urgent message reaches the app
    And an urgent message reaches the app
    And an urgent message reaches the app
    And an urgent message reaches the app
    And an urgent message reaches the app
    And 1 minute passes
    When an urgent message reaches the app
    And the app starts a foreground service
    Then <what>

    Examples:
      | version | what                                                         |
      | 12      | the app was told "service failed: start not allowed"         |
      | 13      | the app was told "service failed: start not allowed" 0 times |
