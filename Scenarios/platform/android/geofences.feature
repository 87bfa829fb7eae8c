@android
Feature: Geofences on Android
  Geofences are kept by Google Play services, not by the app: they outlive its process and start it, but they are
  lost on many occasions, and the app has to add them again. They need precise location and the background
  permission. On iOS the counterpart is region monitoring.

  Rule: An app has at most 100 geofences

    @A-51
    Scenario: The hundredth is watched
      Given location permission is always
      And the app is open
      When the app monitors 100 regions of 200 m around Kraków
      Then the app was told nothing about regions
      And the platform watches 100 regions

    @A-51
    Scenario: The hundred and first is not
      Given location permission is always
      And the app is open
      And the app monitors 100 regions of 200 m around Kraków
      When the app monitors the region "Home" of 200 m around Warsaw
      Then about regions the app was told:
        | region Home failed: too many |
      And the platform watches 100 regions

    @A-51
    Scenario: There is room again when one goes
      Given location permission is always
      And the app is open
      And the app monitors 100 regions of 200 m around Kraków
      When the app stops monitoring the region "7"
      And the app monitors the region "Office" of 200 m around Lublin
      Then the app was told nothing about regions
      And the platform watches 100 regions

  Rule: Geofences need fine location and the background

    @A-51
    Scenario Outline: Location permission <permission> with <accuracy> accuracy
      Given location permission is <permission> with <accuracy> accuracy
      And the app is open
      When the app monitors the region "Kraków" of 200 m around Kraków
      Then about regions the app was told:
        | region Kraków failed: denied |
      And the platform watches 0 regions

      Examples:
        | permission     | accuracy    |
        | not determined | precise     |
        | denied         | precise     |
        | only this time | precise     |
        | while using    | precise     |
        | always         | approximate |

    @A-51
    Scenario: Apps built for Android 9 have no background permission to ask for
      Given the app targets SDK 28
      And location permission is while using
      And the app is open
      When the app monitors the region "Kraków" of 200 m around Kraków
      Then the platform watches 1 region

  Rule: A geofence reports entering, leaving and staying

    @A-52
    Scenario: There and back
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user travels to Kraków
      And 10 minutes pass
      Then about regions the app was told:
        | entered region Kraków |
      When the user travels to Warsaw
      And 10 minutes pass
      Then about regions the app was told:
        | left region Kraków |

    @A-52
    Scenario: A stay is reported when it has lasted long enough
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków with a dwell of 30 minutes
      When the user travels to Kraków
      And 20 minutes pass
      Then about regions the app was told:
        | entered region Kraków |
      When 20 minutes pass
      Then about regions the app was told:
        | dwelled in region Kraków |
      And for 2 hours the app was told nothing about regions

    @A-52
    Scenario: A short stay is none
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków with a dwell of 30 minutes
      When the user travels to Kraków
      And 20 minutes pass
      And the user travels to Warsaw
      And 1 hour passes
      Then about regions the app was told:
        | entered region Kraków |
        | left region Kraków    |

    @A-52
    Scenario: A new stay counts from its own beginning
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków with a dwell of 30 minutes
      When the user travels to Kraków
      And 20 minutes pass
      And the user travels to Warsaw
      And 5 minutes pass
      And the user travels to Kraków
      And 20 minutes pass
      Then about regions the app was told:
        | entered region Kraków |
        | left region Kraków    |
        | entered region Kraków |
      When 20 minutes pass
      Then about regions the app was told:
        | dwelled in region Kraków |

    @A-52
    Scenario: A suspended app is woken for it
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      And the system suspends the app
      And what the app was told so far is set aside
      When the user travels to Kraków
      Then within 10 minutes the app was told "entered region Kraków"
      And the app has been started 1 time

  Rule: Each geofence reports what the app chose for it

    @A-52
    Scenario Outline: <transitions>
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków for <transitions>
      When the user travels to Kraków
      And 10 minutes pass
      And the user travels to Warsaw
      And 10 minutes pass
      Then about regions the app was told:
        | <first>  |
        | <second> |

      Examples:
        | transitions                       | first                    | second                   |
        | entering and leaving              | entered region Kraków    | left region Kraków       |
        | entering and a dwell of 5 minutes | entered region Kraków    | dwelled in region Kraków |
        | leaving and a dwell of 5 minutes  | dwelled in region Kraków | left region Kraków       |

    @A-52
    Scenario Outline: <transition> alone
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków for <transition>
      When the user travels to Kraków
      And 10 minutes pass
      And the user travels to Warsaw
      And 10 minutes pass
      Then about regions the app was told:
        | <event> |

      Examples:
        | transition           | event                    |
        | entering             | entered region Kraków    |
        | leaving              | left region Kraków       |
        | a dwell of 5 minutes | dwelled in region Kraków |

    @A-52
    Scenario: A dwell alone starts an app that the system ended, and counts from the entry
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków for a dwell of 5 minutes
      When the user leaves the app
      And the system ends the app
      And the user travels to Kraków
      Then for 4 minutes 59 seconds the app is not running
      When 1 second passes
      Then the app is in the background
      And the app was told "dwelled in region Kraków"

    @A-52
    Scenario: A dwell alone of someone who passes through is none
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków for a dwell of 5 minutes
      When the user travels to Kraków
      And 4 minutes 59 seconds pass
      And the user travels to Warsaw
      Then for 1 hour the app was told nothing about regions

    @A-52
    Scenario: A dwell alone where the user is already
      Given the user is in Kraków
      And location permission is always
      And the app is open
      When the app monitors the geofence "Kraków" of 200 m around Kraków for a dwell of 5 minutes
      Then for 4 minutes 59 seconds the app was told nothing about regions
      When 1 second passes
      Then about regions the app was told:
        | dwelled in region Kraków |

  Rule: A report comes with the position that triggered it

    @A-52
    Scenario: Entering, staying and leaving
      Given location permission is always
      And the app is open
      And the app monitors the geofence "Kraków" of 200 m around Kraków with a dwell of 30 minutes
      When the user travels to Kraków
      Then the app was told "entered region Kraków"
      And the last region event came with a fix within 1 m of Kraków
      And the last region event came with a fix 0 seconds old
      When the user jumps 50 m north
      And 30 minutes pass
      Then the app was told "dwelled in region Kraków"
      And the last region event came with a fix within 51 m of Kraków
      When the user travels to Warsaw
      Then the app was told "left region Kraków"
      And the last region event came with a fix within 1 m of Warsaw
      And the app has received 0 fixes

    @A-52 @A-54
    Scenario: On the way it lies at the border, as accurate as positions are
      Given location permission is always
      And the user is at 52.2297, 21.0122
      And positions are accurate to 20 m
      And the app is open
      And the app monitors the region "Ahead" of 200 m around 52.2387, 21.0122
      When the user walks 2 km north at 2 m/s
      And 8 minutes pass
      Then about regions the app was told:
        | entered region Ahead |
      And the last region event came with a fix within 200 m of 52.2387, 21.0122
      And the last region event came with a fix accurate to 20 m

    @A-52 @A-53
    Scenario: A platform that looks late tells where the phone was when it looked
      Given region events come 3 minutes late
      And location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user travels to Kraków
      And 1 minute passes
      And the user jumps 100 m north
      And 2 minutes pass
      Then the app was told "entered region Kraków"
      And the last region event came with a fix within 101 m of Kraków
      And the last region event came with a fix 0 seconds old

  Rule: Being inside at the start is reported, unless the app does not want it

    @A-52
    Scenario: Wanted
      Given the user is in Kraków
      And location permission is always
      And the app is open
      When the app monitors the region "Kraków" of 200 m around Kraków
      And 10 minutes pass
      Then about regions the app was told:
        | entered region Kraków |

    @A-52
    Scenario: Not wanted
      Given the user is in Kraków
      And location permission is always
      And the app is open
      When the app monitors the geofence "Kraków" of 200 m around Kraków without an initial trigger
      And 10 minutes pass
      Then the app was told nothing about regions
      When the user travels to Warsaw
      And 10 minutes pass
      Then about regions the app was told:
        | left region Kraków |

    @A-52
    Scenario: Being outside at the start is never reported
      Given location permission is always
      And the app is open
      When the app monitors the region "Kraków" of 200 m around Kraków
      And 10 minutes pass
      Then the app was told nothing about regions

  Rule: A report takes minutes, and no promise is made

    @A-53
    Scenario: Some minutes late
      Given region events come 3 minutes late
      And location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      When the user travels to Kraków
      Then for 1 minute the app was told nothing about regions
      And within 10 minutes the app was told "entered region Kraków"

    @A-53
    Scenario: Too late for a short visit
      Given region events come 3 minutes late
      And location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user travels to Kraków
      And 1 minute passes
      And the user travels to Warsaw
      Then for 1 hour the app was told nothing about regions

    @A-53
    Scenario: On the way
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And the user leaves the app
      When the user moves to Kraków at 200 km/h
      Then within 2 hours the app was told "entered region Kraków"

    @A-53
    Scenario: Without a position there is no report
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      And there is no GPS signal
      When the user travels to Kraków
      Then for 10 minutes the app was told nothing about regions
      When the GPS signal comes back
      Then within 10 minutes the app was told "entered region Kraków"

  Rule: It counts how far the circle of uncertainty lies inside

    @A-54
    Scenario: A circle of uncertainty half inside says neither that the user is in nor that they are out
      Given the user is at 52.2297, 21.0122
      And location permission is always
      And positions are accurate to 150 m
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      And 10 minutes pass
      And the app was told "entered region Home"
      When the user jumps 500 m north
      Then for 10 minutes the app was told nothing about regions
      When the user jumps 1 km north
      Then within 10 minutes the app was told "left region Home"
      When the user jumps 1 km south
      Then for 10 minutes the app was told nothing about regions
      When the user jumps 500 m south
      Then within 10 minutes the app was told "entered region Home"

    @A-54
    Scenario Outline: From a radius of 100 m on the circle must lie farther inside: <radius>, at <place>
      Given the user is in Kraków
      And location permission is always
      And positions are accurate to 20 m
      And the app is open
      And the app monitors the region "Home" of <radius> around 52.2297, 21.0122
      When the user travels to <place>
      And 10 minutes pass
      Then the app was told "entered region Home" <times>

      Examples:
        | radius | place             | times   |
        | 99 m   | 52.23049, 21.0122 | 1 time  |
        | 100 m  | 52.23049, 21.0122 | 0 times |
        | 100 m  | 52.23044, 21.0122 | 1 time  |

    @A-54
    Scenario: A good position inside the circle is enough
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user travels to Kraków
      And the user jumps 150 m north
      And 10 minutes pass
      Then about regions the app was told:
        | entered region Kraków |

  Rule: Geofences are lost on many occasions

    @A-55 @A-58
    Scenario: When the phone restarts
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the phone restarts
      Then the platform watches 0 regions
      When the user unlocks the phone
      And the user travels to Kraków
      Then for 10 minutes the app was told nothing about regions

    @A-55 @A-60
    Scenario: When the app is deleted
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user deletes the app and installs it again
      Then the platform watches 0 regions

    @A-55
    Scenario Outline: When <what happens>
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When <what happens>
      Then the platform watches 0 regions

      Examples:
        | what happens                                     |
        | the user clears the app's data                   |
        | the user clears the data of Google Play services |

    @A-55
    Scenario: When location is switched off, and then the app hears of it
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 200 m around Kraków
      When Location Services are switched off
      Then about regions the app was told:
        | region Home failed: unavailable |
      When Location Services are switched on
      And 1 minute passes
      Then the platform watches 0 regions

    @A-55
    Scenario: No geofence can be added while location is off
      Given location permission is always
      And Location Services are off
      And the app is open
      When the app monitors the region "Home" of 200 m around Kraków
      Then about regions the app was told:
        | region Home failed: unavailable |

  Rule: Geofences outlive the process

    @A-55
    Scenario Outline: <what happens>
      Given location permission is always
      And the app is open
      And the app monitors the region "Kraków" of 200 m around Kraków
      When the user leaves the app
      And <what happens>
      Then the platform watches 1 region
      When the user travels to Kraków
      Then within 10 minutes the app was told "entered region Kraków"

      Examples:
        | what happens            |
        | the system ends the app |
        | the app crashes         |
        | the user quits the app  |
