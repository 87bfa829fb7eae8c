@ios
Feature: Low Power Mode
  The app is told when the user turns it on, and off again.

  Background:
    Given the app is open

  Scenario: The user turns it on and off
    Given what the app was told so far is set aside
    When the user turns Low Power Mode on
    Then the app was told "power saving on"
    When the user turns Low Power Mode off
    Then the app was told "power saving off"
