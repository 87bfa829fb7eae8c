@ios
Feature: Silent pushes on iOS
  A silent push of the app's server wakes the app in the background, or starts it, for a short while. It does not start an
  app that the user has closed in the app switcher, until the user opens that again.

  Background:
    Given the bare app is installed
    And the app is open
    And the app registers for pushes

  Rule: A push reaches an app that is registered for it, wherever it is

    @I-103
    Scenario: In front
      Given what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told:
        | push received: new shift |

    @I-103
    Scenario: A suspended app is woken by it
      Given the user leaves the app
      And 1 minute passes
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told:
        | resumed                  |
        | push received: new shift |

    @I-103
    Scenario: An app that the system has ended is started by it
      Given the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told "launched by a message" and then "push received: new shift"

  Rule: It does not start an app that the user has closed

    @I-103
    Scenario: Closed in the app switcher, and opened again
      Given the user closes the app
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times
      When the user opens the app
      And the server pushes "another shift"
      Then the app was told "push received: another shift" 1 time
