@ios @android
Feature: A campaign that is ended on another device
  It ends here too, as soon as the server says so. What was recorded is kept and sent.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 2 km north at 2 m/s
    And 70 seconds pass

  @campaign:1.4 @campaign:8.7
  Scenario: The server answers the next points with a conflict
    When the user plays the audio
    And the campaign is ended on another device
    And 70 seconds pass
    Then no campaign is running
    And location updates are off
    And the screen shows "was ended on another device"
    And the badge "Ended" is shown
    And every recorded point is on the server
    And the audio is not playing
    And the phone holds no audio file
    When the user starts the campaign "City run"
    Then the campaign "City run" is active
    And the badge "Ended" is not shown

  @campaign:1.4 @campaign:8.7
  Scenario: Ended elsewhere during a pause, it ends when the server says so
    When the user pauses the campaign
    And the campaign is ended on another device
    And 10 minutes pass
    And the user plays the audio
    And the user resumes the campaign
    Then the audio is playing
    When 70 seconds pass
    Then the audio is not playing
    And the phone holds no audio file
    And no campaign is running
    And location updates are off
    And the screen shows "was ended on another device"
    And every recorded point is on the server

  @campaign:1.4 @campaign:8.7
  Scenario: What waits for the network has the server say so in the pause itself
    When the user plays the audio
    And the phone goes offline
    And 10 seconds pass
    And the user pauses the campaign
    And the campaign is ended on another device
    And 10 seconds pass
    Then the audio is playing
    When the phone comes back online
    And 1 second passes
    Then the audio is not playing
    And the phone holds no audio file
    And no campaign is running
    And the screen shows "was ended on another device"
    And every recorded point is on the server

  @campaign:1.4 @campaign:5.2
  Scenario: Ended elsewhere while many points wait for the network, all of them are sent
    When the phone goes offline
    And 5 minutes pass
    And the campaign is ended on another device
    And the phone comes back online
    Then no campaign is running
    And location updates are off
    And every recorded point is on the server

  @campaign:1.4 @campaign:5.3
  Scenario: The answer that says so is lost, and comes again
    When the campaign is ended on another device
    And the campaign server loses its reply to the next upload
    And 2 minutes pass
    Then no campaign is running
    And the server has received the same upload 2 times
    And the screen shows "was ended on another device"
    And every recorded point is on the server

  @campaign:1.4 @campaign:4.4 @campaign:5.2
  Scenario: The conflict of a campaign that is over does not end the next one
    When the phone goes offline
    And 2 minutes pass
    And the campaign is ended on another device
    And the user completes the campaign
    And the user starts the campaign "City run"
    And 1 minute passes
    And the phone comes back online
    And 2 minutes pass
    Then the campaign "City run" is active
    And location updates are on
    And the elapsed time is "00:03:00"
    When the user completes the campaign
    Then the server has received the completion of "City run"
    And every recorded point is on the server

  @campaign:1.4
  Scenario Outline: Ended elsewhere in a pause with nothing waiting, and <ended> here, it was ended there
    When 70 seconds pass
    And the user pauses the campaign
    And 1 minute passes
    Then 0 recorded points are waiting on the phone
    When the campaign is ended on another device
    And the user <ends> the campaign
    And 1 minute passes
    Then no campaign is running
    And the screen shows "was ended on another device"
    And the badge "Ended" is shown

    Examples:
      | ended     | ends      |
      | completed | completes |
      | cancelled | cancels   |
