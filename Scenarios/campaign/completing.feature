@ios @android
Feature: Completing and cancelling
  At the end the recording stops, every point is sent, and the server is told how it went.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  Rule: Completing

    @campaign:4.4 @campaign:1.4 @campaign:8.7
    Scenario: Completed while active
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user completes the campaign
      Then the campaign "Spring leaflets" is completed
      And no campaign is running
      And the badge "Completed" is shown in blue
      And location updates are off
      And the phone holds no audio file
      And the server has received the completion of "Spring leaflets"
      And the server has stored 11 points
      And every recorded point is on the server
      And 0 recorded points are waiting on the phone
      And the completion says:
        | outcome  | completed |
        | elapsed  | 50 s      |
        | distance | 100 m     |
        | points   | 11        |

    @campaign:4.4 @campaign:1.4
    Scenario: After the end the app has nothing more to do
      When the user walks 100 m north at 2 m/s
      And 51 seconds pass
      And the user completes the campaign
      And 1 second passes
      And what the app was told so far is set aside
      And 15 hours pass
      Then the app was told nothing

    @campaign:4.2
    Scenario: Nor during a pause
      When the user walks 100 m north at 2 m/s
      And 51 seconds pass
      And the user pauses the campaign
      And 1 second passes
      And what the app was told so far is set aside
      And 15 hours pass
      Then the app was told nothing

    @campaign:4.4
    Scenario: Completed while paused
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user pauses the campaign
      And 10 minutes pass
      And the user completes the campaign
      Then the campaign "Spring leaflets" is completed
      And every recorded point is on the server
      And the completion says:
        | outcome  | completed |
        | started  | 08:00:00  |
        | ended    | 08:10:50  |
        | elapsed  | 50 s      |
        | distance | 100 m     |
        | points   | 11        |

    @campaign:4.4 @campaign:1.4
    Scenario Outline: <ended>, nothing more is recorded
      When 1 minute passes
      And the user <ends> the campaign
      And the user walks 500 m north at 2 m/s
      And 10 minutes pass
      Then the server has stored 3 points
      And no point was recorded between 61 seconds and 11 minutes
      And location updates are off
      And the campaign server has received 1 completion report

      Examples:
        | ended     | ends      |
        | Completed | completes |
        | Cancelled | cancels   |

    @campaign:4.4
    Scenario: Completed in a pause that the promoter has not made
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And Location Services are switched off
      Then within 1 second the campaign "Spring leaflets" is paused
      When the user taps "Close"
      And 10 minutes pass
      And the user completes the campaign
      Then the campaign "Spring leaflets" is completed
      And every recorded point is on the server
      And the completion found every point on the server
      And the completion says:
        | outcome  | completed |
        | ended    | 08:10:50  |
        | elapsed  | 50 s      |
        | distance | 100 m     |
        | points   | 11        |

    @campaign:4.4
    Scenario: The points come before the report
      Given the campaign server answers after 10 seconds
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user completes the campaign
      Then no campaign is running
      And the badge "Sending" is shown
      And the server has received no completion
      When 10 seconds pass
      Then every recorded point is on the server
      And within 1 second the server has received the completion of "Spring leaflets"
      And within 10 seconds the badge "Sending" is not shown
      And the completion found every point on the server

    @campaign:4.4
    Scenario: Completed at once
      When the user completes the campaign
      Then the campaign "Spring leaflets" is completed
      And the completion says:
        | elapsed  | 0 seconds |
        | distance | 0 m       |
        | points   | 1         |
      And every recorded point is on the server

  Rule: Cancelling

    @campaign:1.4
    Scenario: Given up
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user taps "Cancel"
      Then the popup "Cancel this campaign?" is shown
      When the user taps "Cancel campaign"
      Then the campaign "Spring leaflets" is cancelled
      And no campaign is running
      And location updates are off
      And the phone holds no audio file
      And the server has stored 11 points
      And every recorded point is on the server
      And the completion says:
        | outcome  | cancelled |
        | elapsed  | 50 s      |
        | distance | 100 m     |
        | points   | 11        |

    @campaign:1.4
    Scenario: On second thoughts
      When 30 seconds pass
      And the user taps "Cancel"
      And the user taps "Keep going"
      Then no popup is shown
      When 30 seconds pass
      Then the campaign "Spring leaflets" is active
      And the elapsed time is "00:01:00"
      And the phone has recorded 3 points
      And the server has received no completion

    @campaign:1.4
    Scenario: Asked again after second thoughts, and in a pause
      When 30 seconds pass
      And the user taps "Cancel"
      And the user taps "Keep going"
      And the user pauses the campaign
      And the user taps "Cancel"
      Then the popup "Cancel this campaign?" is shown
      And the campaign "Spring leaflets" is paused
      When the user taps "Keep going"
      Then no popup is shown
      And the campaign "Spring leaflets" is paused
      And the server has received no completion
      When the user taps "Cancel"
      Then the popup "Cancel this campaign?" is shown
      When the user taps "Cancel campaign"
      Then the campaign "Spring leaflets" is cancelled
      And the completion says:
        | outcome | cancelled |
        | elapsed | 30 s      |
        | points  | 2         |

  Rule: The end of a campaign waits for the network, not the promoter

    @campaign:4.4 @campaign:5.2
    Scenario: Completed without a network
      When the phone goes offline
      And the user walks 300 m north at 2 m/s
      And 150 seconds pass
      And the user completes the campaign
      Then the campaign "Spring leaflets" is completed
      And the badge "Sending" is shown
      And location updates are off
      And the server has received no completion
      When 3 hours pass
      And the phone comes back online
      Then within 1 second the server has received the completion of "Spring leaflets"
      And every recorded point is on the server
      And the server has stored 31 points
      And the completion found every point on the server
      And the badge "Sending" is not shown

    @campaign:4.4 @campaign:1.4 @campaign:5.2
    Scenario Outline: The user <ends> it in a break, without a network
      When the phone goes offline
      And the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user pauses the campaign
      Then 11 recorded points are waiting on the phone
      When the user <ends> the campaign
      Then the campaign "Spring leaflets" is <ended>
      And location updates are off
      And the phone holds no audio file
      When 10 minutes pass
      And the phone comes back online
      Then within 1 second the server has received the completion of "Spring leaflets"
      And every recorded point is on the server
      And the completion found every point on the server
      And the completion says:
        | outcome | <ended> |
        | points  | 11      |

      Examples:
        | ended     | ends      |
        | completed | completes |
        | cancelled | cancels   |

    @campaign:4.4 @campaign:5.3
    Scenario: The reply to the report is lost
      Given the campaign server loses its reply to the next completion report
      When 1 minute passes
      And the user completes the campaign
      Then the server has received the completion of "Spring leaflets"
      And within 10 seconds the campaign server has received 2 completion reports
      And the badge "Sending" is not shown
      And for 1 hour the campaign server has received 2 completion reports
      And every recorded point is on the server
      And the badge "Completed" is shown in blue
      And the screen shows "“Spring leaflets” is completed"
      And the screen does not show "refused"

    @campaign:4.4
    Scenario Outline: The server answers the report with <status>
      Given the campaign server answers the next completion report with status <status>
      When 1 minute passes
      And the user completes the campaign
      Then the server has received no completion
      And within 10 seconds the server has received the completion of "Spring leaflets"
      And for 1 hour the campaign server has received 2 completion reports

      Examples:
        | status |
        | 500    |
        | 503    |
        | 429    |
        | 408    |

    @campaign:4.4
    Scenario Outline: The server refuses the report (<reason>)
      Given the campaign server answers "POST /api/executions/*/completion" with status <status> and:
        """json
        {"error": "no", "reason": "<reason>"}
        """
      When 1 minute passes
      And the user completes the campaign
      Then for 2 hours the campaign server has received 1 completion report
      And the screen shows "The server refused the report of a campaign's end"
      And every recorded point is on the server
      When the user quits and reopens the app
      Then for 2 hours the campaign server has received 1 completion report

      Examples:
        | reason     | status |
        | unknown    | 404    |
        | not-yours  | 403    |
        | no-consent | 403    |
        | invalid    | 400    |

    @campaign:4.4 @campaign:4.5
    Scenario: The app is ended right after the tap
      Given the campaign server answers after 10 seconds
      When 90 seconds pass
      And the user completes the campaign
      And 1 second passes
      And the user kills the app
      And 1 hour passes
      Then the server has received no completion
      When the user opens the app
      Then no campaign is running
      And the badge "Sending" is shown
      When the campaign server works again
      Then within 20 seconds the server has received the completion of "Spring leaflets"
      And every recorded point is on the server
      And the app has stored at most 300 bytes
      And the completion says:
        | outcome | completed  |
        | elapsed | 90 seconds |
        | points  | 4          |

    @campaign:4.4 @campaign:5.2 @campaign:3.2
    Scenario: Two campaigns in one day without a network
      When the phone goes offline
      And 5 minutes pass
      And the user completes the campaign
      And the user starts the campaign "City run"
      And 5 minutes pass
      And the user completes the campaign
      And the phone comes back online
      Then the server has received the completion of "Spring leaflets"
      And the server has received the completion of "City run"
      And the completion found every point on the server
      And every recorded point is on the server
      And the badge "Sending" is not shown
      And the campaign server has received 2 completion reports

    @campaign:4.4 @campaign:1.4 @campaign:1.3
    Scenario: Each campaign of a day is reported with its own end and its own times
      When 5 minutes pass
      And the user completes the campaign
      Then the completion says:
        | outcome | completed |
        | started | 08:00:00  |
        | ended   | 08:05:00  |
        | points  | 11        |
      When 10 minutes pass
      And the user starts the campaign "City run"
      And 7 minutes pass
      And the user cancels the campaign
      Then the completion says:
        | outcome | cancelled |
        | started | 08:15:00  |
        | ended   | 08:22:00  |
        | points  | 15        |
      And the last "POST /api/executions/*/completion" request has "spanMs" = 420000

    @campaign:1.4 @campaign:4.4
    Scenario: What has arrived leaves nothing on the phone
      When 5 minutes pass
      And the user completes the campaign
      Then the app has stored at most 300 bytes
      When the user starts the campaign "City run"
      And 5 minutes pass
      And the user cancels the campaign
      And the user starts the campaign "Spring leaflets"
      And 5 minutes pass
      And the user completes the campaign
      Then the app has stored at most 300 bytes
      And every recorded point is on the server
      And the campaign server has received 3 completion reports

    @campaign:4.4
    Scenario: Completed though it is assigned no more
      When the campaigns are:
        | id  | name     | area |
        | c-2 | City run | Wola |
      And the user taps "Campaigns"
      And the user pulls to refresh
      Then the list shows:
        | title    |
        | City run |
      And the campaign "Spring leaflets" is active
      When the user taps "Open current campaign"
      And 1 minute passes
      And the user completes the campaign
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"

    @campaign:4.4 @campaign:5.1
    Scenario: The server refuses the points and the report
      Given the campaign server answers "POST /api/executions/*/points" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      And the campaign server answers "POST /api/executions/*/completion" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      When 1 minute passes
      And the user completes the campaign
      Then the screen shows "The server refused 3 points of a route and the report of a campaign's end."

    @campaign:4.4
    Scenario: Refused out of sight, the promoter is told when the app is opened
      Given the campaign server answers "POST /api/executions/*/completion" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      And the user walks 200 m north at 2 m/s
      And 100 seconds pass
      When the phone goes offline
      And the user completes the campaign
      And the user leaves the app
      And 10 minutes pass
      And the system ends the app
      And 2 hours pass
      And the phone comes back online
      And 1 hour passes
      Then the campaign server has received 1 completion report
      When the system ends the app
      And the user opens the app
      Then the screen shows "The server refused the report of a campaign's end"
      When the app crashes
      And the user opens the app
      Then the screen does not show "refused"

    @campaign:4.4
    Scenario: Refused while another campaign's page is open, the promoter is told all the same
      Given the campaign server answers "POST /api/executions/*/completion" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      When 100 seconds pass
      And the phone goes offline
      And the user completes the campaign
      And the user taps the row "City run"
      And 10 seconds pass
      And the phone comes back online
      And 10 seconds pass
      Then the campaign server has received 1 completion report
      When the app crashes
      And the user opens the app
      Then the screen shows "The server refused the report of a campaign's end."
