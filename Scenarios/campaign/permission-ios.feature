@ios
Feature: Permission to follow the promoter, on iOS
  A campaign can be followed only with precise location while the app is used. The app says why before iOS asks.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw

  Rule: Whoever was never asked reads why first

    @campaign:2.1 @campaign:1.1
    Scenario: The promoter reads, agrees and allows
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      And the popup says "Your route is recorded while a campaign is active"
      And the popup offers "Continue" and "Not now"
      And the location permission alert has never been shown
      And no campaign is running
      When the user taps "Continue"
      Then the location permission alert is shown
      And the alert offers "Allow Once", "Allow While Using App" and "Don't Allow"
      And no points were recorded
      When the user answers "Allow While Using App"
      Then the campaign "Spring leaflets" is active
      And the app sees location permission while using
      And the phone has recorded 1 point
      And the location permission alert has been shown 1 time

    @campaign:2.1
    Scenario Outline: Decided in Settings while the promoter reads (<decision>), there is nothing left to explain
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user sets location permission to <decision> in Settings and returns
      Then <what shows>
      And no campaign is running
      And the location permission alert has never been shown
      When the user sets location permission to always in Settings and returns
      And the user starts the campaign "Spring leaflets"
      Then the campaign "Spring leaflets" is active

      Examples:
        | decision    | what shows                                |
        | while using | no popup is shown                         |
        | denied      | the popup "Location is required" is shown |

    @campaign:2.3
    Scenario: What stands in the way changes while the promoter reads of it
      Given location permission is denied
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup says "this app may not use your location"
      When the user switches Location Services off in Settings and returns
      And the user sets location permission to while using in Settings and returns
      Then the popup "Location is required" is shown
      And the popup says "location is switched off on this device"
      When the user switches Location Services on in Settings and returns
      Then no popup is shown
      And no campaign is running

    @campaign:2.1
    Scenario: Not now
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Not now"
      Then no popup is shown
      And no campaign is running
      And the location permission alert has never been shown
      When the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown

    @campaign:2.1
    Scenario: Allow Once is enough for one campaign
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Allow Once"
      And the user walks 100 m north at 2 m/s
      And 50 seconds pass
      Then the campaign "Spring leaflets" is active
      And the phone has recorded 11 points

    @campaign:2.1 @campaign:4.1
    Scenario: The question stays unanswered for a while
      Given the app's notifications are on
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And 5 minutes pass
      Then no campaign is running
      When the user answers "Allow While Using App"
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:00:00"
      When 1 minute passes
      And the user completes the campaign
      Then the completion says:
        | started | 08:05:00 |
        | elapsed | 1 minute |

    @campaign:2.1
    Scenario: The app is ended while the question is up
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the app crashes
      And the user opens the app
      Then no campaign is running
      And location updates are off

  Rule: Without permission no campaign starts

    @campaign:2.3 @campaign:2.1
    Scenario: The promoter refuses
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Don't Allow"
      Then no campaign is running
      And no points were recorded
      And location updates are off
      And the popup "Location is required" is shown
      And the popup says "Campaigns are tracked"
      And the popup says "You can allow it in Settings"
      And the popup offers "Open Settings" and "Close"
      When the user taps "Open Settings"
      Then the Settings app is shown

    @campaign:2.3
    Scenario Outline: Location is <permission>
      Given location permission is <permission>
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the popup says "Campaigns are tracked"
      And the popup says "<reason>"
      And no campaign is running
      And the location permission alert has never been shown
      When the user taps "Open Settings"
      Then the Settings app is shown

      Examples:
        | permission | reason                    |
        | denied     | may not use your location |
        | restricted | restricted on this device |

    @campaign:2.1 @campaign:2.3 @I-05
    Scenario: Never asked, and Location Services are off
      Given Location Services are off
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the popup says "switched off on this device"
      And no campaign is running
      And the location permission alert has never been shown
      When the user switches Location Services on in Settings and returns
      Then no popup is shown
      When the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      When the user taps "Continue"
      And the user answers "Allow While Using App"
      Then the campaign "Spring leaflets" is active

    @campaign:2.3
    Scenario: Location Services are off
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the popup says "switched off on this device"
      And the popup offers "Open Settings" and "Close"
      And no campaign is running
      When the user taps "Open Settings"
      Then the Settings app is shown

    @campaign:2.3 @campaign:3.2
    Scenario: The promoter allows it in Settings and starts
      Given location permission is denied
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Open Settings"
      And the user chooses "While Using the App" in Settings
      And the user returns to the app
      Then no popup is shown
      And no campaign is running
      When the user starts the campaign "Spring leaflets"
      Then the campaign "Spring leaflets" is active

  Rule: A permission that is taken away stops the recording

    @campaign:2.4
    Scenario: Denied in Settings in the middle of a walk
      Given the campaign "Spring leaflets" is running
      When the user walks 300 m north at 2 m/s
      And 60 seconds pass
      And location permission changes to denied
      Then the campaign "Spring leaflets" is paused
      And the badge "Paused" is shown in yellow
      And location updates are off
      And the popup "Tracking has stopped" is shown
      And the popup says "Allow it in Settings"
      And the popup offers "Open Settings" and "Close"
      And the phone has recorded 13 points
      When 90 seconds pass
      Then the phone has recorded 13 points
      And the elapsed time is "00:01:00"
      And every recorded point is on the server
      When the user taps "Open Settings"
      Then the Settings app is shown

    @campaign:2.4
    Scenario Outline: What stops the recording: <event>
      Given the campaign "Spring leaflets" is running
      When 30 seconds pass
      And <event>
      Then the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      And the popup says "<reason>"
      And the phone has recorded 2 points
      When 10 minutes pass
      Then the phone has recorded 2 points
      And the elapsed time is "00:00:30"

      Examples:
        | event                                                               | reason                    |
        | location permission changes to denied                               | location is off           |
        | location permission changes to restricted                           | restricted on this device |
        | Location Services are switched off                                  | switched off              |
        | the user switches Precise Location off in Settings and returns      | precise location is off   |
        | the user sets location permission to denied in Settings and returns | location is off           |

    @campaign:8.6
    Scenario Outline: What stops the recording leaves the audio alone: <event>
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And <event>
      Then the campaign "Spring leaflets" is paused
      And the audio is playing
      When the user taps "Close"
      And 10 seconds pass
      Then the audio player offers "Pause"
      And the audio is at 20 seconds
      When the user pauses the audio
      And 10 minutes pass
      And the user plays the audio
      And 10 seconds pass
      Then the audio is at 30 seconds

      Examples:
        | event                                                          |
        | location permission changes to denied                          |
        | location permission changes to restricted                      |
        | the user switches Precise Location off in Settings and returns |

    @campaign:2.4 @campaign:4.3
    Scenario: Restored, the campaign waits for the promoter
      Given the campaign "Spring leaflets" is running
      When 5 minutes pass
      And location permission changes to denied
      And 1 minute passes
      And location permission changes to while using
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      And the popup "Tracking has stopped" is shown
      And the popup says "location was off for a while. To go on, tap “Resume”"
      And the button "Open Settings" is not shown
      When the user taps "Close"
      And the user resumes the campaign
      Then the campaign "Spring leaflets" is active
      And location updates are on
      And the elapsed time is "00:05:00"
      And for 1 minute no popup is shown
      And the elapsed time is "00:06:00"

    @campaign:2.4
    Scenario: Precise location was off for a while
      Given the campaign "Spring leaflets" is running
      When the user switches Precise Location off in Settings and returns
      Then the popup says "precise location is off. Switch it on in Settings. Then tap “Resume”"
      When the user switches Precise Location on in Settings and returns
      Then the popup says "precise location was off for a while. To go on, tap “Resume”"
      And the button "Open Settings" is not shown
      And the campaign "Spring leaflets" is paused

    @campaign:2.4 @campaign:4.3
    Scenario: The promoter resumes without having restored it
      Given the campaign "Spring leaflets" is running
      When location permission changes to denied
      And the user taps "Close"
      And the user resumes the campaign
      Then the popup "Location is required" is shown
      And the campaign "Spring leaflets" is paused
      And location updates are off

    @campaign:4.3
    Scenario: "Allow Once" has lapsed after a long break, and the promoter refuses
      Given location permission is not determined
      And the app's notifications are on
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Allow Once"
      And 1 minute passes
      And the user pauses the campaign
      And the user leaves the app for 2 hours and returns to it
      And the user resumes the campaign
      Then the popup "Location is needed" is shown
      And the campaign "Spring leaflets" is paused
      When the user taps "Not now"
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      When the user resumes the campaign
      And the user taps "Continue"
      And the user answers "Don't Allow"
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      When 10 minutes pass
      Then the elapsed time is "00:01:00"

    @campaign:2.4 @campaign:2.1
    Scenario Outline: With another app in front, the promoter is told that tracking has stopped: <event>
      Given the app's notifications are on
      And the campaign "Spring leaflets" is running
      When 1 minute passes
      And the user leaves the app
      And <event>
      And 1 minute passes
      Then 1 notification is shown
      And the notification "Tracking has stopped" is shown

      Examples:
        | event                                              |
        | location permission changes to denied              |
        | location permission changes to restricted          |
        | the user switches Precise Location off in Settings |

    @campaign:2.4 @campaign:5.2
    Scenario: Airplane mode takes the location away, too
      Given the campaign "Spring leaflets" is running
      When the user walks 300 m north at 2 m/s
      And 60 seconds pass
      And airplane mode is on
      Then the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      When 10 minutes pass
      And airplane mode is off
      Then the campaign "Spring leaflets" is paused
      And the popup says "location was off for a while. To go on"
      And every recorded point is on the server
      When the user taps "Close"
      And the user resumes the campaign
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:01:00"

    @campaign:2.4 @campaign:4.5
    Scenario: Taken away while the app was not running
      Given the campaign "Spring leaflets" is running
      When 2 minutes pass
      And the app crashes
      And the user sets location permission to denied in Settings
      And 1 hour passes
      And the user opens the app
      Then the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      And the elapsed time is "00:02:00"
      And the phone has recorded 5 points

  Rule: iOS shows that the app is following

    @campaign:2.5
    Scenario: The status bar while a campaign runs
      Given the campaign "Spring leaflets" is running
      Then the location arrow is solid
      When the user leaves the app
      Then the blue location indicator is shown
      And the location arrow is solid
      When the user returns to the app
      And the user pauses the campaign
      Then the location arrow is not shown
      And the blue location indicator is not shown
      When the user resumes the campaign
      Then the location arrow is solid
      When the user completes the campaign
      And the user leaves the app
      Then the blue location indicator is not shown

    @campaign:2.5
    Scenario: With more permission than needed, iOS shows it all the same
      Given the user is in Warsaw
      And location permission is always
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user leaves the app
      Then the blue location indicator is shown
      When 10 minutes pass
      Then the blue location indicator is shown
      And the phone has recorded 21 points
