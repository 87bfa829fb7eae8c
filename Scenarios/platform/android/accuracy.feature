@android
Feature: Precise and approximate location on Android
  Approximate location is an area of about three square kilometres, whatever the app asks for and whichever interface
  it uses. Precise location for a while is no request of its own: the nearest thing is the question for precise
  location, answered "only this time". On iOS there is a request for it, with a purpose.

  Rule: Approximate is an area of about three square kilometres, precise some fifty metres

    @A-63
    Scenario: Precise
      Given the user is at 50.0617, 19.9373
      And location permission is while using
      And the app is open
      When the app asks for its location
      Then the last fix is within 50 m of 50.0617, 19.9373
      And the last fix is accurate to 50 m or better

    @A-63
    Scenario: Approximate
      Given the user is at 50.0617, 19.9373
      And location permission is while using with approximate accuracy
      And the app is open
      When the app asks for its location
      Then the last fix is within 3 km of 50.0617, 19.9373
      And the last fix is accurate to 500 m or worse
      And the last fix is accurate to 3 km or better

    @A-63
    Scenario: Two places of one area read as the same
      Given location permission is while using with approximate accuracy
      And the user is at 52.2297, 21.0122
      And the app is open
      When the app asks for its location
      Then the last fix is within 1 m of 52.2312744, 21.0047474
      When the user jumps 100 m north
      And the app asks for its location
      Then the last fix is within 1 m of 52.2312744, 21.0047474

  Rule: An approximate grant caps every interface

    @A-64
    Scenario: Updates that want every metre
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app starts location updates with:
        | accuracy | 1 m |
      Then the app was told "a fix"
      And the last fix is accurate to 500 m or worse

    @A-64
    Scenario: A foreground service
      Given location permission is while using with approximate accuracy
      And the app is open
      And the app starts a foreground service
      When the user leaves the app
      And the app asks for its location
      Then the last fix is accurate to 500 m or worse

    @A-64
    Scenario: A position that the phone remembers
      Given location permission is while using with approximate accuracy
      And the phone remembers a fix in Kraków from 1 minute ago
      And the app is open
      When the app asks for its location
      Then the last fix is within 3 km of Kraków
      And the last fix is accurate to 500 m or worse

    @A-64
    Scenario: Geofences, which need precise location
      Given location permission is always with approximate accuracy
      And the app is open
      When the app monitors the region "Home" of 200 m around Warsaw
      Then about regions the app was told:
        | region Home failed: denied |

    @A-64
    Scenario: With the change to precise the next position is precise
      Given location permission is while using with approximate accuracy
      And the app is open
      And the app asks for its location
      And the last fix is accurate to 500 m or worse
      When the app requests the permissions coarse and fine
      And the user answers "Change to precise location"
      And the app asks for its location
      Then the last fix is accurate to 50 m or better

  Rule: Precise for a while is the question for precise, answered "only this time"

    @A-65
    Scenario: Precise now, approximate again later
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Only this time"
      Then about permission the app was told:
        | permission request granted coarse, fine |
      And the app sees precise accuracy
      When the user leaves the app
      And 10 minutes pass
      Then the app sees location permission while using
      And the app sees approximate accuracy

    @A-65
    Scenario: A service that was started while visible keeps it
      Given location permission is while using with approximate accuracy
      And the app is open
      And the app requests the permissions coarse and fine
      And the user answers "Only this time"
      And the app starts a foreground service
      When the user leaves the app
      And 1 hour passes
      Then the app sees precise accuracy
      When the app stops the foreground service
      Then the app sees approximate accuracy
