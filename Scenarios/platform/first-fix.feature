@ios @android
Feature: The first position takes its time
  A receiver that was off has to find satellites before it knows where it is. How long that takes depends on the
  receiver and on what it hears, and on nothing that the user, the app or the phone does meanwhile. No platform
  documents more, so these are assumptions: a receiver that was off begins anew, one that was ready and heard nothing
  for a while is quicker.

  Background:
    Given location permission is always
    And the user is at 52.2297, 21.0122
    And the first fix takes 20 seconds
    And the app is open

  Rule: Whatever happens meanwhile

    Scenario Outline: <what happens>, during updates
      When the app starts location updates
      And 7 seconds pass
      And <what happens>
      Then for 12 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

      Examples:
        | what happens                                              |
        | the user walks 500 m north at 2 m/s                       |
        | the user jumps 4 km east                                  |
        | the user travels to Kraków                                |
        | the user stands still                                     |
        | positions are accurate to 65 m                            |
        | positions scatter by 20 m                                 |
        | one in 1 positions is off by 300 m                        |
        | the next position is 2 km off and claims 5 m              |
        | the GPS signal is weak                                    |
        | the GPS signal is indoors                                 |
        | there is an urban canyon of 500 m around 52.2297, 21.0122 |
        | the receiver repeats its last position for 20 seconds     |
        | the phone goes offline                                    |
        | the app asks for its location for at most 10 seconds      |
        | the app starts location updates                           |

    Scenario: Positions are exact again, during updates
      Given positions scatter by 20 m
      When the app starts location updates
      And 7 seconds pass
      And positions are exact again
      Then for 12 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

    Scenario Outline: <what happens>, during a request for one position
      When the app asks for its location for at most 30 seconds
      And 7 seconds pass
      And <what happens>
      Then for 12 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

      Examples:
        | what happens                        |
        | the user walks 500 m north at 2 m/s |
        | the user jumps 4 km east            |
        | positions are accurate to 65 m      |
        | positions scatter by 20 m           |
        | the GPS signal is indoors           |
        | the phone goes offline              |

    Scenario: Leaving and returning
      When the app starts location updates
      And 7 seconds pass
      And the user leaves the app
      And 2 seconds pass
      And the user returns to the app
      Then for 10 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

    Scenario: Walking all the time, with a filter
      When the app starts location updates with:
        | distance filter | 10 m |
      And the user walks 500 m north at 2 m/s
      Then for 19 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix
      And the last fix is within 1 m of 52.23006, 21.0122

    Scenario: Saving power and not
      When the app starts location updates
      And 7 seconds pass
      And the phone's power saving is on
      And 1 second passes
      And the phone's power saving is off
      Then for 11 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

    @I-62
    Scenario: A position at the very end of the patience
      When the app asks for its location for at most 20 seconds
      And 20 seconds pass
      Then about location the app was told:
        | a fix |

  Rule: There is one receiver, and whoever asks while it searches waits for the same search

    Scenario: One request beside updates
      When the app starts location updates
      And 15 seconds pass
      And the app asks for its location
      Then for 4 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 2 fixes

    Scenario: One request beside updates that come already
      When the app starts location updates with:
        | distance filter | 10 m |
      And 30 seconds pass
      Then the app has received 1 fix
      When the app asks for its location
      Then the app has received 2 fixes

  Rule: A receiver that was off begins anew

    Scenario: Updates that were stopped
      When the app starts location updates
      And 30 seconds pass
      And the app stops location updates
      And 1 second passes
      And what the app was told so far is set aside
      And the app starts location updates
      Then for 19 seconds the app was told nothing
      When 1 second passes
      Then the app was told "a fix"

    Scenario: A second request for one position
      When the app asks for its location for at most 30 seconds
      And 1 minute passes
      Then the app has received 1 fix
      When the app asks for its location for at most 30 seconds
      Then for 19 seconds the app has received 1 fix
      When 1 second passes
      Then the app has received 2 fixes

    Scenario: A new process
      When the app starts location updates
      And 30 seconds pass
      And the system ends the app
      And the user opens the app
      And the app starts location updates
      And what the app was told so far is set aside
      Then for 19 seconds the app was told nothing about location
      When 1 second passes
      Then the app was told "a fix"

    @ios @I-53
    Scenario: A phone that was restarted
      When the app starts location updates
      And 30 seconds pass
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And the app starts location updates
      And what the app was told so far is set aside
      Then for 19 seconds the app was told nothing about location
      When 1 second passes
      Then the app was told "a fix"

  Rule: A signal that is lost

    Scenario: During the search, which begins again with the signal
      When the app starts location updates
      And 15 seconds pass
      And the GPS signal is lost
      And 1 minute passes
      And the GPS signal comes back
      Then for 19 seconds the app has received 0 fixes
      When 1 second passes
      Then the app has received 1 fix

    Scenario: After it: the receiver is warm, and quicker
      Given the receiver needs 5 seconds to find satellites again
      When the app starts location updates
      And 30 seconds pass
      And the GPS signal is lost
      And 1 minute passes
      And what the app was told so far is set aside
      And the GPS signal comes back
      Then for 4 seconds the app was told nothing
      When 1 second passes
      Then the app was told "a fix"

    Scenario: A search behind a silence is no shorter than one in the open
      Given the receiver needs 30 seconds to find satellites again
      And the GPS signal is lost
      When the app starts location updates
      And 1 minute passes
      And what the app was told so far is set aside
      And the GPS signal comes back
      Then for 29 seconds the app was told nothing
      When 1 second passes
      Then the app was told "a fix"

    @I-89 @A-56
    Scenario: A search is no failure
      When the app starts location updates
      Then for 19 seconds the app was told nothing about location
