@android
Feature: What Android refuses by an exception
  Locations without permission are refused by a SecurityException. An app that does not catch it is gone.

  Background:
    Given the app's notifications are on

  Rule: A service of type location needs a location permission, also while the app is visible

    @A-66
    Scenario: An app that catches the exception is told
      Given the app is open
      And what the app was told so far is set aside
      When the app starts a foreground service
      Then the app was told:
        | service failed: security exception |
      And the app is active
      And the foreground service notification is not shown

    @A-66
    Scenario: An app that does not is gone
      Given the app catches no exceptions
      And the app is open
      When the app starts a foreground service
      Then the app is not running
      And the home screen is shown

    @A-66
    Scenario Outline: With <permission> location it starts
      Given the app catches no exceptions
      And the app declares the permissions <declared> only
      And location permission is while using
      And the app is open
      When the app starts a foreground service
      Then the app is active
      And the foreground service notification is shown

      Examples:
        | permission  | declared        |
        | approximate | coarse          |
        | precise     | coarse and fine |

    @A-66
    Scenario Outline: For target <target> on Android <version> it starts and gets nothing
      Given the phone runs Android <version>
      And the app targets SDK <target>
      And the app catches no exceptions
      And the app is open
      When the app starts a foreground service
      Then the app is active
      And the foreground service notification is shown

      Examples:
        | target | version |
        | 33     | 14      |
        | 34     | 13      |

    @A-66 @A-44
    Scenario: A tap on the app's notification lifts the ban, and not the need of a permission
      Given the app is open
      And the app posts the notification "New shift"
      And the user leaves the app
      And what the app was told so far is set aside
      When the user taps a button of the app's notification
      And the app starts a foreground service
      Then the app was told:
        | service failed: security exception |

    @A-66 @A-50
    Scenario: A crash of this kind is one, after which nothing of the app is left in front
      Given the app catches no exceptions
      And the app is open
      And what the app was told so far is set aside
      When the app asks for its location
      Then the app is not running
      And the app was told nothing
      When the user opens the app
      Then the app has been started 2 times

  Rule: So does every request for locations

    @A-66
    Scenario Outline: <request> without any permission ends an app that catches nothing
      Given the app catches no exceptions
      And the app is open
      When the app <request>
      Then the app is not running

      Examples:
        | request                 |
        | starts location updates |
        | asks for its location   |

    @A-66
    Scenario: With approximate location nothing is thrown
      Given the app catches no exceptions
      And the app declares the permission coarse only
      And location permission is while using
      And the app is open
      When the app starts location updates
      And the app asks for its location
      Then the app is active

    @A-66
    Scenario: An app that catches the exception is told that it is denied
      Given the app is open
      And what the app was told so far is set aside
      When the app starts location updates
      Then the app was told:
        | location failed: denied |

  Rule: A request for permission pauses and resumes the app, also one without a dialog

    @A-67 @A-20
    Scenario: It is granted already
      Given location permission is while using
      And the app is open
      And what the app was told so far is set aside
      When the app requests the permissions coarse and fine
      Then the app was told:
        | paused                                  |
        | permission request granted coarse, fine |
        | resumed                                 |

    @A-67
    Scenario: It was denied for good
      Given location permission is denied
      And the app is open
      And what the app was told so far is set aside
      When the app requests the permissions coarse and fine
      Then the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-67
    Scenario: With a dialog the app is paused once
      Given the app is open
      And what the app was told so far is set aside
      When the app requests the permissions coarse and fine
      Then the app was told:
        | paused |
      When the user answers "While using the app"
      Then the app was told:
        | permission request granted coarse, fine |
        | resumed                                 |
