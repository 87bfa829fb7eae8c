@ios
Feature: Locations in the background, on iOS
  An app that leaves the front is soon suspended, and a suspended app gets nothing. It goes on only if it began
  location updates in front, declared the background mode, and set the flag for it.

  Rule: The flag without the declared mode is a fatal error

    @I-50
    Scenario: The app crashes
      Given location permission is always
      And the app does not declare the location background mode
      And the app is open
      When the app starts background location updates
      Then the app is not running
      And the home screen is shown

    @I-50
    Scenario: Without the flag the mode is not needed
      Given location permission is always
      And the app does not declare the location background mode
      And the app is open
      When the app starts location updates
      Then the app is active
      And the app was told "a fix"

  Rule: Updates with the flag, started in front, go on and keep the app running

    @I-51
    Scenario Outline: With the permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app is in the background
      And the app was told "a fix"

      Examples:
        | permission         |
        | while using        |
        | allowed once       |
        | provisional always |
        | always             |

    @I-51
    Scenario: Also while the phone is locked
      Given location permission is while using
      And the app is open
      When the app starts background location updates
      And the user locks the phone
      And 10 minutes pass
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app was told "a fix"

    @I-51
    Scenario: Stopping them ends it
      Given location permission is while using
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And the app stops location updates
      And 10 minutes pass
      Then the app is suspended

  Rule: Without the flag, updates come only while the app runs

    @I-52
    Scenario Outline: With the permission <permission> the app is suspended all the same
      Given location permission is <permission>
      And the app is open
      When the app starts location updates
      And the user leaves the app
      And 10 minutes pass
      Then the app is suspended
      When what the app was told so far is set aside
      Then for 10 minutes the app was told nothing

      Examples:
        | permission  |
        | while using |
        | always      |

  Rule: A suspended app gets nothing until it runs again

    @I-53
    Scenario: Then it gets what waited, and goes on
      Given location permission is while using
      And the app is open
      When the app starts location updates with:
        | pausing | no |
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      Then for 10 minutes the app was told nothing
      When the user returns to the app
      Then the app was told "a fix"
      When what the app was told so far is set aside
      And 1 minute passes
      Then the app was told "a fix"

    @I-53
    Scenario: What a process has missed is not told to the next one
      Given the app is open
      And the app starts motion updates
      And the user leaves the app
      And 1 minute passes
      And the user drives 20 km north at 50 km/h
      And 1 minute passes
      And the system ends the app
      And the user opens the app
      And the user leaves the app
      And 1 minute passes
      And what the app was told so far is set aside
      When the user returns to the app
      Then the app was told "motion driving" 0 times

    @I-53
    Scenario: Of several movements it is told the last
      Given the app is open
      And the app starts motion updates
      And the user leaves the app
      And 1 minute passes
      And the user drives 20 km north at 50 km/h
      And 1 minute passes
      And the user stands still
      And 1 minute passes
      And what the app was told so far is set aside
      When the user returns to the app
      Then the app was told "motion driving" 0 times
      And the app was told "motion stationary" 1 time

    @I-53
    Scenario: What else waits for the app is told beside the movement
      Given the app is open
      And the app starts motion updates
      And the user leaves the app
      And 1 minute passes
      And Low Power Mode is on
      And the user drives 20 km north at 50 km/h
      And 1 minute passes
      And what the app was told so far is set aside
      When the user returns to the app
      Then the app was told "power saving on" and then "motion driving"

    Scenario: A process that ends takes its motion updates along
      Given the app is open
      And the app starts motion updates
      And the user walks 1 km north at 5 km/h
      And 1 minute passes
      And the user quits and reopens the app
      And what the app was told so far is set aside
      When the user stands still
      And 1 minute passes
      Then the app was told nothing

  Rule: Only with Always can updates begin in the background, once the app is no longer in use

    @I-54 @I-36
    Scenario: With While Using nothing comes
      Given the app declares the audio background mode
      And location permission is while using
      And the app is open
      When the app plays audio of 30 minutes
      And the user leaves the app
      And 10 seconds pass
      And the app starts background location updates
      Then for 10 minutes the app has received 0 fixes
      And the blue location indicator is not shown

    @I-54 @I-36
    Scenario: Shortly after the front they begin, and go on
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 1 second passes
      And what the app was told so far is set aside
      And the app starts background location updates
      Then the app was told "a fix"
      When 10 minutes pass
      Then the app is in the background
      And the blue location indicator is shown
      When what the app was told so far is set aside
      And 1 minute passes
      Then the app was told "a fix"

    @I-52 @I-36
    Scenario: Without the background flag they begin, and end with the app's time
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 1 second passes
      And the app starts location updates
      Then the app was told "a fix"
      When 10 seconds pass
      Then the app is suspended
      When what the app was told so far is set aside
      Then for 10 minutes the app was told nothing

    @I-36 @I-51
    Scenario: Started anew in the background, they go on
      Given location permission is while using
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And the app starts background location updates
      And what the app was told so far is set aside
      And 10 minutes pass
      Then the app was told "a fix"
      And the app is in the background

    @I-55
    Scenario: With Always they go on for as long as the app likes
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 21 seconds pass
      And the app starts background location updates
      And 10 minutes pass
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app is in the background
      And the app was told "a fix"

    @I-54 @I-55
    Scenario: What began so goes on with While Using once the app has been in front
      Given the in-use grace is 1 second
      And location permission is always
      And the app is open
      And the user leaves the app
      And 2 seconds pass
      And the app starts background updates
      And the user returns to the app
      And the user leaves the app
      When the location permission changes to while using
      And 1 minute passes
      Then the app is in the background

    @I-54 @I-55
    Scenario: And ends with it where the app has not been in front
      Given the in-use grace is 1 second
      And location permission is always
      And the app is open
      And the user leaves the app
      And 2 seconds pass
      And the app starts background updates
      When the location permission changes to while using
      And 1 minute passes
      Then the app is suspended

  Rule: Standard updates never start an app again

    @I-56
    Scenario: The system ended the app
      Given location permission is always
      And the app is open
      When the app starts background location updates
      And the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running
      And the app has been started 1 time

  Rule: A background activity session is begun in front, or taken up again after a relaunch

    @I-57
    Scenario: Begun in front, it keeps the app in use
      Given location permission is while using
      And the app is open
      When the app starts a background activity session
      And the app starts location updates
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app is in the background
      And the app was told "a fix"

    @I-57
    Scenario: It cannot be begun in the background
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And the app starts a background activity session
      And 10 minutes pass
      Then the app is suspended

    @I-57
    Scenario: It needs the declared mode
      Given location permission is while using
      And the app does not declare the location background mode
      And the app is open
      When the app starts a background activity session
      And the user leaves the app
      And 10 minutes pass
      Then the app is suspended

    @I-57
    Scenario: Letting go of it ends it
      Given location permission is while using
      And the app is open
      When the app starts a background activity session
      And the user leaves the app
      And 10 minutes pass
      And the app ends the background activity session
      And 10 minutes pass
      Then the app is suspended

    @I-57 @I-67
    Scenario: After a relaunch it is taken up again
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the app starts a background activity session
      And the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      And 21 seconds pass
      And the app starts a background activity session
      And 10 minutes pass
      Then the app is in the background
      And the blue location indicator is shown

    @I-57
    Scenario: After a crash it is not
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the app starts a background activity session
      And the user leaves the app
      And the app crashes
      And the user travels to Kraków
      And 21 seconds pass
      And the app starts a background activity session
      Then the blue location indicator is not shown
      When 10 minutes pass
      Then the app is suspended

    @I-57 @I-36 @I-59
    Scenario: Taken up again and let go, it leaves the app in use for a moment
      Given location permission is while using
      And the app is open
      And the app starts live updates
      And the app starts a background activity session
      When the user leaves the app
      And the system ends the app
      And 2 seconds pass
      And the app starts a background activity session
      And 30 seconds pass
      And the app ends the background activity session
      And what the app was told so far is set aside
      And the app asks for its location
      Then the app was told:
        | a fix |

  Rule: Live updates rest while the phone does, and go on by themselves

    @I-58
    Scenario: The user stands still for an hour and walks on
      Given location permission is while using
      And the app is open
      And the app starts live updates
      And 1 hour passes
      Then the app was told "updates paused"
      When what the app was told so far is set aside
      Then for 10 minutes the app was told nothing
      When the user moves 500 m north at 5 km/h
      And 5 minutes pass
      Then the app was told "updates resumed"
      And the app was told "a fix"

    @I-58
    Scenario: Meanwhile the app may be suspended, and is woken for what is new
      Given location permission is while using
      And the app is open
      And the app starts live updates
      And the user leaves the app
      And 1 hour passes
      Then the app is suspended
      When what the app was told so far is set aside
      And the user moves 500 m north at 5 km/h
      And 5 minutes pass
      Then the app is in the background
      And the app was told "resumed"
      And the app was told "updates resumed"
      And the app was told "a fix"

  Rule: Whether live updates start an app again depends on a background activity session

    @I-59
    Scenario: With a session
      Given location permission is while using
      And the app is open
      When the app starts a background activity session
      And the app starts live updates
      And the user leaves the app
      And the system ends the app
      And 10 minutes pass
      Then the app has been started 2 times

    @I-59
    Scenario: Without one
      Given location permission is while using
      And the app is open
      When the app starts live updates
      And the user leaves the app
      And the system ends the app
      And 10 minutes pass
      Then the app has been started 1 time

    @I-59
    Scenario: Other sources say never
      Given live updates relaunch is "never"
      And location permission is while using
      And the app is open
      When the app starts a background activity session
      And the app starts live updates
      And the user leaves the app
      And the system ends the app
      And 10 minutes pass
      Then the app has been started 1 time

  Rule: Standard updates pause while the phone rests, and do not go on by themselves

    @I-60
    Scenario: The pause ends what had kept the app in use
      Given location permission is while using
      And the app is open
      When the app starts location updates with:
        | background | yes |
        | pausing    | yes |
      And the user leaves the app
      And 1 hour passes
      Then the app was told "updates paused"
      And the app is suspended
      When what the app was told so far is set aside
      And the user moves 2 km north at 5 km/h
      Then for 30 minutes the app was told nothing
      And the app is suspended

    @I-60
    Scenario: Only a new start brings them back
      Given location permission is while using
      And the app is open
      When the app starts location updates
      And 1 hour passes
      Then the app was told "updates paused"
      When what the app was told so far is set aside
      And the user moves 2 km north at 5 km/h
      Then for 10 minutes the app was told nothing
      When the app starts location updates
      Then the app was told "a fix"

    @I-60
    Scenario: An app can refuse the pause
      Given location permission is while using
      And the app is open
      When the app starts location updates with:
        | background | yes |
        | pausing    | no  |
      And the user leaves the app
      And 1 hour passes
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app is in the background
      And the app was told "a fix"

  Rule: Coarse updates beside significant changes do not keep an app running

    @I-61
    Scenario Outline: Always, significant changes, and updates with <setting>
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      When the app starts location updates with:
        | background | yes     |
        | pausing    | no      |
        | <setting>  | <value> |
      And the user leaves the app
      And 10 minutes pass
      Then the app is <state>

      Examples:
        | setting         | value  | state             |
        | distance filter | 50 m   | suspended         |
        | accuracy        | 1000 m | suspended         |
        | accuracy        | 100 m  | in the background |

    @I-61 @I-64
    Scenario: Showing the indicator keeps it running
      Given location permission is always
      And the app is open
      And the app starts significant-change updates
      When the app starts location updates with:
        | background | yes    |
        | pausing    | no     |
        | accuracy   | 1000 m |
        | indicator  | yes    |
      And the user leaves the app
      And 10 minutes pass
      Then the app is in the background

    @I-61
    Scenario: Where one does not believe it
      Given coarse updates is "kept running"
      And location permission is always
      And the app is open
      And the app starts significant-change updates
      When the app starts location updates with:
        | background | yes    |
        | pausing    | no     |
        | accuracy   | 1000 m |
      And the user leaves the app
      And 10 minutes pass
      Then the app is in the background

  Rule: A request for one location is answered once

    @I-62
    Scenario: With the fix
      Given location permission is while using
      And the app is open
      When the app asks for its location
      Then the app was told:
        | a fix |
      And for 10 minutes the app was told nothing

    @I-62
    Scenario: With the best there is, when the time is over
      Given location permission is while using
      And the GPS signal is weak
      And the app is open
      When the app asks for its location for at most 10 seconds
      Then for 9 seconds the app was told nothing
      And within 2 seconds the app was told "a fix"

    @I-62 @I-89
    Scenario: With a failure, when there was nothing
      Given location permission is while using
      And there is no GPS signal
      And the app is open
      When the app asks for its location for at most 10 seconds
      And 10 minutes pass
      Then the app was told:
        | location failed: location unknown |

    @I-62
    Scenario: A second request takes the place of the first
      Given location permission is while using
      And the first fix takes 8 seconds
      And the app is open
      When the app asks for its location
      And 5 seconds pass
      And the app asks for its location
      And 10 minutes pass
      Then the app was told:
        | a fix |

    @I-62
    Scenario: Stopping updates cancels it
      Given location permission is while using
      And the first fix takes 8 seconds
      And the app is open
      When the app asks for its location
      And the app stops location updates
      Then for 10 minutes the app was told nothing

    @I-62
    Scenario: Starting updates cancels it
      Given location permission is while using
      And there is no GPS signal
      And the app is open
      When the app asks for its location for at most 30 seconds
      And the app starts location updates
      And what the app was told so far is set aside
      Then for 10 minutes the app was told nothing
