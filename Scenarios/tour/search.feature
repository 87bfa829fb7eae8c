@ios @android
Feature: Whatever happens on a tour
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:STATE-1 @tour:STATE-2
  Scenario: The tour is found again, whatever becomes of the app
    When any 4 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | 1 minute passes            |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active
    And location updates are on
    And only the circle of point 1 is watched

  @tour:STATE-1
  Scenario: On a full phone the walk is kept, and the list gives up its room
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the phone's storage fills up
    And at most 4 of the following happen, in any order:
      | event                                             |
      | the user walks 320 m north at 1.5 m/s and arrives |
      | 30 seconds pass                                   |
      | the phone goes offline                            |
      | the phone comes online again                      |
    Then the badge "Not saved" is not shown
    When the app crashes
    And the user opens the app
    Then point 1 of the tour is completed

  Scenario: The walker stops and goes on
    When any 4 of the following happen, in any order:
      | event                    |
      | the user taps "Stop"     |
      | the user taps "Continue" |
      | the app crashes          |
      | the user opens the app   |
      | 1 minute passes          |
    And the phone restarts
    And the app is in front, whatever has happened
    Then point 1 of the tour is not reached

  Scenario: The permission comes and goes
    When any 3 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | the user sets location permission to always in Settings and returns      |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | the user taps "Stop"                                                     |
      | the user taps "Continue"                                                 |
      | 1 minute passes                                                          |
    And the phone restarts
    And the app is in front, whatever has happened
    Then point 1 of the tour is not reached

  Scenario: Interrupted stories are heard to their end
    Given the user walks 320 m north at 1.5 m/s and arrives
    When at most 3 of the following happen, in any order:
      | event                            |
      | a phone call comes in            |
      | the user declines the phone call |
      | the user locks the phone         |
      | the user unlocks the phone       |
      | the app crashes                  |
      | the user opens the app           |
      | 10 seconds pass                  |
    And the phone restarts
    And the app is in front, whatever has happened
    Then point 1 of the tour is active
    And the audio of point 1 is playing
    And only the circle of point 2 is watched

  Scenario: Location Services come and go
    When at most 4 of the following happen, in any order:
      | event                                            |
      | the user turns Location Services off             |
      | the user turns Location Services on              |
      | the user leaves the app                          |
      | the user opens the app                           |
      | the user walks 50 m north at 1.5 m/s and arrives |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active

  Scenario: A walk that was stopped is not tracked, watched or heard
    When the user stops the tour
    And any 3 of the following happen, in any order:
      | event                                                               |
      | the app crashes                                                     |
      | the phone restarts                                                  |
      | the user unlocks the phone                                          |
      | the user opens the app                                              |
      | the user leaves the app                                             |
      | the user sets location permission to never in Settings and returns  |
      | the user sets location permission to always in Settings and returns |
      | the user walks 50 m north at 1.5 m/s and arrives                    |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is stopped
    And location updates are off
    And the platform watches 0 regions
    And the phone holds no audio file

  @tour:EDGE-4
  Scenario: Without the permission nothing is tracked, whatever happens
    When the user sets location permission to never in Settings and returns
    And any 3 of the following happen, in any order:
      | event                                             |
      | the app crashes                                   |
      | the phone restarts                                |
      | the user unlocks the phone                        |
      | the user opens the app                            |
      | the user leaves the app                           |
      | the user taps "Stop"                              |
      | the user taps "Continue"                          |
      | the user walks 320 m north at 1.5 m/s and arrives |
    And the phone restarts
    And the app is in front, whatever has happened
    Then location updates are off
    And the platform watches 0 regions
    And no point has been triggered

  @tour:STATE-1 @tour:EDGE-2
  Scenario: What was heard is not heard again
    When the user walks 320 m north at 1.5 m/s and arrives
    And any 3 of the following happen, in any order:
      | event                   |
      | the app crashes         |
      | the user quits the app  |
      | the system ends the app |
      | the user opens the app  |
      | the user leaves the app |
      | 10 seconds pass         |
    And the phone restarts
    And the app is in front, whatever has happened
    And 1 minute passes
    Then point 1 of the tour is completed
    And the points triggered so far are "1"
    And the next point is 2

  @tour:EDGE-4
  Scenario: Taken away in Settings, nothing is tracked until it is given back
    When the user sets location permission to never in Settings and returns
    And any 3 of the following happen, in any order:
      | event                                             |
      | the user leaves the app                           |
      | the user returns to the app                       |
      | the user locks the phone                          |
      | the user unlocks the phone                        |
      | 1 minute passes                                   |
      | the user walks 320 m north at 1.5 m/s and arrives |
    Then location updates are off
    And no point has been triggered

  @tour:EDGE-6
  Scenario: What was queued is still queued, whatever becomes of the app
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    And any 3 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the system ends the app    |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | the user leaves the app    |
    And the phone restarts
    And the app is in front, whatever has happened
    Then point 1 of the tour is active
    And point 2 of the tour is queued

  Scenario: Held up by hand, the story stays silent until it is played by hand
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And any 3 of the following happen, in any order:
      | event                            |
      | a phone call comes in            |
      | the user declines the phone call |
      | another app plays music          |
      | the other app's music stops      |
      | the user leaves the app          |
      | the user returns to the app      |
      | the user locks the phone         |
      | the user unlocks the phone       |
      | 1 minute passes                  |
    Then the audio is not playing
    And point 1 of the tour is active
