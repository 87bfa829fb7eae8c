@ios
Feature: The permission changes while the app runs

  On iOS the phone tells a running app that its permission has changed.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: A permission given later is put to use at once

    @startup:US4.1 @startup:FR-010 @startup:FR-011
    Scenario: Allowed in Settings while the list is in view
      Given location permission is denied
      When the user opens the app
      And the user taps "Cancel"
      And the user sets location permission to while using in Settings and returns
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      And the listings are those near Warsaw, nearest first

    @startup:FR-011
    Scenario: Location Services are switched on again
      Given location permission is while using
      And Location Services are off
      When the user opens the app
      And the user taps "Cancel"
      And Location Services are switched on
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates

  Rule: A permission taken away is respected at once

    @startup:US4.3 @startup:FR-010 @startup:SC-002
    Scenario Outline: The permission changes to <permission>
      Given location permission is while using
      When the user opens the app
      And location permission changes to <permission>
      And the user pulls to refresh
      Then the server has received 2 listing queries
      And the last listing query has no coordinates
      And all listings are shown
      And no popup is shown

      Examples:
        | permission |
        | denied     |
        | restricted |

    @startup:US4.4 @startup:FR-009
    Scenario: Denied in Settings while the list is in view
      Given location permission is while using
      When the user opens the app
      And the user sets location permission to denied in Settings and returns
      And the user pulls to refresh
      Then the last listing query has no coordinates

    @startup:SC-002
    Scenario: Denied while the phone is still looking for the user
      Given location permission is while using
      And the first fix takes 5 seconds
      When the user opens the app
      And 1 second passes
      And location permission changes to denied
      Then within 10 seconds the server has received 1 listing query
      And the last listing query has no coordinates
      And the listings are shown

  Rule: A change during a query waits for the query

    @startup:FR-015 @startup:EDGE-3
    Scenario: A grant during a query waits for the query
      Given location permission is denied
      And the listing server answers after 10 seconds
      When the user opens the app
      And the user taps "Cancel"
      And 3 seconds pass
      And the user sets location permission to while using in Settings and returns
      Then the server has received 1 listing query
      When 7 seconds pass
      Then the server has received 2 listing queries
      And the last listing query has the device's coordinates
      When 10 seconds pass
      Then the server has received 2 listing queries
      And the listings are those near Warsaw, nearest first

    @startup:FR-015 @startup:EDGE-3
    Scenario: A refusal during a query lets the query finish
      Given location permission is while using
      And the listing server answers after 10 seconds
      When the user opens the app
      And 3 seconds pass
      And location permission changes to denied
      Then the server has received 1 listing query
      When 7 seconds pass
      Then the listings are shown
      And the server has received 1 listing query
