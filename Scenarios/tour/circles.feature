@ios @android
Feature: In the circle, and heard
  Two facts of each point are shown: whether the walker is in its circle, which then pulses, and whether its story is
  heard or comes next, which the row and the player say.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio     |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 9 minutes |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute  |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute  |
    And the tour "Royal Way" is running

  @tour:UI-2 @tour:UI-3
  Scenario: Outside the circle it pulses no more, and the story goes on
    When the user walks 320 m north at 2 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is orange and pulsing
    And point 1 of the tour is shown as active
    When the user walks 200 m north at 2 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is grey
    And point 1 of the tour is shown as active
    And the audio of point 1 is playing
    And the audio player offers "Pause"
    When 7 minutes pass
    Then the circle of point 1 is grey
    And point 1 of the tour is shown as active
    When 40 seconds pass
    Then the circle of point 1 is green with a check
    And point 1 of the tour is shown as completed

  @tour:UI-2 @tour:UI-1
  Scenario: In the circle of a point that is not next it pulses, and nothing is heard
    When the user travels to 52.2360, 21.0150
    And 10 seconds pass
    And the user walks to 52.2369, 21.0122 at 1.5 m/s and arrives
    And 2 seconds pass
    Then the circle of point 2 is orange and pulsing
    And point 2 of the tour is shown as not reached
    And the circle of point 1 is grey
    And no point has been triggered
    When the user walks 190 m east at 1.5 m/s and arrives
    And 2 seconds pass
    Then the circle of point 2 is grey
    And point 2 of the tour is shown as not reached
    And no point has been triggered

  @tour:UI-2 @tour:EDGE-6
  Scenario: Who waits in the next circle sees it pulse, and reads that its story comes next
    When the user walks 720 m north at 2 m/s and arrives
    And 2 seconds pass
    Then the circle of point 2 is orange and pulsing
    And point 2 of the tour is shown as queued
    And the circle of point 1 is grey
    And point 1 of the tour is shown as active
    And the audio of point 1 is playing
    And the audio player offers "Pause"

  @tour:UI-3 @tour:UI-2
  Scenario: What was heard is green, also for who is still in its circle
    When the user walks 320 m north at 2 m/s and arrives
    And 9 minutes pass
    Then the circle of point 1 is green with a check
    And point 1 of the tour is shown as completed
    When the user walks 400 m north at 2 m/s and arrives
    And 61 seconds pass
    And the user walks 400 m south at 2 m/s and arrives
    Then the circle of point 1 is green with a check

  @tour:UI-2
  Scenario: On the edge: within the radius it pulses, a step beyond it does not
    When the user walks 310 m north at 2 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is orange and pulsing
    When the user walks 15 m south at 1 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is grey

  @tour:UI-2 @tour:EDGE-3
  Scenario: A position worse than the circle shows nobody in it
    When positions are accurate to 120 m
    And the user walks 400 m north at 2 m/s and arrives
    And 10 seconds pass
    Then the circle of point 1 is grey
    When positions are accurate to 90 m
    And 5 seconds pass
    Then the circle of point 1 is orange and pulsing

  @tour:UI-2
  Scenario: Without a signal the last position counts
    When the user walks 320 m north at 2 m/s and arrives
    And 2 seconds pass
    And there is no GPS signal
    And the user walks 320 m south at 2 m/s and arrives
    And 5 minutes pass
    Then the circle of point 1 is orange and pulsing
    When the GPS signal comes back
    And 10 seconds pass
    Then the circle of point 1 is grey
    And point 1 of the tour is shown as active

  @tour:UI-2 @tour:UI-3
  Scenario: A tour that was stopped shows nobody anywhere, and what was heard in half not as completed
    When the user walks 320 m north at 2 m/s and arrives
    And 10 seconds pass
    And the user stops the tour
    Then the circle of point 1 is grey
    And the screen shows "Begun"
    When the user continues the tour "Royal Way"
    And 2 seconds pass
    Then the circle of point 1 is orange and pulsing
    And point 1 of the tour is shown as active
