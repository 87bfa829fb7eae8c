@ios
Feature: Sessions that ask by themselves, on iOS 18 and later
  Instead of asking once, an app may say for as long as it is needed what it needs. iOS then asks when it can.

  Rule: A service session asks for what it declares

    @I-25
    Scenario: A session for when-in-use
      Given the app is open
      When the app starts a service session for when-in-use
      Then the alert offers:
        | Allow Once            |
        | Allow While Using App |
        | Don't Allow           |
      When the user answers "Allow While Using App"
      Then about permission the app was told:
        | permission while using |

    @I-25 @I-14
    Scenario: A session for Always, on top of While Using
      Given location permission is while using
      And the app is open
      When the app starts a service session for Always
      Then the alert offers:
        | Keep Only While Using  |
        | Change to Always Allow |

    @I-25
    Scenario: What is decided is not asked
      Given location permission is denied
      And the app is open
      When the app starts a service session for when-in-use
      Then no system alert is shown
      And the app was told nothing

    @I-25 @I-37
    Scenario: After Allow Once has lapsed, the session asks again by itself
      Given the app is open
      When the app starts a service session for when-in-use
      And the user answers "Allow Once"
      And the user leaves the app
      And 10 minutes pass
      Then no system alert is shown
      When the user returns to the app
      Then the location permission alert is shown
      And the location permission alert has been shown 2 times

    @I-25
    Scenario: A session that has ended asks no more
      Given the app is open
      When the app starts a service session for when-in-use
      And the user answers "Allow Once"
      And the app ends the service session
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then no system alert is shown

    @I-25
    Scenario: A session ends with its process
      Given the app is open
      And the app starts a service session for when-in-use
      And the user answers "Allow Once"
      When the app crashes
      And the user opens the app
      And 1 minute passes
      Then the app sees location permission not determined
      And the location permission alert has been shown 1 time

  Rule: The newer interfaces bring a session of their own

    @I-26
    Scenario: Live updates ask
      Given the app is open
      When the app starts live updates
      Then the location permission alert is shown
      When the user answers "Allow While Using App"
      Then the app was told "a fix"

    @I-25 @I-26
    Scenario Outline: From iOS 18 on (<version>)
      Given the phone runs iOS <version>
      And the app is open
      When the app starts live updates
      Then the location permission alert has been shown <count> times

      Examples:
        | version | count |
        | 17      | 0     |
        | 18      | 1     |

    @I-26
    Scenario: A background activity session asks
      Given the app is open
      When the app starts a background activity session
      Then the location permission alert is shown

    @I-26
    Scenario: A monitored condition asks
      Given the app is open
      When the app monitors the condition "Home" of 200 m around Warsaw
      Then the location permission alert is shown

    @I-26
    Scenario: Standard updates do not ask
      Given the app is open
      When the app starts location updates
      Then no system alert is shown

    @I-26
    Scenario Outline: With the key that requires explicit sessions, <interface> does not ask
      Given the app requires explicit service sessions
      And the app is open
      When <what happens>
      Then no system alert is shown
      And the app sees location permission not determined

      Examples:
        | interface                     | what happens                                                 |
        | a stream of live updates      | the app starts live updates                                  |
        | a background activity session | the app starts a background activity session                 |
        | a monitored condition         | the app monitors the condition "Home" of 200 m around Warsaw |

    @I-26
    Scenario: With that key, live updates are withheld as long as there is no session
      Given location permission is while using
      And the app requires explicit service sessions
      And the app is open
      When the app starts live updates
      Then for 1 minute the app was told nothing about location
      When the app starts a service session for when-in-use
      Then the app was told "a fix"

  Rule: Before iOS 18 there is none of this

    @I-26
    Scenario: Live updates need none, whatever the app declares
      Given the phone runs iOS 17
      And location permission is while using
      And the app requires explicit service sessions
      And the app is open
      When the app starts live updates
      Then the app was told "a fix"

    @I-25
    Scenario: There are no service sessions
      Given the phone runs iOS 17
      And the app is open
      When the app starts a service session for when-in-use
      Then no system alert is shown

    @I-26
    Scenario: Live updates do not ask
      Given the phone runs iOS 17
      And the app is open
      When the app starts live updates
      Then no system alert is shown
