@ios
Feature: Asking for location while the app is in use, on iOS
  An app may ask the user once. Whatever the answer, later requests are ignored without a word, so an app that
  waits for a callback to each of its requests waits forever.

  Rule: The first request brings up a question with three answers

    @I-08
    Scenario: The user is asked
      Given the app is open
      When the app asks for when-in-use permission
      Then the location permission alert is shown
      And the alert offers:
        | Allow Once            |
        | Allow While Using App |
        | Don't Allow           |
      And the app was told nothing about permission

    @I-09 @I-02
    Scenario Outline: "<answer>" makes the permission <status>
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "<answer>"
      Then no system alert is shown
      And the app sees location permission <status>
      And about permission the app was told:
        | permission <status> |

      Examples:
        | answer                | status      |
        | Allow While Using App | while using |
        | Allow Once            | while using |
        | Don't Allow           | denied      |

    @I-09
    Scenario: While Using has no end
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      And what the app was told so far is set aside
      And the user leaves the app
      And 24 hours pass
      And the system ends the app
      And the user opens the app
      Then about permission the app was told:
        | permission while using |

    @I-42
    Scenario: Don't Allow leaves precise location as it was
      Given the app is open
      And the app asks for when-in-use permission
      When the user answers "Don't Allow" with approximate accuracy
      And the user sets location permission to while using in Settings and returns
      Then the app sees precise accuracy

    @I-09 @I-10
    Scenario: Don't Allow is final
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Don't Allow"
      And what the app was told so far is set aside
      And the app asks for when-in-use permission
      And the app asks for Always permission
      Then no system alert is shown
      And the location permission alert has been shown 1 time
      And for 10 minutes the app was told nothing
      When the user quits and reopens the app
      And the app asks for when-in-use permission
      Then no system alert is shown
      And the app sees location permission denied

    @I-08
    Scenario: Asking again while the question is up brings up no second one
      Given the app is open
      When the app asks for when-in-use permission
      And the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then no system alert is shown
      And about permission the app was told:
        | permission while using |

  Rule: A request acts only as long as nothing is decided, and is otherwise ignored without a callback

    @I-10
    Scenario Outline: When-in-use is asked for with the permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app asks for when-in-use permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing

      Examples:
        | permission         |
        | denied             |
        | restricted         |
        | while using        |
        | allowed once       |
        | always             |
        | provisional always |

    @I-10 @I-13
    Scenario Outline: Always is asked for with the permission <permission>
      Given location permission is <permission>
      And the app is open
      When the app asks for Always permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing

      Examples:
        | permission         |
        | denied             |
        | restricted         |
        | always             |
        | provisional always |

  Rule: Only an app that is in use can ask

    @I-11
    Scenario Outline: An app that was woken in the background asks for <permission> permission
      Given location permission is always
      And the app is open
      And the app monitors the region "Home" of 500 m around Warsaw
      When the user leaves the app
      And 10 minutes pass
      And the user travels to Kraków
      And 21 seconds pass
      Then the app is in the background
      When the user resets Location & Privacy
      And what the app was told so far is set aside
      And the app asks for <permission> permission
      Then no system alert is shown
      When the user returns to the app
      Then no system alert is shown
      And the location permission alert has been shown 0 times

      Examples:
        | permission  |
        | when-in-use |
        | Always      |

  Rule: Without the texts that explain the request nothing happens

    @I-12
    Scenario Outline: <permission> is asked for without the <missing> usage description
      Given the app's <missing> usage description is missing
      And the app is open
      When the app asks for <permission> permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing
      And the app sees location permission not determined

      Examples:
        | permission  | missing     |
        | when-in-use | when-in-use |
        | Always      | when-in-use |
        | Always      | always      |

    @I-12
    Scenario: When-in-use needs only its own text
      Given the app's always usage description is missing
      And the app is open
      When the app asks for when-in-use permission
      Then the location permission alert is shown

    @I-12
    Scenario: Nor is there an upgrade to Always without the text for it
      Given location permission is while using
      And the app's always usage description is missing
      And the app is open
      When the app asks for Always permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing

  Rule: While the system asks, the app is inactive

    @I-21
    Scenario: The question covers the app, and the answer uncovers it
      Given the app is open
      When the app asks for when-in-use permission
      Then the app is inactive
      And the app was told:
        | will resign active |
      When the user answers "Allow While Using App"
      Then the app is active
      And the app was told, in any order:
        | permission while using |
        | became active          |

    @I-21 @I-08
    Scenario: A question that nobody answered waits for the user to come back
      Given the app is open
      When the app asks for when-in-use permission
      And the user leaves the app
      Then no system alert is shown
      When 10 minutes pass
      And the user returns to the app
      Then the location permission alert is shown
      And the app is inactive
      And the app was told nothing about permission
      When what the app was told so far is set aside
      And the user answers "Allow While Using App"
      Then the app was told, in any order:
        | permission while using |
        | became active          |

    @I-21
    Scenario: Coming back under the question, the app is not active
      Given the app is open
      When the app asks for when-in-use permission
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user returns to the app
      Then the app was told:
        | resumed |
