@ios @android
Feature: What customers think of their deliveries
  A delivery that is over is rated once, from 1 to 5, with some words; the mean stands on the page and among the figures.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the courier drives to stop 1
    And the courier delivers the package with a signature

  @delivery:RATING-1
  Scenario: A rating with words
    Then nobody has rated a delivery
    When the customer of stop 1 rates the delivery with 4 and writes "A little late"
    Then the request was answered
    And the ratings on the server are:
      | stop | rating | words         |
      | 1    | 4      | A little late |
    And the customer satisfaction of the route is 4

  @delivery:RATING-1
  Scenario Outline: <stars> is a rating
    When the customer of stop 1 rates the delivery with <stars>
    Then the request was answered
    And the ratings on the server are:
      | stop | rating  |
      | 1    | <stars> |

    Examples:
      | stars |
      | 1     |
      | 5     |

  @delivery:RATING-1
  Scenario Outline: <stars> is none
    When the customer of stop 1 rates the delivery with <stars>
    Then the request was refused with 400 because "rating: expected a whole number from 1 to 5"
    And nobody has rated a delivery

    Examples:
      | stars |
      | 0     |
      | 6     |
      | -1    |
      | 4.5   |
      | good  |

  @delivery:RATING-1
  Scenario: As many words as there is room for
    When the customer of stop 1 rates the delivery with 5 and writes 1000 letters
    Then the request was answered
    When the courier drives to stop 2
    And the courier delivers the package with a photo
    And the customer of stop 2 rates the delivery with 5 and writes 1001 letters
    Then the request was refused with 400 because "1000 characters at most"
    And the ratings on the server are:
      | stop | rating | letters |
      | 1    | 5      | 1000    |

  @delivery:RATING-1
  Scenario: Once
    When the customer of stop 1 rates the delivery with 5
    And the customer of stop 1 rates the delivery with 1
    Then the request was refused with 409 because "rated with 5 already"
    And the ratings on the server are:
      | stop | rating |
      | 1    | 5      |

  @delivery:RATING-1
  Scenario: Not before it is over
    When the customer of stop 2 rates the delivery with 5
    Then the request was refused with 409 because "still on its way"
    And nobody has rated a delivery

  @delivery:RATING-1
  Scenario Outline: Not by <who>
    When <who> rates the delivery of stop 1 with 1
    Then the request was refused with <status>
    And nobody has rated a delivery

    Examples:
      | who                         | status |
      | the customer of stop 2      | 403    |
      | another customer            | 403    |
      | the merchant "Bakery"       | 403    |
      | the courier                 | 403    |
      | the administrator           | 403    |
      | somebody without an account | 401    |

  @delivery:RATING-1
  Scenario Outline: A delivery that ended otherwise is rated as well: <status>
    When the courier reports stop 3 as <status> with:
      | photo        | /p/3.jpg      |
      | reason       | Access denied |
      | items        | Rolls         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    And the customer of stop 3 rates the delivery with 1
    Then the ratings on the server are:
      | stop | rating |
      | 3    | 1      |

    Examples:
      | status    |
      | failed    |
      | partial   |
      | returned  |
      | attempted |
      | damaged   |

  @delivery:RATING-1 @delivery:METRIC-3 @delivery:UI-4 @delivery:API-5
  Scenario: The mean of what customers think
    When the courier drives to stop 2
    And the courier delivers the package with a photo
    And the customer of stop 1 rates the delivery with 5
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | rating | 5 |
    When the customer of stop 2 rates the delivery with 2
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | rating | 3.5 |
    And the customer satisfaction of the route is 3.5
    When another customer looks at the tracking
    Then another customer sees:
      | rating | – |
