@ios @android
Feature: A day of deliveries
  The courier drives from stop to stop and hands the packages over; the app leads from one stop to the next.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-1 @delivery:API-1
  Scenario: All stops, one after the other
    When the courier delivers at all stops
    Then the route is completed
    And stop 10 is delivered
    And the courier was at stop 5
    And the courier was at stop 10
    And the screen shows "Route completed"
    And every recorded point is on the server
    And location updates are off

  @delivery:UI-1
  Scenario: What the courier sees on the way
    Then the screen shows "Stop 1 of 10"
    And the screen shows "0.5 km away"
    And the metric "ETA" is "8:01 AM"
    And the screen shows "Maria Nowak"
    And the screen shows "Long Street 1"
    And the screen shows "+48 500 200 301"
    And the screen shows "Ring twice"
    And the screen shows "1 package"
    And the button "Navigate" is enabled
    And the button "Call" is enabled
    And the button "Arrived" is enabled
    And the button "Deliver" is enabled
    And the map shows 10 points that can be tapped
    And the map's marker is within 1 m of the user
    And the map's line leads to stop 1
    And the map shows the arrival circle of stop 1 and no other
    And the courier's map shows light traffic
    When the courier drives to stop 1
    Then the screen shows "0.0 km away"
    And the screen shows "You are there"
    And the button "Arrived" is not shown
    When the courier delivers the package with a signature
    Then the screen shows "Stop 2 of 10"
    And the screen shows "0.8 km away"
    And the screen shows "Jan Kowalski"
    And the screen shows "Long Street 11"
    And the screen shows "+48 500 200 302"
    And the screen shows "2 packages"
    And the metric "ETA" is "8:03 AM"
    And the screen does not show "Instructions"
    When the user taps "Deliver"
    Then the screen shows "Complete delivery"

  @delivery:UI-1
  Scenario Outline: <button> hands over to another app, and the route goes on
    When the user taps "<button>"
    Then another app has been opened with "<address>"
    When the user drives 400 m north at 30 km/h and arrives
    Then the phone has recorded at least 3 points
    When the user returns to the app
    Then the screen shows "Stop 1 of 10"

    Examples:
      | button   | address             |
      | Navigate | geo:52.2297,21.0122 |
      | Call     | tel:+48500200301    |

  @delivery:UI-1
  Scenario Outline: <button> is for the stop that is next
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the user taps "<button>"
    Then another app has been opened with "<address>"

    Examples:
      | button   | address             |
      | Navigate | geo:52.2369,21.0122 |
      | Call     | tel:+48500200302    |

  @delivery:MAP-1 @delivery:MAP-2 @delivery:MAP-3
  Scenario: The map
    Then the map shows 10 points that can be tapped
    And the stop 1 of the courier's app is at 52.2297, 21.0122
    And the stop 2 of the courier's app is at 52.2369, 21.0122
    And the stop 5 of the courier's app is at 52.2585, 21.0122
    And the map's marker is within 1 m of the user
    When the user drives 200 m north at 30 km/h and arrives
    Then the map's marker is within 60 m of the user
    And the map shows stop 1 as open
    And the map shows the arrival circle of stop 1 and no other
    And the arrival circle of stop 1 is orange and pulsing
    And the map's line leads to stop 1
    When the courier drives to stop 1
    Then the arrival circle of stop 1 is green with a check
    When the courier delivers the package with a signature
    Then the map's marker is within 1 m of the user
    And the map shows stop 1 as done
    And the map shows stop 2 as open
    And the map shows the arrival circle of stop 2 and no other
    And the map's line leads to stop 2

  @delivery:MAP-2
  Scenario: Done is what has an outcome, whichever it is
    When the courier drives to stop 1
    Then the map shows stop 1 as open
    When the courier reports a failed delivery: "Access denied"
    Then the map shows stop 1 as done
    When the courier delivers the package with a signature
    Then the map shows stop 2 as done
    And the map shows stop 3 as open

  @delivery:MAP-2 @delivery:MAP-7
  Scenario: Also a part, a return, an attempt and a damage are done, after a crash too
    When the courier delivers the package with a signature
    And the courier returns the package, because "Moved away"
    Then the map shows stop 2 as done
    When the courier hands over only "Rolls", because "The cake fell down"
    Then the map shows stop 3 as done
    When the courier leaves a notice, and comes again on "2026-01-06"
    Then the map shows stop 4 as done
    When the courier reports a damaged package with a photo
    Then the map shows stop 5 as done
    And the report of stop 3 on the server says:
      | photo | photos/order-3.jpg |
    And the report of stop 5 on the server says:
      | photo | photos/order-5.jpg |
    And the map shows stop 6 as open
    And the map's first 6 stops are:
      | stop | customer     | address        | colour |
      | 1    | Maria Nowak  | Long Street 1  | green  |
      | 2    | Jan Kowalski | Long Street 11 | green  |
      | 3    | Ewa Lis      | Long Street 21 | green  |
      | 4    | Piotr Zima   | Long Street 31 | green  |
      | 5    | Zofia Wrona  | Long Street 41 | green  |
      | 6    | Adam Mazur   | Long Street 51 | red    |
    When the app crashes
    And the user opens the app
    Then the map shows stop 5 as done
    And the map shows stop 6 as open

  @delivery:MAP-7
  Scenario: Who is where, in words and colours
    When the user drives 200 m north at 30 km/h and arrives
    Then the courier's marker says "Your Location"
    And the courier's marker is blue
    And the map's first 3 stops are:
      | stop | customer     | address        | colour |
      | 1    | Maria Nowak  | Long Street 1  | red    |
      | 2    | Jan Kowalski | Long Street 11 | red    |
      | 3    | Ewa Lis      | Long Street 21 | red    |
    When the courier drives to stop 1
    Then the courier is at stop 1
    And the map's first 1 stops are:
      | stop | customer    | address       | colour |
      | 1    | Maria Nowak | Long Street 1 | red    |
    When the courier delivers the package with a signature
    And the courier reports a failed delivery: "Access denied"
    Then the courier's marker says "Your Location"
    And the courier's marker is blue
    And the map's first 4 stops are:
      | stop | customer     | address        | colour |
      | 1    | Maria Nowak  | Long Street 1  | green  |
      | 2    | Jan Kowalski | Long Street 11 | green  |
      | 3    | Ewa Lis      | Long Street 21 | red    |
      | 4    | Piotr Zima   | Long Street 31 | red    |

  @delivery:MAP-1 @delivery:MAP-2 @delivery:MAP-3 @delivery:MAP-7
  Scenario: After a crash without a network the map is as it was
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the phone goes offline
    And the app crashes
    And the user opens the app
    And 10 seconds pass
    Then the courier's marker says "Your Location"
    And the courier's marker is blue
    And the map's marker is within 1 m of the user
    And the map shows stop 1 as done
    And the map's first 2 stops are:
      | stop | customer     | address        | colour |
      | 1    | Maria Nowak  | Long Street 1  | green  |
      | 2    | Jan Kowalski | Long Street 11 | red    |
    And the stop 2 of the courier's app is at 52.2369, 21.0122
    And the map's line leads to stop 2
    And the map's lines have 10 points
    And the map shows the arrival circle of stop 2 and no other

  @delivery:MAP-3
  Scenario: The line is of the whole way that is left
    Then the map's lines have 11 points
    And the map's lines are 7.711 km long, give or take 1 m
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the map's lines have 10 points
    And the map's lines are 7.21 km long, give or take 1 m
    When the user drives 200 m north at 30 km/h and arrives
    Then the map's lines have 10 points
    And the map's lines are 7.01 km long, give or take 35 m

  @delivery:MAP-3
  Scenario: A stop that failed is behind the line, too
    When the courier drives to stop 1
    And the courier reports a failed delivery: "Access denied"
    Then the map's lines have 10 points
    And the map's lines are 7.21 km long, give or take 1 m
    And the map shows the arrival circle of stop 2 and no other

  @delivery:MAP-4
  Scenario: When the courier will be where
    Then the screen shows "Stop 1 of 10"
    And the metric "Remaining" is "10.3 km"
    And the screen shows "ETA 8:01 AM"
    And the screen shows "ETA 8:06 AM"
    When the user drives 600 m south at 30 km/h and arrives
    And 10 seconds pass
    Then the metric "Remaining" is "11.1 km"
    And the metric "ETA" is "8:04 AM"
    And the screen shows "ETA 8:09 AM"
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the screen shows "Stop 2 of 10"
    And the metric "Remaining" is "9.6 km"
    And the screen shows "ETA 8:05 AM"

  @delivery:UI-1
  Scenario: The details of another stop
    When the user taps point 3 of the map
    Then the screen shows "Stop 3 of 10"
    And the screen shows "Ewa Lis"
    And the screen shows "Third floor"
    And the screen shows "3 packages"
    When the user taps "Back to the next stop"
    Then the screen shows "Stop 1 of 10"

  @delivery:UI-1
  Scenario: "Arrived" is for the stop that is next
    When the courier delivers the package with a signature
    And the GPS signal is lost
    And the user taps "Arrived"
    Then the courier was at stop 2
    And the customer of stop 2 was told "Your courier has arrived!" once
    And there are no geofence events of stop 1
