@ios @android
Feature: Where the courier is
  Positions are recorded as often as customers have any use of it, also with the phone in a pocket.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-1
  Scenario: The phone is locked on the way
    When the user locks the phone
    And the user drives 2 km north at 30 km/h and arrives
    Then location updates are on
    And the phone has recorded between 12 and 26 points
    And recorded points are at most 30 seconds apart

  @delivery:TRACK-1
  Scenario: Another app is in front
    When the user leaves the app
    And the user drives 2 km north at 30 km/h and arrives
    Then location updates are on
    And recorded points are at most 30 seconds apart
    And the last recorded point is within 70 m of the user

  @delivery:TRACK-1
  Scenario: Less is allowed on the way, and another app is in front
    When the user sets location permission to while using in Settings and returns
    Then the badge "Keep the app open" is shown
    When the user leaves the app
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are on
    And recorded points are at most 15 seconds apart
    And the last recorded point is within 1 m of the user

  @delivery:TRACK-1
  Scenario: Without the exact position nobody is tracked, and the courier sees it
    When the user switches Precise Location off in Settings and returns
    Then location updates are off
    And the badge "Not tracked" is shown
    When the user switches Precise Location on in Settings and returns
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are on
    And the badge "Not tracked" is not shown
    And the last recorded point is within 50 m of the user

  @delivery:TRACK-1
  Scenario: Taken away before the app crashes, and given back after it
    When the user sets location permission to never in Settings and returns
    And the app crashes
    And the user opens the app
    Then location updates are off
    And the badge "Not tracked" is shown
    When the user sets location permission to always in Settings and returns
    Then location updates are on
    And the badge "Not tracked" is not shown
    When the user drives 300 m west at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 60 m of the user

  @delivery:TRACK-2
  Scenario Outline: Every 10 to 30 seconds at <speed>
    When the user drives <way> north at <speed> and arrives
    Then recorded points are at least 10 seconds apart
    And recorded points are at most 30 seconds apart
    And recorded points are at least 10 m apart
    And the phone has recorded at least 8 points

    Examples:
      | speed   | way   |
      | 5 km/h  | 300 m |
      | 15 km/h | 1 km  |
      | 50 km/h | 3 km  |

  @delivery:TRACK-2
  Scenario: Every 10 to 30 seconds far from any stop
    When the user drives 2 km west at 15 km/h and arrives
    And 1 minute passes
    Then the courier's locations are 10 seconds to 30 seconds apart

  @delivery:TRACK-2
  Scenario Outline: Step by step through a jam, at <charge>
    Given the battery is at <charge>
    When the user drives 200 m west at <speed> and arrives
    Then recorded points are at least 10 seconds apart
    And recorded points are at most 30 seconds apart
    And recorded points are at least 10 m apart

    Examples:
      | speed    | charge |
      | 1.3 km/h | 80%    |
      | 2 km/h   | 80%    |
      | 2 km/h   | 15%    |
      | 3 km/h   | 15%    |

  @delivery:TRACK-2 @delivery:BATTERY-1
  Scenario: Every 10 metres on foot near a stop
    When the user walks 200 m north at 3 km/h and arrives
    Then recorded points are at least 9.9 m apart
    And recorded points are at most 19 m apart
    And recorded points are at least 10 seconds apart
    And recorded points are at most 20 seconds apart

  @delivery:TRACK-2
  Scenario: Who takes longer than 30 seconds for 10 metres
    When the user walks 200 m west at 1.1 km/h and arrives
    Then recorded points are at least 9.9 m apart
    And recorded points are at least 30 seconds apart
    And recorded points are at most 45 seconds apart

  @delivery:TRACK-2
  Scenario Outline: By networks alone, at <speed>
    Given the GPS signal is indoors
    When the user drives <way> west at <speed> and arrives
    Then recorded points are at least 10 seconds apart
    And recorded points are at most <time> apart
    And recorded points are at least 100 m apart

    Examples:
      | speed   | way  | time        |
      | 5 km/h  | 1 km | 160 seconds |
      | 15 km/h | 2 km | 75 seconds  |
      | 30 km/h | 2 km | 45 seconds  |
      | 50 km/h | 3 km | 45 seconds  |

  @delivery:TRACK-2
  Scenario: Who creeps stands still by the phone's sensors
    When the user walks 60 m west at 1 km/h and arrives
    Then the phone has recorded at most 2 points

  @delivery:TRACK-2 @delivery:BATTERY-1
  Scenario: Who stands still is not recorded again and again
    When 4 minutes pass
    Then the phone has recorded at most 2 points
    When 40 minutes pass
    Then the phone has recorded at most 2 points

  @delivery:TRACK-3
  Scenario Outline: Five minutes at rest, and five more, at <charge>
    Given the battery is at <charge>
    When the user drives 200 m north at 30 km/h and arrives
    And 4 minutes 50 seconds pass
    Then the badge "On the way" is shown in green
    When 20 seconds pass
    Then the courier's pace is resting
    And the badge "Standing" is shown
    When the user drives 500 m north at 30 km/h and arrives
    Then the courier's pace is <pace>
    And the badge "On the way" is shown
    And the last recorded point is within <way> of the user
    When 4 minutes 50 seconds pass
    Then the courier's pace is <pace>
    When 20 seconds pass
    Then the courier's pace is resting
    And the badge "Standing" is shown

    Examples:
      | charge | pace   | way   |
      | 80%    | near   | 150 m |
      | 15%    | saving | 250 m |

  @delivery:TRACK-3
  Scenario: Four minutes at rest and four more are not five
    When the user drives 200 m north at 30 km/h and arrives
    And 4 minutes pass
    And the user drives 100 m north at 30 km/h and arrives
    And 4 minutes 50 seconds pass
    Then the badge "On the way" is shown
    And the badge "Standing" is not shown
    When 20 seconds pass
    Then the badge "Standing" is shown

  @delivery:TRACK-3
  Scenario: Who goes on foot after a rest is tracked as well
    When 6 minutes pass
    Then the courier's pace is resting
    When the user walks 300 m west at 5 km/h and arrives
    Then the badge "On the way" is shown
    And the last recorded point is within 30 m of the user
    And the phone has recorded at least 8 points

  @delivery:TRACK-2 @delivery:TRACK-3
  Scenario Outline: Standing still with a scatter of <scatter> is no way
    Given positions scatter by <scatter>
    When 40 minutes pass
    # slack: other seeds scatter farther
    Then the distance travelled is 0 m, give or take <tolerance>
    And the phone has recorded at most 2 points
    And the courier's pace is resting
    When the user drives 1 km west at 15 km/h and arrives
    Then the distance travelled is 1 km, give or take <on the way>

    Examples:
      | scatter | tolerance | on the way |
      | 8 m     | 20 m      | 150 m      |
      | 20 m    | 40 m      | 400 m      |

  @delivery:TRACK-2 @delivery:TRACK-3
  Scenario: Standing still with a drift of 8 m is no way
    Given positions drift by 8 m
    When 40 minutes pass
    # slack: other seeds drift farther
    Then the distance travelled is 0 m, give or take 20 m
    And the courier's pace is resting
    When the user drives 1 km west at 15 km/h and arrives
    Then the distance travelled is 1 km, give or take 100 m

  @delivery:TRACK-2
  Scenario Outline: A receiver that is wrong about the time, <error>
    Given <error>
    When the user drives 2 km west at 15 km/h and arrives
    Then the distance travelled is 2 km, give or take 100 m
    And recorded points are at most 30 seconds apart
    And the phone has recorded at least 12 points

    Examples:
      | error                                     |
      | the receiver's week count has rolled over |
      | the receiver's clock is 365 days ahead    |

  @delivery:TRACK-2 @delivery:NOTIFY-2
  Scenario: A stray after a rest is no way, and tells no arrival
    When 4 minutes pass
    And the next position is 500 m north of the truth and claims 5 m
    And 10 minutes pass
    Then the distance travelled is 0 m, give or take 1 m
    And the courier has not arrived at stop 1

  @delivery:TRACK-1 @delivery:TRACK-3
  Scenario: A rest with the phone locked
    When the user drives 200 m north at 30 km/h and arrives
    And the user locks the phone
    And 20 minutes pass
    Then the courier's pace is resting
    When the user drives 1 km north at 30 km/h and arrives
    Then the last recorded point is within 30 m of the user
    And location updates are on

  @delivery:BATTERY-1
  Scenario: Fast, usual, resting
    When the user drives 1 km north at 5 km/h
    And 30 seconds pass
    Then the courier's pace is near
    When the user drives 3 km west at 60 km/h and arrives
    And the user drives 200 m west at 5 km/h
    And 1 minute passes
    Then the courier's pace is usual
    When the user drives 2 km west at 40 km/h
    And 30 seconds pass
    Then the courier's pace is fast
    When the user stands still
    And 6 minutes pass
    Then the courier's pace is resting
    When the user drives 1 km west at 40 km/h
    And 30 seconds pass
    Then the courier's pace is fast

  @delivery:BATTERY-1
  Scenario Outline: <speed> on the open road
    When the user drives <way> west at <speed> and arrives
    Then the courier's pace is <pace>
    And the phone has recorded between <least> and <most> points

    Examples:
      | speed   | way  | pace  | least | most |
      | 10 km/h | 1 km | usual | 15    | 21   |
      | 60 km/h | 6 km | fast  | 28    | 40   |

  @delivery:BATTERY-1
  Scenario: Near the next stop as often as at speed, however slow
    When the user drives 400 m north at 10 km/h and arrives
    Then the courier's pace is near
    And the phone has recorded between 12 and 15 points
    And recorded points are at most 13 seconds apart

  @delivery:BATTERY-1
  Scenario: Near the stop after that as often, once it is the next
    When the user drives 1250 m north at 30 km/h and arrives
    And the user drives 100 m north at 10 km/h
    And 30 seconds pass
    Then the courier's pace is usual
    When the courier delivers the package with a signature
    Then the courier's pace is near

  @delivery:BATTERY-1
  Scenario: Near a later stop as anywhere
    When the user drives 2150 m north at 60 km/h and arrives
    And the user drives 400 m north at 10 km/h
    And 30 seconds pass
    Then the courier's pace is usual
    When the user arrives
    Then the courier's pace is usual

  @delivery:BATTERY-2
  Scenario: Little charge
    Given the battery is at 18%
    When the user drives 6 km west at 60 km/h and arrives
    Then the courier's pace is saving
    And the badge "Saving battery" is shown
    And the phone has recorded between 11 and 15 points
    And recorded points are at least 25 seconds apart
    And recorded points are at most 30 seconds apart

  @delivery:BATTERY-2
  Scenario Outline: A charge of <charge> that is reached on the way
    When the user drives 6 km west at 60 km/h
    And 30 seconds pass
    Then the courier's pace is fast
    When the battery is at <charge>
    And 30 seconds pass
    Then the courier's pace is <pace>

    Examples:
      | charge | pace   |
      | 21%    | fast   |
      | 20%    | saving |

  @delivery:BATTERY-2
  Scenario: The charger ends the saving
    Given the battery is at 18%
    When the user drives 1 km north at 30 km/h
    And 30 seconds pass
    Then the courier's pace is saving
    When the user connects the charger
    And 30 seconds pass
    Then the courier's pace is near
    And the badge "Saving battery" is not shown
    When the user disconnects the charger
    And 10 seconds pass
    Then the courier's pace is saving
    And the badge "Saving battery" is shown

  @delivery:BATTERY-2
  Scenario: The phone saves power
    Given the phone's power saving is on
    When the user drives 6 km west at 60 km/h and arrives
    Then the courier's pace is saving
    And the phone has recorded between 11 and 15 points
    And recorded points are at least 25 seconds apart
    And recorded points are at most 30 seconds apart

  @delivery:BATTERY-2
  Scenario: The phone begins to save power on the way
    When the user drives 1 km north at 30 km/h
    And 1 minute passes
    Then the badge "Saving battery" is not shown
    When the phone's power saving is on
    Then the courier's pace is saving
    And the badge "Saving battery" is shown
    When the phone's power saving is off
    Then the badge "Saving battery" is not shown

  @delivery:TRACK-5
  Scenario: Two kilometres without a network
    When the phone goes offline
    And the user drives 2 km north at 30 km/h and arrives
    Then at least 12 recorded points are waiting on the phone
    When the phone comes online
    And 2 minutes pass
    Then every recorded point is on the server
    And the courier's locations are 10 seconds to 90 seconds apart

  @delivery:TRACK-5
  Scenario: Without a network, and with the phone locked
    When the user locks the phone
    And the phone goes offline
    And the user drives 2 km north at 30 km/h and arrives
    Then at least 12 recorded points are waiting on the phone
    When the phone comes online
    Then within 5 seconds every recorded point is on the server

  @delivery:TRACK-5
  Scenario: The app ends while positions wait
    When the phone goes offline
    And the user drives 2 km north at 30 km/h and arrives
    And the user quits the app
    And the phone comes online
    And the user opens the app
    And 1 minute passes
    Then every recorded point is on the server

  @delivery:TRACK-5
  Scenario Outline: The server <trouble> for a while
    Given the delivery server <does>
    When the user drives 1 km north at 30 km/h and arrives
    And the delivery server works again
    And 6 minutes pass
    Then every recorded point is on the server

    Examples:
      | trouble                   | does                                   |
      | is down                   | is down                                |
      | is silent                 | does not answer                        |
      | loses its answers         | does its work but its answers are lost |
      | is busy                   | answers with status 503                |
      | knows the courier no more | answers with status 401                |

  @delivery:BATTERY-2
  Scenario: A quarter of the charge is enough
    Given the battery is at 25%
    When the user drives 1 km north at 30 km/h
    And 30 seconds pass
    Then the courier's pace is near
    And the badge "Saving battery" is not shown
