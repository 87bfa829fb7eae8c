@ios @android
Feature: The numbers can be set
  Ten metres, half a minute, a minute and twenty points are what is usual, and nothing more than that.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    |
      | c-1 | Spring leaflets | Mokotów |

  @campaign:1.1 @campaign:1.2
  Scenario: A point every 25 metres
    Given points are recorded every 25 m
    And the campaign "Spring leaflets" is running
    When the user walks 100 m north at 2.5 m/s
    And 40 seconds pass
    Then the phone has recorded 5 points
    And recorded points are at least 24 m apart
    And the distance travelled is 100 m, give or take 1 m

  @campaign:1.1 @campaign:1.3
  Scenario: A point at least every 10 seconds
    Given points are recorded at least every 10 seconds
    And the campaign "Spring leaflets" is running
    When 1 minute passes
    Then the phone has recorded 7 points
    And recorded points are at most 10 seconds apart

  @campaign:5.1
  Scenario: Five points fill an upload
    Given points are uploaded every 2 minutes or 5 points
    And the campaign "Spring leaflets" is running
    When the user walks 40 m north at 2 m/s
    And 19 seconds pass
    Then the campaign server has received 0 uploads
    When 1 second passes
    Then the campaign server has received 1 upload
    And the last upload had 5 points
    When 99 seconds pass
    Then the campaign server has received 1 upload
    When 1 second passes
    Then the campaign server has received 2 uploads
