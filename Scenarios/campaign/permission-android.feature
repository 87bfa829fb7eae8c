@android
Feature: Permission to follow the promoter, on Android
  Android asks at most twice, ends an app whose permission is taken away, and shows a notification while a campaign is
  followed.

  Background:
    Given the campaign app is installed
    And the app's notifications are on
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw

  Rule: Whoever was never asked reads why first

    @campaign:2.1
    Scenario: Where the phone's location is off, that is turned on after the permission
      Given Location Services are off
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      When the user taps "Continue"
      And the user answers "While using the app"
      Then no campaign is running
      And the popup "Location is required" is shown
      When the user taps "Turn location on"
      And the user answers "OK"
      Then the campaign "Spring leaflets" is active
      And the phone has recorded 1 point

    @campaign:2.1 @campaign:1.1
    Scenario: The promoter reads, agrees and allows
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      And the popup says "Your route is recorded while a campaign is active"
      And the location permission alert has never been shown
      And no campaign is running
      When the user taps "Continue"
      Then the location permission alert is shown
      And the alert offers "While using the app", "Only this time" and "Deny"
      And no points were recorded
      When the user answers "While using the app"
      Then the campaign "Spring leaflets" is active
      And the phone has recorded 1 point
      And the location permission alert has been shown 1 time

    @campaign:2.1
    Scenario: Only this time is enough for one campaign
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Only this time"
      And the user walks 100 m north at 2 m/s
      And 50 seconds pass
      Then the campaign "Spring leaflets" is active
      And the phone has recorded 11 points

    @campaign:2.1
    Scenario: A question closed without an answer can be asked again
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user dismisses the alert
      Then no campaign is running
      And no popup is shown
      And the screen shows "location has not been allowed yet"
      When the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "While using the app"
      Then the campaign "Spring leaflets" is active

    @campaign:2.1 @campaign:2.3
    Scenario: After one no the app explains, and asks once more
      Given location permission is denied once
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is needed" is shown
      When the user taps "Continue"
      And the user answers "Deny"
      Then no campaign is running
      And the popup "Location is required" is shown
      When the user taps "Close"
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the location permission alert has been shown 1 time

  Rule: Without permission no campaign starts

    @campaign:2.3
    Scenario: The promoter refuses
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Deny"
      Then no campaign is running
      And no points were recorded
      And the popup "Location is required" is shown
      And the popup offers "Open Settings" and "Close"
      When the user taps "Open Settings"
      Then the Settings app is shown

    @campaign:2.3
    Scenario: Denied for good
      Given location permission is denied
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the popup says "Campaigns are tracked"
      And no campaign is running
      And the location permission alert has never been shown
      When the user taps "Open Settings"
      Then the Settings app is shown

    @campaign:2.3
    Scenario: The phone's location is off, and Android offers to turn it on
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then the popup "Location is required" is shown
      And the popup offers "Turn location on" and "Close"
      And no campaign is running
      When the user taps "Turn location on"
      Then a system alert is shown
      When the user answers "OK"
      Then the campaign "Spring leaflets" is active
      And the phone has recorded 1 point

    @campaign:2.3
    Scenario: The phone's location stays off
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Turn location on"
      And the user answers "No thanks"
      Then no campaign is running
      And the popup "Location is required" is shown

  Rule: A permission that is taken away ends the app, and the campaign is paused

    @campaign:2.4 @campaign:4.5
    Scenario: Denied in Settings in the middle of a walk
      Given the campaign "Spring leaflets" is running
      When the user walks 300 m north at 2 m/s
      And 60 seconds pass
      And the user sets location permission to denied in Settings
      Then the app is not running
      And location updates are off
      When 10 minutes pass
      And the user returns to the app
      Then the campaign "Spring leaflets" is paused
      And the badge "Paused" is shown in yellow
      And the popup "Tracking has stopped" is shown
      And the popup says "Allow it in Settings"
      And the popup offers "Open Settings" and "Close"
      And the elapsed time is "00:01:00"
      And the phone has recorded 13 points
      And within 1 second every recorded point is on the server

    @campaign:2.4
    Scenario: Taken away and given back before the promoter looks
      Given the campaign "Spring leaflets" is running
      When 60 seconds pass
      And the user sets location permission to denied in Settings
      And the user sets location permission to while using in Settings
      And the user returns to the app
      Then the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      And the popup says "taken away for a while"
      And the button "Open Settings" is not shown
      When the user taps "Close"
      And the user resumes the campaign
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:01:00"
      And location updates are on

    @campaign:2.4
    Scenario: The phone's location is switched off in the middle of a walk
      Given the campaign "Spring leaflets" is running
      When 30 seconds pass
      And Location Services are switched off
      Then within 1 second the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      And the popup says "switched off on this device"
      And the popup offers "Open Settings" and "Close"
      When the user turns Location Services on in Settings and returns
      Then the popup says "location was off for a while. To go on, tap “Resume”"
      And the button "Open Settings" is not shown
      When the user taps "Close"
      And the user resumes the campaign
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:00:30"

    @campaign:2.4 @campaign:4.3
    Scenario: Restored, the campaign waits for the promoter
      Given the campaign "Spring leaflets" is running
      When 5 minutes pass
      And the user sets location permission to denied in Settings
      And the user returns to the app
      Then the popup "Tracking has stopped" is shown
      When the user taps "Open Settings"
      Then Settings shows the page of this app
      When the user sets location permission to while using in Settings and returns
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      When the user resumes the campaign
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:05:00"

    @campaign:4.3
    Scenario: The promoter resumes without having restored it
      Given the campaign "Spring leaflets" is running
      When 5 minutes pass
      And the user sets location permission to denied in Settings and returns
      And the user taps "Close"
      And the user resumes the campaign
      Then the popup "Location is needed" is shown
      And the campaign "Spring leaflets" is paused
      And location updates are off
      When the user taps "Continue"
      Then the location permission alert is shown
      When the user answers "While using the app"
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:05:00"

    @campaign:4.3
    Scenario: The promoter refuses when resuming, and the campaign stays paused
      Given the campaign "Spring leaflets" is running
      When 5 minutes pass
      And the user sets location permission to denied in Settings and returns
      And the user taps "Close"
      And the user resumes the campaign
      And the user taps "Continue"
      And the user answers "Deny"
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      When 10 minutes pass
      Then the elapsed time is "00:05:00"

    @campaign:4.3 @A-57
    Scenario: The phone's location stays off when the promoter resumes, and the campaign stays paused
      Given the campaign "Spring leaflets" is running
      When 30 seconds pass
      And Location Services are switched off
      And 1 second passes
      And the user taps "Close"
      And the user resumes the campaign
      Then the popup "Location is required" is shown
      When the user taps "Turn location on"
      And the user answers "No thanks"
      Then the campaign "Spring leaflets" is paused
      And location updates are off
      And the popup "Location is required" is shown
      When 10 minutes pass
      Then the elapsed time is "00:00:30"
      When the user taps "Turn location on"
      And the user answers "OK"
      Then the campaign "Spring leaflets" is active
      And location updates are on
      And the elapsed time is "00:00:30"

  Rule: Android shows that the app is following

    @campaign:2.5 @campaign:1.4 @campaign:4.2
    Scenario: The notification is there as long as the recording
      Given location permission is while using
      When the user opens the app
      Then the foreground service notification is not shown
      When the user starts the campaign "Spring leaflets"
      Then the foreground service notification is shown
      When the user leaves the app
      And 10 minutes pass
      Then the foreground service notification is shown
      And the phone has recorded 21 points
      When the user returns to the app
      And the user pauses the campaign
      Then the foreground service notification is not shown
      When the user resumes the campaign
      Then the foreground service notification is shown
      When the user completes the campaign
      Then the foreground service notification is not shown

    @campaign:2.5
    Scenario: Who does not let the app notify does not see it
      Given the app's notifications are off
      And location permission is while using
      When the user opens the app
      And the user starts the campaign "Spring leaflets"
      Then location updates are on
      And the foreground service notification is not shown
