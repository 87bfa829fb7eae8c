@ios @android
Feature: What the courier has not read yet
  News comes while other news is still to be read, and what was heard out of sight is read when the app is opened.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:STATUS-7
  Scenario Outline: The reason of a refusal that nobody has read outlives the app: <end>
    When the phone goes offline
    And the courier delivers the package with the PIN "1111"
    And the user goes to the home screen
    And the phone comes online
    And 10 seconds pass
    And <ended>
    And the user opens the app
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"

    Examples:
      | end        | ended                   |
      | the system | the system ends the app |
      | a crash    | the app crashes         |

  @delivery:STATUS-7
  Scenario: That a stop was settled elsewhere is read after the app has ended
    When the phone goes offline
    And the courier delivers the package with a photo
    And the courier reports stop 1 as failed with:
      | reason | Customer not home |
    And the user goes to the home screen
    And the phone comes online
    And 10 seconds pass
    And the system ends the app
    And the user opens the app
    And 1 minute passes
    Then stop 1 is failed
    And the popup "Stop 1 was settled elsewhere" is shown

  @delivery:UI-5
  Scenario: Two customers write while the phone is locked
    When the user locks the phone
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 2 writes "The bell is broken" to the courier
    And the user unlocks the phone
    Then the popup says "1. Maria Nowak: I am in the garden"
    When the user taps "Close"
    Then the popup "News from a customer" is shown
    And the popup says "2. Jan Kowalski: The bell is broken"

  @delivery:UI-5
  Scenario: A second message before the first one is read
    When the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 1 writes "And now in the kitchen" to the courier
    Then the popup says "I am in the garden"
    When the user taps "Close"
    Then the popup says "And now in the kitchen"

  @delivery:UI-5
  Scenario: News of a new address that nobody has read outlives the app
    When the user locks the phone
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the system ends the app
    And the user unlocks the phone
    And the user opens the app
    Then the popup "News from a customer" is shown
    And the popup says "New address: Side Street 3"
