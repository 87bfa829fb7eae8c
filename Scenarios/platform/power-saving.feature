@ios @android
Feature: Apps hear that the phone saves power
  Low Power Mode of iOS and Battery Saver of Android are told to an app that runs.

  Background:
    Given the app is open

  Scenario: Each change is told once
    Given what the app was told so far is set aside
    When the phone's power saving is on
    Then the app was told "power saving on"
    When the phone's power saving is off
    Then the app was told "power saving off"
    And the app was told nothing else about device
