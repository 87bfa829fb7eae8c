@android
Feature: Swiped away, on an Android phone that ends services with their task
  No documentation says that services outlive the swipe from recents on every phone; where they do not, the app starts once
  the phone moves.

  @delivery:TRACK-4 @A-48 @A-74
  Scenario: The app is tracked again once the phone moves
    Given the swipe from recents is "stops services"
    And the user is at 52.2180, 21.0122
    And the delivery route is under way
    When the user quits the app
    And 10 minutes pass
    Then location updates are off
    When the user drives 3 km west at 30 km/h and arrives
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user
