@ios
Feature: What customers ask for while the app is out of sight, on iOS
  iOS wakes the app for a few pieces of news an hour; the app has the rest with the next position that it sends, or when
  it is opened.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And 1 minute passes

  # The limit: I-103.
  @delivery:UI-5
  Scenario Outline: The fourth message of an hour is read <when>
    When the user leaves the app
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 2 writes "The bell is broken" to the courier
    And the customer of stop 3 writes "Third floor" to the courier
    And 10 seconds pass
    And the customer of stop 4 writes "Mind the dog" to the courier
    And <way>
    And 1 minute passes
    And the phone <network>
    And the user returns to the app
    And 10 seconds pass
    Then the popup says "1. Maria Nowak: I am in the garden"
    When the user taps "Close"
    Then the popup says "2. Jan Kowalski: The bell is broken"
    When the user taps "Close"
    Then the popup says "3. Ewa Lis: Third floor"
    When the user taps "Close"
    Then <verdict>

    Examples:
      | when                       | way                                              | network      | verdict                                      |
      | without a network: not yet | 10 minutes pass                                  | goes offline | no popup is shown                            |
      | when the app is opened     | 10 minutes pass                                  | is online    | the popup says "4. Piotr Zima: Mind the dog" |
      | when the courier drives on | the user drives 1 km west at 30 km/h and arrives | goes offline | the popup says "4. Piotr Zima: Mind the dog" |

  # The limit: I-75, I-103.
  @delivery:UI-5
  Scenario Outline: <what> a message is told with the next position that is sent
    When the user leaves the app
    And <it is so>
    And the customer of stop 1 writes "I am in the garden" to the courier
    And 1 minute passes
    Then the notification "News from a customer" is not shown
    When the user drives 1 km west at 30 km/h
    And 1 minute 15 seconds pass
    Then the notification "News from a customer" is shown

    Examples:
      | what                           | it is so                      |
      | In Low Power Mode              | Low Power Mode is on          |
      | Without Background App Refresh | Background App Refresh is off |

  # The limit: I-103.
  @delivery:UI-5
  Scenario: Closed by the courier, the app has it when it is opened
    When the user quits the app
    And the customer of stop 1 writes "I am in the garden" to the courier
    And 1 minute passes
    Then the notification "News from a customer" is not shown
    When the user opens the app
    Then within 1 second the popup "News from a customer" is shown
