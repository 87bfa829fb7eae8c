Feature: Whatever happens on the way

  Scenario: No point is lost
    Given the campaign "Spring leaflets" is running
    And the user walks 2 km north at 5 km/h
    When any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the system ends the app      |
      | the user opens the app       |
      | 3 minutes pass               |
    And the phone is online
    Then within 1 hour every recorded point is on the server
