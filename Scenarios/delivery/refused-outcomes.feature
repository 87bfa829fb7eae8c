@ios @android
Feature: Reports that are not valid
  What is missing is said before anything is sent; what only the server can know is said when it refuses. Either way the
  stop stays open.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the courier drives to stop 1

  @delivery:STATUS-7 @delivery:UI-2
  Scenario: Nothing is chosen
    When the user taps "Deliver"
    And the user taps "Submit"
    Then the screen shows "Choose what became of the delivery."
    And stop 1 is open
    And the delivery server has received 0 status updates

  @delivery:STATUS-7
  Scenario Outline: <outcome> without what it needs
    When the user taps "Deliver"
    And the user taps the row "<outcome>"
    And the user taps "Submit"
    Then the screen shows "<problem>"
    And stop 1 is open
    And the delivery server has received 0 status updates

    @delivery:STATUS-1
    Examples:
      | outcome   | problem                                                      |
      | Delivered | A delivery needs a signature, a photo or the customer's PIN. |

    @delivery:STATUS-2
    Examples:
      | outcome | problem  |
      | Failed  | Say why. |

    @delivery:STATUS-3
    Examples:
      | outcome | problem                                              |
      | Partial | Choose the items that were handed over, but not all. |

    @delivery:STATUS-4
    Examples:
      | outcome | problem  |
      | Return  | Say why. |

    @delivery:STATUS-5
    Examples:
      | outcome   | problem                                      |
      | Attempted | Leave a notice, or say where the package is. |

    @delivery:STATUS-6
    Examples:
      | outcome | problem       |
      | Damaged | Take a photo. |

  @delivery:STATUS-7 @delivery:STATUS-2
  Scenario: Another reason needs notes
    When the courier reports a failed delivery: "Other"
    Then the screen shows "Say in the notes what it was."
    And stop 1 is open
    And the delivery server has received 0 status updates

  @delivery:STATUS-7 @delivery:STATUS-5
  Scenario Outline: The next attempt is <when>
    When the courier leaves a notice, and comes again on "<day>"
    Then the screen shows "Say on which day the next attempt is made, for example 2026-01-06."
    And stop 1 is open
    And the delivery server has received 0 status updates

    Examples:
      | when        | day        |
      | in the past | 2026-01-04 |
      | no day      | tomorrow   |
      | impossible  | 2026-02-30 |
      | not said    |            |

  @delivery:STATUS-7 @delivery:STATUS-1
  Scenario: The wrong PIN
    When the courier delivers the package with the PIN "9999"
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    And stop 1 is open
    And the next stop is 1
    And the order of stop 1 is in transit
    And the customer of stop 1 was not told "Your package has been delivered!"
    And the server holds 0 reports with a place
    When the user taps "Fill in again"
    Then the screen shows "Complete delivery"
    When the user taps the row "Delivered"
    And the user enters "1234" into "PIN"
    And the user taps "Submit"
    And 1 minute passes
    Then stop 1 is delivered
    And the delivery server has received 2 status updates

  @delivery:STATUS-7 @delivery:STATUS-1
  Scenario: Who took it is no proof
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user enters "Jan Nowak" into "Recipient"
    And the user enters "neighbour" into "Relation"
    And the user taps "Submit"
    Then the screen shows "A delivery needs a signature, a photo or the customer's PIN."
    And stop 1 is open
    And the delivery server has received 0 status updates

  @delivery:STATUS-7 @delivery:MAP-2 @delivery:MAP-3 @delivery:MAP-7
  Scenario: The refusal comes after the courier has gone on
    When the phone goes offline
    And the courier delivers the package with the PIN "9999"
    And the courier drives to stop 2
    Then stop 1 is delivered
    And the map shows stop 1 as done
    And the map's lines have 10 points
    And the map shows the arrival circle of stop 2 and no other
    When the phone comes online
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    And stop 1 is open
    And the next stop is 1
    And the order of stop 1 is in transit
    And the map shows stop 1 as open
    And the map's first 1 stops are:
      | stop | customer    | address       | colour |
      | 1    | Maria Nowak | Long Street 1 | red    |
    And the map's line leads to stop 1
    And the map's lines have 11 points
    And the map shows the arrival circle of stop 1 and no other

  @delivery:STATUS-7 @delivery:STATUS-3
  Scenario: A part needs the reason, and the photo
    When the courier delivers the package with a signature
    And the user taps "Deliver"
    And the user taps the row "Partial"
    And the user taps the row "Item 1: Novel"
    And the user taps "Submit"
    Then the screen shows "Say why."
    When the user enters "   " into "Reason"
    And the user taps "Submit"
    Then the screen shows "Say why."
    When the user enters "The atlas is missing" into "Reason"
    And the user taps "Submit"
    Then the screen shows "Take a photo."
    And stop 2 is open
    When the user taps "Take photo"
    And the user taps the row "Item 2: Atlas"
    And the user taps "Submit"
    Then the screen shows "Choose the items that were handed over, but not all."
    And the delivery server has received 1 status update
    When the user taps the row "Item 1: Novel"
    And the user taps "Submit"
    Then stop 2 is partial
    And the report of stop 2 on the server says:
      | items | Atlas |

  @delivery:STATUS-7
  Scenario Outline: Blanks are no <what>
    When the user taps "Deliver"
    And the user taps the row "<outcome>"
    And <the user fills it in>
    And the user enters "   " into "<field>"
    And the user taps "Submit"
    Then the screen shows "<problem>"
    And stop 1 is open
    And the delivery server has received 0 status updates

    @delivery:STATUS-1
    Examples:
      | what | outcome   | the user fills it in                          | field | problem                                                      |
      | PIN  | Delivered | the user enters "Olga Nowak" into "Recipient" | PIN   | A delivery needs a signature, a photo or the customer's PIN. |

    @delivery:STATUS-2
    Examples:
      | what  | outcome | the user fills it in          | field | problem                       |
      | notes | Failed  | the user taps the row "Other" | Notes | Say in the notes what it was. |

    @delivery:STATUS-4
    Examples:
      | what   | outcome | the user fills it in                  | field  | problem  |
      | reason | Return  | the user enters "Broken" into "Notes" | Reason | Say why. |

    @delivery:STATUS-5
    Examples:
      | what       | outcome   | the user fills it in                             | field      | problem                                      |
      | safe place | Attempted | the user enters "2026-01-06" into "Next attempt" | Safe place | Leave a notice, or say where the package is. |

  @delivery:STATUS-7
  Scenario: Refused, filled in again, and refused once more
    When the courier delivers the package with the PIN "9999"
    And 1 minute passes
    And the user taps "Fill in again"
    And the user taps the row "Delivered"
    And the user enters "8888" into "PIN"
    And the user taps "Submit"
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    And stop 1 is open
    And the order of stop 1 is in transit
    When the user taps "Close"
    And the courier delivers the package with the PIN "1234"
    And 1 minute passes
    Then no popup is shown
    And the order of stop 1 is delivered

  @delivery:STATUS-7
  Scenario: Two refusals, each with its own reason
    When the phone goes offline
    And the courier delivers the package with the PIN "9999"
    And the user sets the phone's clock back by 5 days
    And the courier leaves a notice, and comes again on "2026-01-02"
    Then stop 2 is attempted
    When the phone comes online
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    When the user taps "Close"
    Then the popup "Stop 2 is still open" is shown
    And the popup says "in the past"
    And no re-delivery of stop 2 is scheduled
