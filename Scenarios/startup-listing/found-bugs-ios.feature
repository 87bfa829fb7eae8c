@ios
Feature: Bugs that apps of this kind have had, on iOS
  iOS says nothing when it does not ask, and tells the app of every change.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  Rule: An app whose makers forgot to explain itself still works

    @startup:FR-007 @startup:SC-001
    Scenario: The usage description is missing, so iOS does not ask
      Given the app's when-in-use usage description is missing
      When the user opens the app
      Then the location permission alert has never been shown
      And within 1 second all listings are shown
      And the server has received 1 listing query without coordinates

  Rule: What is chosen twice counts once

    @startup:FR-005 @startup:FR-009
    Scenario: Allowed and forbidden again in one visit to Settings
      Given location permission is denied
      When the user opens the app
      And the user taps "Go to Settings"
      Then the Settings app is shown
      When the user sets location permission to while using in Settings
      And the user sets location permission to never in Settings
      And the user returns to the app
      Then the server has received 1 listing query
      And no listing query with coordinates has been sent
      And the popup "Location is off" has been shown 1 time this session
