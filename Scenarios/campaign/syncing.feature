@ios @android
Feature: Sending the points
  Points go to the server together: when a minute has passed, or when there are twenty. Each arrives once.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  Rule: After a minute, or when there are twenty

    @campaign:5.1
    Scenario: After a minute
      When the user walks 20 m north at 1 m/s
      And 59 seconds pass
      Then the campaign server has received 0 uploads
      And 4 recorded points are waiting on the phone
      When 1 second passes
      Then the campaign server has received 1 upload
      And the last upload had 4 points
      And the server has stored 4 points
      And 0 recorded points are waiting on the phone
      And every recorded point is on the server

    @campaign:5.1
    Scenario: When there are twenty
      When the user walks 400 m north at 5 m/s
      And 37 seconds pass
      Then the phone has recorded 19 points
      And the campaign server has received 0 uploads
      And 19 recorded points are waiting on the phone
      When 1 second passes
      Then the phone has recorded 20 points
      And the campaign server has received 1 upload
      And the last upload had 20 points
      And the server has stored 20 points
      And 0 recorded points are waiting on the phone

    @campaign:5.1
    Scenario: Minute after minute
      When 10 minutes pass
      Then the campaign server has received 10 uploads
      And at most 2 recorded points are waiting on the phone

    @campaign:5.1
    Scenario: With another app in front
      When the user leaves the app
      And 10 minutes pass
      Then the campaign server has received 10 uploads

    @campaign:5.1
    Scenario: So it is in the next campaign
      When 70 seconds pass
      And the user completes the campaign
      Then the campaign server has received 2 uploads
      When the user starts the campaign "City run"
      And the user walks 20 m north at 1 m/s
      And 59 seconds pass
      Then the campaign server has received 2 uploads
      When 1 second passes
      Then the campaign server has received 3 uploads
      And the last upload had 4 points
      When the user walks 400 m north at 5 m/s
      And 37 seconds pass
      Then the campaign server has received 3 uploads
      When 3 seconds pass
      Then the campaign server has received 4 uploads
      And the last upload had 20 points

    @campaign:5.1 @campaign:4.5
    Scenario: What has arrived is marked, and not sent again after a crash
      When the user walks 20 m north at 1 m/s
      And 60 seconds pass
      Then every recorded point is on the server
      When the app crashes
      And the user opens the app
      And 10 minutes pass
      And the user completes the campaign
      Then no point was sent twice
      And every recorded point is on the server

  Rule: Sent twice, stored once

    @campaign:5.3
    Scenario: The reply is lost while the promoter walks on
      Given the campaign server loses its reply to the next upload
      When the user walks 400 m north at 5 m/s
      And 38 seconds pass
      Then the campaign server has received 1 upload
      And the server has stored 20 points
      When 10 seconds pass
      Then the server has received the same upload 2 times
      And the campaign server has received 2 uploads
      And the server has stored 20 points
      When the user completes the campaign
      And 10 minutes pass
      Then every recorded point is on the server
      And the server has received the same upload 2 times
      And the campaign server has received 3 uploads
      And the screen does not show "refused"

    @campaign:5.3
    Scenario: The reply to what was taken in part is lost, and comes again as it was
      Given the campaign server accepts only the first 2 points of the next upload
      And the network takes 1 second each way
      When the user walks 20 m north at 1 m/s
      And 61 seconds pass
      Then the campaign server has received 1 upload
      And the server has stored 2 points
      When the phone goes offline
      And 5 seconds pass
      And the phone comes back online
      And 10 seconds pass
      Then the server has received the same upload 2 times
      And the campaign server has received 3 uploads
      And the server has stored 4 points
      And every recorded point is on the server

    @campaign:5.3
    Scenario: An upload arrives twice
      Given the next upload reaches the campaign server twice
      When the user walks 20 m north at 1 m/s
      And 60 seconds pass
      Then the server has stored 4 points
      And every recorded point is on the server
      And for 10 minutes the server has received the same upload 1 time

    @campaign:5.3
    Scenario: The server is slow and the app asks again
      Given the next answer of the campaign server takes 5 minutes
      When 10 minutes pass
      Then the server has received the same upload 2 times
      And at most 2 recorded points are waiting on the phone
      When the user completes the campaign
      Then every recorded point is on the server

    @campaign:5.3
    Scenario: Every second answer is lost
      Given the network loses one in 2 answers
      When the user walks 1 km north at 2 m/s
      And 500 seconds pass
      And the user completes the campaign
      And 1 hour passes
      Then the server has stored 101 points
      And every recorded point is on the server
      And the screen does not show "refused"
      And the server has received the completion of "Spring leaflets"

    @campaign:5.3
    Scenario: An upload is late, and arrives after the ones that follow
      Given the next upload arrives 3 minutes late
      When 10 minutes pass
      And the user completes the campaign
      And 5 minutes pass
      Then every recorded point is on the server

  Rule: What the server says of the points counts

    @campaign:5.1 @campaign:5.3
    Scenario: The server takes a part of them
      Given the campaign server accepts only the first 2 points of the next upload
      When the user walks 20 m north at 1 m/s
      And 60 seconds pass
      Then the server has stored at least 2 points
      When 10 seconds pass
      Then the server has stored 4 points
      And every recorded point is on the server
      And the campaign server has received 2 uploads

    @campaign:4.4 @campaign:5.1
    Scenario: The rest of what was taken in part comes before the report
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the campaign server accepts only the first 5 points of the next upload
      And the user completes the campaign
      Then the server has received the completion of "Spring leaflets"
      And the completion found every point on the server
      And every recorded point is on the server

    @campaign:5.1
    Scenario Outline: A server in trouble (<status>) is asked again with the same upload
      Given the campaign server answers the next upload with status <status>
      When the user walks 20 m north at 1 m/s
      And 60 seconds pass
      Then 4 recorded points are waiting on the phone
      And within 10 seconds every recorded point is on the server
      And the server has received the same upload 2 times

      Examples:
        | status |
        | 500    |
        | 502    |
        | 503    |
        | 401    |
        | 408    |
        | 429    |

    @campaign:5.1
    Scenario Outline: An upload that is refused for ever (<reason>) is not sent again, and the promoter is told
      Given the campaign server answers "POST /api/executions/*/points" with status <status> and:
        """json
        {"error": "no", "reason": "<reason>"}
        """
      When the user walks 20 m north at 1 m/s
      And 20 minutes pass
      Then the server has received the same upload 1 time
      And the screen shows "The server refused 42 points of a route"
      And the badge "Not sent yet" is not shown
      And the campaign "Spring leaflets" is active

      Examples:
        | reason     | status |
        | invalid    | 400    |
        | not-yours  | 403    |
        | no-consent | 403    |
        | unknown    | 404    |

    @campaign:5.1
    Scenario: What is refused for ever is not sent by a new process either
      Given the campaign server answers "POST /api/executions/*/points" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      When the user walks 20 m north at 1 m/s
      And 50 seconds pass
      And the user pauses the campaign
      Then the campaign server has received 1 upload
      And the screen shows "The server refused 4 points of a route"
      When the app crashes
      And the user opens the app
      And 10 minutes pass
      Then the campaign server has received 1 upload

    @campaign:5.1
    Scenario: Refused out of sight, the promoter is told how many when the app is opened
      Given the campaign server answers the next "POST /api/executions/*/points" with:
        """json
        {"accepted": [], "refused": [{"n": 1, "reason": "invalid"}, {"n": 3, "reason": "invalid"}]}
        """
      When the user leaves the app
      And 70 seconds pass
      And the system ends the app
      And the user opens the app
      Then the screen shows "The server refused 2 points of a route."
      When the app crashes
      And the user opens the app
      Then the screen does not show "refused"

    @campaign:5.1
    Scenario: Refused under a question, the promoter is told though the app crashes meanwhile
      Given the campaign server answers the next "POST /api/executions/*/points" with:
        """json
        {"accepted": [], "refused": [{"n": 1, "reason": "invalid"}]}
        """
      When the user taps "Cancel"
      And 65 seconds pass
      And the app crashes
      And the user opens the app
      Then the screen shows "The server refused 1 point of a route."

    @campaign:5.1
    Scenario: Refused while another campaign's page is open, the promoter is told all the same
      Given the campaign server answers the next "POST /api/executions/*/points" with:
        """json
        {"accepted": [], "refused": [{"n": 1, "reason": "invalid"}]}
        """
      When the user taps "Campaigns"
      And the user taps the row "City run"
      And 65 seconds pass
      Then the screen does not show "refused"
      When the app crashes
      And the user opens the app
      Then the screen shows "The server refused 1 point of a route."

    @campaign:5.1 @campaign:4.4
    Scenario: The points and the report of one that is over, refused out of sight, are told as well
      Given the campaign server answers "POST /api/executions/*/points" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      And the campaign server answers "POST /api/executions/*/completion" with status 404 and:
        """json
        {"error": "no", "reason": "unknown"}
        """
      When the phone goes offline
      And 100 seconds pass
      And the user completes the campaign
      And the user leaves the app
      And 10 minutes pass
      And the system ends the app
      And the phone comes back online
      And 1 hour passes
      Then the campaign server has received 1 completion report
      When the system ends the app
      And the user opens the app
      Then the screen shows "The server refused 4 points of a route and the report of a campaign's end."

    @campaign:5.1
    Scenario: The server refuses single points, and takes the others
      Given the campaign server answers the next "POST /api/executions/*/points" with:
        """json
        {"accepted": [], "refused": [{"n": 2, "reason": "invalid"}]}
        """
      When the user walks 20 m north at 1 m/s
      And 60 seconds pass
      Then the screen shows "The server refused 1 point of a route"
      And the server has stored 3 points
      And the campaign server has received 2 uploads
      And the last "POST /api/executions/*/points" request has "points[0].n" = 1
      And for 10 minutes the screen shows "The server refused 1 point of a route"
      And the server has stored 23 points
      And the badge "Not sent yet" is not shown

    @campaign:5.1
    Scenario Outline: A reason that the app does not know (<body>) gives nothing up
      Given the campaign server answers "POST /api/executions/*/points" with status <status> and:
        """json
        <body>
        """
      When the user walks 20 m north at 1 m/s
      And 20 minutes pass
      Then the screen does not show "refused"
      And the badge "Not sent yet" is shown
      And at least 40 recorded points are waiting on the phone

      Examples:
        | body                     | status |
        | {"reason":"maintenance"} | 403    |
        | {"reason":404}           | 404    |
        | {"error":"invalid"}      | 400    |
        | {"reason":"invalid"}     | 503    |

    @campaign:5.1
    Scenario: The server does not answer
      Given the campaign server does not answer the next upload
      When 5 minutes pass
      Then at most 2 recorded points are waiting on the phone
      And the server has received the same upload 2 times

    @campaign:5.1
    Scenario: A server that is down for an hour is not asked without end
      When the campaign server is down
      And 1 hour passes
      Then the campaign server has received at most 30 uploads
      When the campaign server is up again
      Then within 2 min 30 s at most 2 recorded points are waiting on the phone

    @campaign:5.1 @campaign:5.3
    Scenario: The server's answers are broken off for ten minutes
      Given the campaign server's answers are malformed
      When 4 minutes pass
      And the campaign server works again
      And 10 minutes pass
      And the user completes the campaign
      And 10 minutes pass
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"

    @campaign:5.1 @campaign:5.3
    Scenario: Broken answers are no refusal, however long they come
      Given the campaign server's answers are malformed
      When the user walks 200 m north at 2 m/s
      And 3 hours pass
      Then the screen does not show "refused"
      When the user completes the campaign
      And 1 hour passes
      Then the screen does not show "refused"
      And the badge "Sending" is shown
      When the campaign server works again
      And 10 minutes pass
      Then every recorded point is on the server
      And the badge "Sending" is not shown
      And the screen does not show "refused"

    @campaign:5.2
    Scenario Outline: A network that answers in the server's place (<status>) loses nothing
      When the campaign server answers with status <status>
      And the user walks 200 m north at 2 m/s
      And 10 minutes pass
      And the user completes the campaign
      And 10 minutes pass
      Then the screen does not show "refused"
      When the campaign server works again
      And 10 minutes pass
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
      And the completion found every point on the server

      Examples:
        | status |
        | 302    |
        | 307    |
        | 511    |

    @campaign:5.2 @campaign:5.3
    Scenario: Requests and answers get lost
      Given the network loses one in 3 requests
      And the network loses one in 3 answers
      When the user walks 2 km north at 2 m/s
      And 1000 seconds pass
      And the user completes the campaign
      And 2 hours pass
      Then every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
      And the completion found every point on the server
      And the campaign server has received at least 15 uploads
