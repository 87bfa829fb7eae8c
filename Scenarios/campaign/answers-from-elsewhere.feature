@ios @android
Feature: Whatever stands before the server
  A proxy, a network that wants its user to sign in, or a server that is being put in order answers with statuses that
  say nothing of what was sent. Only the server itself lets points and reports go: it has them, or says why it never
  will.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running

  Rule: A status alone gives nothing up

    @campaign:5.2
    Scenario Outline: Ten minutes of <status>, and nothing is lost
      Given the campaign server answers with status <status>
      When the user moves 1 km north at 5 km/h and arrives
      Then the badge "Not sent yet" is shown in yellow
      And the screen shows "(<status>)"
      And the screen does not show "refused"
      When the campaign server works again
      And the user completes the campaign
      Then within 8 minutes every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
      And the completion found every point on the server
      And the badge "Not sent yet" is not shown

      Examples:
        | status |
        | 301    |
        | 304    |
        | 400    |
        | 401    |
        | 402    |
        | 403    |
        | 404    |
        | 405    |
        | 407    |
        | 408    |
        | 409    |
        | 410    |
        | 413    |
        | 414    |
        | 415    |
        | 421    |
        | 422    |
        | 423    |
        | 425    |
        | 429    |
        | 431    |
        | 451    |
        | 500    |
        | 599    |

    @campaign:1.4 @campaign:4.4
    Scenario Outline: The campaign ends while everything is answered with <status>
      When the user walks 200 m north at 2 m/s
      And the campaign server answers with status <status>
      And 5 minutes pass
      And the user completes the campaign
      And 1 hour passes
      Then the server has received no completion
      And the badge "Sending" is shown
      And the screen shows "(<status>)"
      When the campaign server works again
      Then within 2 min 30 s the server has received the completion of "Spring leaflets"
      And the completion found every point on the server
      And every recorded point is on the server
      And the badge "Sending" is not shown

      Examples:
        | status |
        | 400    |
        | 403    |
        | 404    |
        | 409    |
        | 413    |
        | 422    |

    @campaign:5.2
    Scenario Outline: <what> while everything is answered with <status>
      When the user walks 200 m north at 2 m/s
      And the campaign server answers with status <status>
      And 5 minutes pass
      And the user completes the campaign
      And 2 minutes pass
      And <what>
      And the user unlocks the phone
      And the user opens the app
      And 10 minutes pass
      And the campaign server works again
      Then within 30 seconds every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
      And the completion found every point on the server

      Examples:
        | what               | status |
        | the phone restarts | 400    |
        | the phone restarts | 404    |
        | the phone restarts | 413    |

    @campaign:5.2 @campaign:4.5
    Scenario Outline: The app is ended while everything is answered with <status>
      When the user walks 200 m north at 2 m/s
      And the campaign server answers with status <status>
      And 5 minutes pass
      And the app crashes
      And the user opens the app
      And 5 minutes pass
      And the user completes the campaign
      And the app crashes
      And the user opens the app
      And the campaign server works again
      Then within 10 seconds every recorded point is on the server
      And the server has received the completion of "Spring leaflets"
      And the completion found every point on the server

      Examples:
        | status |
        | 400    |
        | 404    |
        | 413    |
        | 422    |

    @campaign:5.2
    Scenario Outline: Another's answer of success says nothing: <answer>
      Given the campaign server answers "POST /api/executions/*/points" with status <status> and:
        """json
        <answer>
        """
      When the user walks 200 m north at 2 m/s
      And 5 minutes pass
      And the user completes the campaign
      And 1 hour passes
      Then the badge "Sending" is shown
      And the screen shows "could not be read"
      And the screen does not show "refused"
      And at least 20 recorded points are waiting on the phone
      And the server has received no completion

      Examples:
        | status | answer                       |
        | 200    | {}                           |
        | 200    | {"status":"ok"}              |
        | 200    | []                           |
        | 201    | {"received":true}            |
        | 202    | {"error":"later"}            |
        | 200    | {"accepted":[],"refused":[]} |
        | 200    | {"accepted":[9999]}          |

    @campaign:4.4
    Scenario Outline: Another's answer of success is no completion: <answer>
      Given the campaign server answers "POST /api/executions/*/completion" with status <status> and:
        """json
        <answer>
        """
      When 1 minute passes
      And the user completes the campaign
      And 1 hour passes
      Then the badge "Sending" is shown
      And the screen shows "could not be read"
      And the server has received no completion
      And every recorded point is on the server

      Examples:
        | status | answer                  |
        | 200    | {}                      |
        | 200    | {"outcome":"completed"} |
        | 204    | {}                      |
        | 200    | {"received":"e-1"}      |

  Rule: What is too large is halved

    @campaign:5.1
    Scenario: Twenty points are too many, and ten are not
      Given the campaign server is down
      When the user walks 200 m north at 2 m/s
      And 100 seconds pass
      And the campaign server works again
      And the campaign server answers the next upload with status 413
      Then within 2 min 30 s every recorded point is on the server
      And the screen does not show "refused"

    @campaign:5.1
    Scenario: Ten go where twenty were too large, and then the other ten
      Given the campaign server answers the next upload with status 413
      When the user walks 400 m north at 5 m/s
      And 38 seconds pass
      Then the campaign server has received 3 uploads
      And the last upload had 10 points
      And the server has stored 20 points

    @campaign:5.1
    Scenario: Five go where ten were too large, too
      Given the campaign server answers the next 2 "POST /api/executions/*/points" with status 413
      When the user walks 400 m north at 5 m/s
      And 38 seconds pass
      Then the last upload had 5 points
      And the campaign server has received 5 uploads
      And the server has stored 20 points

    @campaign:5.1
    Scenario: One point alone is too large for a while
      Given the campaign server answers with status 413
      When 65 seconds pass
      Then at least 2 recorded points are waiting on the phone
      And the badge "Not sent yet" is shown
      And the screen does not show "refused"
      When the campaign server works again
      And the user completes the campaign
      Then within 20 seconds every recorded point is on the server
