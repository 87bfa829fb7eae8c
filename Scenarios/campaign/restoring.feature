@ios @android
Feature: Taking a campaign up again
  Phones crash, run empty and are restarted. A campaign that was under way is found as it was.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  Rule: A new start of the app

    @campaign:4.5
    Scenario: The app crashes during a walk
      When the user walks 400 m north at 2 m/s
      And 100 seconds pass
      And the app crashes
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And the badge "Active" is shown in green
      And location updates are on
      And the elapsed time is "00:01:40"
      And the distance travelled is 200 m, give or take 1 m
      When 100 seconds pass
      Then the elapsed time is "00:03:20"
      And the distance travelled is 400 m, give or take 1 m
      And the audio player is ready

    @campaign:4.5 @campaign:6.2
    Scenario: Some time passes before the promoter opens the app again
      When the user walks 1 km north at 2 m/s
      And 100 seconds pass
      And the app crashes
      And 2 minutes pass
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:03:40"
      And no point was recorded between 101 seconds and 219 seconds
      And the map shows 2 lines
      When 1 minute passes
      Then the phone has recorded at least 33 points
      And the distance travelled is 320 m, give or take 1 m

    @campaign:4.5
    Scenario: A paused campaign stays paused
      When the user walks 100 m north at 2 m/s
      And 1 minute passes
      And the user pauses the campaign
      And the user quits the app
      And 3 hours pass
      And the user opens the app
      Then the campaign "Spring leaflets" is paused
      And the badge "Paused" is shown in yellow
      And the elapsed time is "00:01:00"
      And the distance shown is "0.10 km"
      And the map's lines are 100 m long, give or take 1 m
      And the map's marker is within 1 m of the user
      And the audio player is ready
      And location updates are off
      When the user resumes the campaign
      And 1 minute passes
      Then the elapsed time is "00:02:00"
      And location updates are on

    @campaign:4.5 @campaign:4.3
    Scenario: The app crashes right after the break
      When 1 minute passes
      And the user pauses the campaign
      And 10 minutes pass
      And the user resumes the campaign
      And 10 seconds pass
      And the app crashes
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:01:10"
      And location updates are on

    @campaign:4.5 @campaign:4.1
    Scenario: The start stays when it was, whatever happens to the app
      When 90 seconds pass
      And the app crashes
      And the user opens the app
      And 90 seconds pass
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And 1 minute passes
      And the user completes the campaign
      Then the completion says:
        | started | 08:00:00  |
        | ended   | 08:04:00  |
        | elapsed | 4 minutes |

    @campaign:4.5
    Scenario: The system ends the app before the points are sent
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      Then 11 recorded points are waiting on the phone
      When the user leaves the app
      And the system ends the app
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And the server has stored 11 points
      And the server has received the same upload 1 time
      When the user completes the campaign
      Then every recorded point is on the server

    @campaign:4.5 @campaign:5.3
    Scenario: The app is ended while an upload is under way
      Given the campaign server answers after 5 seconds
      When 62 seconds pass
      And the app crashes
      And 1 minute passes
      And the user opens the app
      And 1 minute passes
      Then the server has received the same upload 2 times
      When the user completes the campaign
      And 1 minute passes
      Then every recorded point is on the server

    @campaign:4.5
    Scenario: It crashes again and again
      When the user walks 1 km north at 2 m/s
      And the following happens:
        | after      | event                  |
        | 30 seconds | the app crashes        |
        | 31 seconds | the user opens the app |
        | 60 seconds | the app crashes        |
        | 61 seconds | the user opens the app |
        | 90 seconds | the app crashes        |
        | 91 seconds | the user opens the app |
        | 92 seconds | the app crashes        |
        | 93 seconds | the user opens the app |
      And 30 seconds pass
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:02:03"
      When the user completes the campaign
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"

    @campaign:4.5 @campaign:4.4 @campaign:7.2 @campaign:6.2
    Scenario: The second campaign of a day is found, while the report of the first still waits
      When the phone goes offline
      And 5 minutes pass
      And the user completes the campaign
      And the user starts the campaign "City run"
      And the user walks 100 m north at 2 m/s and arrives
      And 1 minute passes
      And the app crashes
      And the user opens the app
      Then the campaign "City run" is active
      And the elapsed time is "00:01:50"
      And the distance shown is "0.10 km"
      And the map's lines are 100 m long, give or take 1 m
      When the phone comes back online
      Then the server has received the completion of "Spring leaflets"
      And the completion found every point on the server
      When the user completes the campaign
      Then the completion says:
        | started  | 08:05:00   |
        | elapsed  | 1 min 50 s |
        | distance | 100 m      |
      And every recorded point is on the server

    @campaign:4.5 @campaign:1.3 @campaign:5.1
    Scenario: Standing still after a crash shows, and goes out minute by minute
      When 60 seconds pass
      And the app crashes
      And the user opens the app
      Then the phone has recorded 4 points
      When 59 seconds pass
      Then the phone has recorded 5 points
      When 1 second passes
      Then the phone has recorded 6 points
      And at most 1 recorded point is waiting on the phone
      And recorded points are at most 30 seconds apart

    @campaign:4.5 @campaign:4.1
    Scenario: The app crashes before the phone has found the promoter
      Given the user cancels the campaign
      And the first fix takes 20 seconds
      When the user starts the campaign "City run"
      And 5 seconds pass
      And the app crashes
      And the user opens the app
      Then the campaign "City run" is active
      And the elapsed time is "00:00:05"
      And no points were recorded
      And the map shows no marker
      When 20 seconds pass
      Then the phone has recorded 1 point
      When the user completes the campaign
      Then the completion says:
        | started | 08:00:00 |
        | elapsed | 25 s     |
        | points  | 1        |

    @campaign:4.5 @campaign:8.1
    Scenario: Started again without a network, the recording comes with it
      When the app crashes
      And the phone goes offline
      And the user opens the app
      And 5 minutes pass
      Then no audio player is shown
      When the phone comes back online
      Then within 1 second the audio player is ready

    @campaign:4.5 @campaign:6.2 @campaign:7.2
    Scenario: Found paused and resumed elsewhere, another line begins
      When the user walks 100 m north at 2 m/s and arrives
      And the user pauses the campaign
      And the app crashes
      And the user drives 3 km north at 60 km/h
      And 3 minutes pass
      And the user opens the app
      And the user resumes the campaign
      And the user walks 100 m north at 2 m/s and arrives
      Then the map shows 2 lines
      And the distance shown is "0.20 km"
      And the map's lines are 200 m long, give or take 1 m

    @campaign:4.5
    Scenario: A completed campaign does not come back
      When 1 minute passes
      And the user completes the campaign
      And the user quits and reopens the app
      Then no campaign is running
      And location updates are off
      And the button "Open current campaign" is not shown
      And the campaign server has received 1 completion report

  Rule: A new start of the phone

    @campaign:4.5
    Scenario: The phone restarts
      When the user walks 200 m north at 2 m/s
      And 100 seconds pass
      And the phone restarts
      And 5 minutes pass
      And the user unlocks the phone
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And location updates are on
      And the elapsed time is "00:06:40"
      When 2 minutes pass
      Then the elapsed time is "00:08:40"
      And at most 2 recorded points are waiting on the phone
      When the user completes the campaign
      Then every recorded point is on the server

    @campaign:4.5
    Scenario: Started by the phone to send what waits, it records when it is opened
      When the user walks 1 km north at 2 m/s
      And the phone goes offline
      And 100 seconds pass
      And the user leaves the app
      And the system ends the app
      And 100 seconds pass
      And the phone comes back online
      And 15 minutes 20 seconds pass
      Then the platform holds no work "campaign.delivery"
      When 45 minutes pass
      Then the app has been started 2 times
      And every recorded point is on the server
      And the platform holds no work "campaign.delivery"
      And location updates are off
      And no point was recorded between 101 seconds and 1 hour
      When the user opens the app
      Then the campaign "Spring leaflets" is active
      And location updates are on

    @campaign:5.2
    Scenario: A paused campaign sends from the pocket what waited for the network
      When the user walks 200 m north at 2 m/s
      And the phone goes offline
      And 100 seconds pass
      And the user pauses the campaign
      And the user locks the phone
      And 10 minutes pass
      And the phone comes back online
      And 1 hour passes
      Then every recorded point is on the server
      And the platform holds no work "campaign.delivery"

    @campaign:4.5
    Scenario: The battery runs empty
      When 10 minutes pass
      And the phone switches itself off
      And 2 hours pass
      And the user connects the charger
      And the user switches the phone on
      And the user unlocks the phone
      And the user opens the app
      Then the campaign "Spring leaflets" is active
      And no point was recorded between 601 seconds and 2 hours
      When 1 minute passes
      And the user completes the campaign
      Then every recorded point is on the server
      And the completion says:
        | outcome | completed  |
        | elapsed | 2 h 11 min |

    @campaign:4.5
    Scenario: Paused over a restart of the phone
      When 1 minute passes
      And the user pauses the campaign
      And the phone restarts
      And 1 hour passes
      And the user unlocks the phone
      And the user opens the app
      Then the campaign "Spring leaflets" is paused
      And the elapsed time is "00:01:00"
      And location updates are off

  Rule: After a day

    @campaign:4.5 @campaign:2.4 @campaign:4.3
    Scenario: The permission is back after a day
      When the user walks 300 m north at 2 m/s
      And 150 seconds pass
      And the user sets location permission to denied in Settings and returns
      Then the campaign "Spring leaflets" is paused
      When the user taps "Close"
      And the user leaves the app
      And 24 hours pass
      And the user sets location permission to while using in Settings
      And the user returns to the app
      Then the campaign "Spring leaflets" is paused
      And the elapsed time is "00:02:30"
      And location updates are off
      When the user resumes the campaign
      And 30 seconds pass
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:03:00"
      And the map shows 2 lines
      When the user completes the campaign
      Then every recorded point is on the server
      And the completion says:
        | elapsed  | 3 minutes |
        | distance | 300 m     |

    @campaign:4.5 @campaign:2.4
    Scenario: Allowed once, and the phone restarts
      When the user cancels the campaign
      And 1 minute passes
      And the user reinstalls the app
      And the user opens the app
      And the user starts the campaign "Spring leaflets"
      And the user taps "Continue"
      And the user answers "Allow Once"
      And 1 minute passes
      And the phone restarts
      And the user unlocks the phone
      And 1 hour passes
      And the user opens the app
      Then the campaign "Spring leaflets" is paused
      And the popup "Tracking has stopped" is shown
      And the popup says "has ended"
      And the phone has recorded 3 points

    @campaign:4.5 @campaign:5.2
    Scenario: The battery runs empty without a network, and two days pass
      When the phone goes offline
      And 10 minutes pass
      And the phone switches itself off
      And 2 days pass
      And the user connects the charger
      And the phone comes back online
      And the user switches the phone on
      And the user unlocks the phone
      And the user opens the app
      Then the server has stored at least 20 points
      When the user completes the campaign
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
