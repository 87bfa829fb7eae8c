@android
Feature: Locations in the background on Android
  An app that nobody looks at gets locations a few times an hour at most. A foreground service of type location gets
  all of them, shows a notification for it, and must be started while the app is visible, or for one of a few
  reasons. On iOS the counterpart is the background mode.

  Background:
    Given the app's notifications are on

  Rule: In the background locations come only a few times an hour

    @A-40
    Scenario: Updates go on, but rarely
      Given location permission is always
      And the app is open
      And the app starts location updates
      And the user leaves the app
      And 1 minute passes
      When what the app was told so far is set aside
      Then for 5 minutes the app was told nothing about location
      And within 1 hour the app was told "a fix"
      And for 5 minutes the app was told nothing about location

    @A-40
    Scenario: Full rate is back with the app
      Given location permission is always
      And the app is open
      And the app starts location updates with:
        | interval | 10 seconds |
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      And 1 second passes
      When what the app was told so far is set aside
      And 20 seconds pass
      Then about location the app was told:
        | a fix |
        | a fix |

    @A-40
    Scenario: An app that was not running in the background before is served just as rarely
      Given location permission is always
      And the app is open
      And the user leaves the app
      And the app starts location updates
      When 1 minute passes
      And what the app was told so far is set aside
      Then for 5 minutes the app was told nothing about location
      And within 1 hour the app was told "a fix"

  Rule: A service started while visible gets every location, and shows a notification

    @A-41
    Scenario: The notification comes and goes with the service
      Given location permission is while using
      And the app is open
      When the app starts a foreground service
      Then the foreground service notification is shown
      When the user leaves the app
      And 1 hour passes
      Then the foreground service notification is shown
      When the app stops the foreground service
      Then the foreground service notification is not shown

    @A-41
    Scenario Outline: After the user <leaves>
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      And the app starts location updates with:
        | interval | 10 seconds |
      When the user <leaves>
      And 10 minutes pass
      And what the app was told so far is set aside
      And 30 seconds pass
      Then about location the app was told:
        | a fix |
        | a fix |
        | a fix |

      Examples:
        | leaves          |
        | leaves the app  |
        | locks the phone |

    @A-41
    Scenario: Without the service the same app gets nothing
      Given location permission is while using
      And the app is open
      And the app starts location updates
      When the user leaves the app
      And what the app was told so far is set aside
      Then for 10 minutes the app was told nothing about location

    @A-41
    Scenario: When the service stops, so do the locations
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      And the app starts location updates
      And the user leaves the app
      And 10 minutes pass
      When the app stops the foreground service
      And 1 second passes
      And what the app was told so far is set aside
      Then for 10 minutes the app was told nothing about location

  Rule: A service may not start from the background without a reason that exempts it

    @A-43
    Scenario: From behind the home screen
      Given location permission is always
      And the app is open
      And the user leaves the app
      When the app starts a foreground service
      Then about services the app was told:
        | service failed: start not allowed |
      And the foreground service notification is not shown

    @A-43
    Scenario: Apps built for Android 11 may
      Given the app targets SDK 30
      And location permission is always
      And the app is open
      And the user leaves the app
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-43
    Scenario: The phone's start is a reason
      Given location permission is always
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      And the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-43
    Scenario: An urgent message is a reason
      Given location permission is always
      And the app is open
      And the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When an urgent message reaches the app
      Then the app was told:
        | launched by a message |
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-43
    Scenario: The reason does not last
      Given location permission is always
      And the app is open
      And the user leaves the app
      And an urgent message reaches the app
      And 10 minutes pass
      And the user returns to the app
      And the user leaves the app
      When the app starts a foreground service
      Then about services the app was told:
        | service failed: start not allowed |

    @A-43
    Scenario: Nor does it outlast the time that it gives
      Given location permission is always
      And the app is open
      And the app defers the work "send points" for 1 hour
      And the user leaves the app
      And an urgent message reaches the app
      When 1 hour passes
      And the work "send points" runs
      And the app starts a foreground service
      Then about services the app was told:
        | service failed: start not allowed |

  Rule: A reason to start does not spare the background permission

    @A-42 @A-44
    Scenario Outline: With a while-in-use grant alone, after <reason>
      Given location permission is while using
      And the app is open
      And the user leaves the app
      When <reason>
      And the app starts a foreground service
      Then about services the app was told:
        | service failed: security exception |
      And the foreground service notification is not shown

      Examples:
        | reason                            |
        | an urgent message reaches the app |

    @A-42 @A-44 @A-58
    Scenario: With a while-in-use grant alone, after the phone's start
      Given location permission is while using
      And the app is open
      When the phone restarts
      And the user unlocks the phone
      And the app starts a foreground service
      Then about services the app was told:
        | service failed: security exception |

    @A-42
    Scenario Outline: Up to Android 13 such a service runs, without location
      Given the phone runs Android <version>
      And location permission is while using
      And the app is open
      And the user leaves the app
      And an urgent message reaches the app
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown
      When the app asks for its location
      Then for 10 seconds the app was told nothing about location

      Examples:
        | version |
        | 12      |
        | 13      |

    @A-42
    Scenario Outline: On Android 14 it does for an app built for SDK <target>
      Given the app targets SDK <target>
      And the phone runs Android 14
      And location permission is while using
      And the app's notifications are on
      And the app is open
      And the user leaves the app
      And an urgent message reaches the app
      When the app starts a foreground service
      Then the foreground service notification is <shown>

      Examples:
        | target | shown     |
        | 33     | shown     |
        | 34     | not shown |

    @A-42 @A-43
    Scenario: On Android 11 it needs no reason to start
      Given the phone runs Android 11
      And location permission is while using
      And the app is open
      And the user leaves the app
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown
      When the app asks for its location
      Then for 10 seconds the app was told nothing about location

    @A-42
    Scenario: Such a service gets its location once the app is visible
      Given the phone runs Android 13
      And location permission is while using
      And the app is open
      And the user leaves the app
      And an urgent message reaches the app
      And the app starts a foreground service
      And the app asks for its location
      When the user returns to the app
      Then about location the app was told:
        | a fix |

    @A-44
    Scenario: With the background permission location works from the start
      Given location permission is always
      And the app is open
      And the user leaves the app
      And an urgent message reaches the app
      When the app starts a foreground service
      And the app starts location updates with:
        | interval | 10 seconds |
      And 10 minutes pass
      And what the app was told so far is set aside
      And 20 seconds pass
      Then about location the app was told:
        | a fix |
        | a fix |

    @A-44
    Scenario: What the user starts with a notification counts as visible
      Given location permission is while using
      And the app is open
      And the app posts the notification "New shift"
      And the user leaves the app
      And 10 minutes pass
      When the user taps a button of the app's notification
      And the app starts a foreground service
      And the app asks for its location
      Then the app was told nothing about services
      And about location the app was told:
        | a fix |

    @A-45
    Scenario: A geofence may start a service where the background is granted
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      And the system ends the app
      When the user travels to Kraków
      And 10 minutes pass
      Then about regions the app was told:
        | entered region Kraków |
      When the user jumps 2 km east
      And the app starts a foreground service
      And the app asks for its location
      Then the app was told nothing about services
      And about location the app was told:
        | a fix |

  Rule: Battery Saver may leave locations to the foreground

    @A-46
    Scenario: Nothing in the background
      Given location permission is always
      And the app is open
      And the app starts location updates
      And the phone's power saving is on
      When the user leaves the app
      And what the app was told so far is set aside
      Then for 3 hours the app was told nothing about location

    @A-46
    Scenario: Everything for a visible app and for a service
      Given location permission is while using
      And the phone's power saving is on
      And the app is open
      And the app starts a foreground service
      And the app starts location updates with:
        | interval | 10 seconds |
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And 20 seconds pass
      Then about location the app was told:
        | a fix |
        | a fix |

    @A-46
    Scenario Outline: With the screen off and a service, on a phone whose Battery Saver means <mode>
      Given the battery saver is "<mode>"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the phone's power saving is on
      When the user locks the phone
      And the app asks for its location
      Then the app has received <fixes>

      Examples:
        | mode                | fixes   |
        | no change           | 1 fix   |
        | foreground only     | 1 fix   |
        | all off with screen | 0 fixes |

    @A-46
    Scenario: What the saver kept back comes when it is off
      Given the battery saver is "all off with screen"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the phone's power saving is on
      And the user locks the phone
      And the app asks for its location
      When the phone's power saving is off
      Then the app has received 1 fix

  Rule: What Doze does to a service is disputed

    @A-47
    Scenario Outline: Doze <setting>
      Given the doze is "<setting>"
      And location permission is while using
      And the app is open
      And the app starts location updates
      And the app starts a foreground service
      And the user locks the phone
      When the phone falls into Doze
      And what the app was told so far is set aside
      And 10 seconds pass
      Then <what was told>
      When what the app was told so far is set aside
      And the phone wakes from Doze
      Then the app was told "a fix"

      Examples:
        | setting               | what was told                           |
        | leaves services alone | the app was told "a fix"                |
        | stops services        | the app was told nothing about location |

    @A-47
    Scenario: A request for one location waits as well, where Doze stops services
      Given the doze is "stops services"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the user locks the phone
      When the phone falls into Doze
      And the app asks for its location
      Then for 10 minutes the app has received 0 fixes
      When the phone wakes from Doze
      Then the app has received 1 fix

  Rule: A swipe from the recent apps is no force stop

    @A-48
    Scenario: A service goes on
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user quits the app
      And 10 minutes pass
      And the app asks for its location
      Then the foreground service notification is shown
      And about location the app was told:
        | a fix |
      And the app has been started 1 time

    @A-48
    Scenario: Some makers end it
      Given the swipe from recents is "stops services"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user quits the app
      Then the app is not running
      And the foreground service notification is not shown

    @A-48 @A-50
    Scenario: What they have ended is not started again
      Given the swipe from recents is "stops services"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user quits the app
      And 1 minute passes
      Then the app is not running

    @A-48
    Scenario: Geofences still start the app
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user quits the app
      When the user travels to Kraków
      And 10 minutes pass
      Then the app has been started 2 times

  Rule: A force-stopped app gets nothing until the user opens it

    @A-49
    Scenario: The process ends, and its service with it
      Given location permission is always
      And the app is open
      And the app starts a foreground service
      When the user force-stops the app
      Then the app is not running
      And the foreground service notification is not shown
      And the app sees location permission always

    @A-49
    Scenario: No geofence starts it
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user force-stops the app
      And what the app was told so far is set aside
      And the user travels to Kraków
      Then for 1 hour the app was told nothing
      And the app is not running

    @A-49
    Scenario: Neither does the phone's start
      Given the app is open
      And the user force-stops the app
      And what the app was told so far is set aside
      When the phone restarts
      And the user unlocks the phone
      Then for 1 hour the app was told nothing
      And the app is not running

    @A-49
    Scenario: Nor an urgent message
      Given the app is open
      And the user force-stops the app
      When an urgent message reaches the app
      Then the app is not running

    @A-49
    Scenario: Android 15 cancels its geofences, and lets it know when the user opens it
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 200 m around Warsaw
      When the user force-stops the app
      Then the platform watches 0 regions
      When what the app was told so far is set aside
      And the user opens the app
      Then the app was told "boot completed"

    @A-49
    Scenario Outline: Only from Android 15 on it is told of the start when it is opened: <version>
      Given the phone runs Android <version>
      And the app is open
      And the user force-stops the app
      And what the app was told so far is set aside
      When the user opens the app
      Then the app was told "boot completed" <times>

      Examples:
        | version | times   |
        | 14      | 0 times |
        | 15      | 1 time  |

    @A-49 @A-75
    Scenario Outline: Only from Android 15 on it must ask for motion anew: <version>
      Given the phone runs Android <version>
      And the app is open
      And the app starts motion updates
      And the user force-stops the app
      And the user opens the app
      And what the app was told so far is set aside
      When the user drives 5 km north at 50 km/h
      And 1 minute passes
      Then the app was told "motion driving" <times>

      Examples:
        | version | times   |
        | 14      | 1 time  |
        | 15      | 0 times |

    @A-49
    Scenario: Android 14 keeps its geofences until the user opens it
      Given the phone runs Android 14
      And location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user force-stops the app
      And what the app was told so far is set aside
      When the user opens the app
      Then about lifecycle the app was told:
        | launched by the user |
        | resumed              |
      And the platform watches 1 region

  Rule: A process killed for memory is not stopped

    @A-50
    Scenario: A geofence starts it again
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When the user travels to Kraków
      And 10 minutes pass
      Then about regions the app was told:
        | entered region Kraków |
      And the app was told "launched by a geofence"
      And the app has been started 2 times

    @A-50
    Scenario: A service does not survive the process
      Given location permission is while using
      And the app is open
      And the app starts a foreground service
      When the user leaves the app
      And the system ends the app
      Then the foreground service notification is not shown

  Rule: Whether Doze stops the locations of a service is told in two ways

    @A-47
    Scenario: By one of them they go on
      Given the doze is "leaves services alone"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the app starts location updates
      And the user locks the phone
      When the phone falls into Doze
      And what the app was told so far is set aside
      And 1 minute passes
      Then the app was told "a fix"

    @A-47
    Scenario: By the other they stop until the phone wakes
      Given the doze is "stops services"
      And location permission is while using
      And the app is open
      And the app starts a foreground service
      And the app starts location updates
      And the user locks the phone
      When the phone falls into Doze
      And 1 second passes
      And what the app was told so far is set aside
      And 59 minutes pass
      Then the app was told nothing about location
      When the phone wakes from Doze
      And 2 seconds pass
      Then the app was told "a fix"
