@ios @android
Feature: A campaign that is started on a full phone
  The list can be had again, the campaign that has begun cannot.

  @campaign:4.5
  Scenario: Started on a full phone, the campaign is found again after a crash
    Given the campaign app is installed
    And the app's notifications are on
    And location permission is while using
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
      | c-3 | Bakery opening  | Praga   |               |            |
      | c-4 | Summer cinema   | Wola    |               |            |
    When the user opens the app
    And the phone has 0.2 kB of free storage
    And the user starts the campaign "City run"
    And the user walks 100 m north at 2 m/s and arrives
    Then the app has stored at most 470 bytes
    When the app crashes
    And the user opens the app
    Then the button "Pause" is shown
    And the badge "Active" is shown in green
    And the elapsed time is "00:00:50"
    When the user frees 10 MB of storage
    And the user walks 20 m north at 2 m/s and arrives
    And the user completes the campaign
    And 1 minute passes
    Then the completion says:
      | points | 14 |
      | pruned | 11 |
