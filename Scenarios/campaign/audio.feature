@ios @android
Feature: The audio
  The promoter plays the advertiser's recording as often as they like, whether they walk or stand.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |

  Rule: It is loaded with the start

    @campaign:8.1 @campaign:4.1
    Scenario: Ready with the start
      Given the user is in Warsaw
      And location permission is while using
      And the app's notifications are on
      When the user opens the app
      Then the phone holds no audio file
      When the user starts the campaign "Spring leaflets"
      Then the audio player is ready
      And the audio player shows 0 seconds of 1 min 35 s
      And the audio is not playing
      And the audio player offers "Play"
      And the map's marker is within 1 m of the user
      When the user plays the audio
      Then the audio is playing

    @campaign:8.1 @campaign:4.1
    Scenario: A campaign without a recording has no player
      Given the user is in Warsaw
      And location permission is while using
      When the user opens the app
      And the user starts the campaign "City run"
      Then the campaign "City run" is active
      And no audio player is shown
      And the phone holds no audio file

    @campaign:8.1
    Scenario: The recording takes its time, the campaign does not wait
      Given the campaign "City run" is running
      And the user cancels the campaign
      And the campaign server answers after 20 seconds
      When the user starts the campaign "Spring leaflets"
      Then the campaign "Spring leaflets" is active
      And no audio player is shown
      When 20 seconds pass
      Then the audio player is ready

    @campaign:8.1
    Scenario: The recording cannot be had at first
      Given the campaign "City run" is running
      And the user cancels the campaign
      And the next answer of the campaign server has the status 503
      When the user starts the campaign "Spring leaflets"
      Then no audio player is shown
      And within 10 seconds the audio player is ready

    @campaign:8.1 @campaign:4.1
    Scenario: Started without a network, the recording comes with it
      Given the user is in Warsaw
      And location permission is while using
      And the app's notifications are on
      When the user opens the app
      And the phone goes offline
      And the user starts the campaign "Spring leaflets"
      And 10 minutes pass
      Then the campaign "Spring leaflets" is active
      And no audio player is shown
      When the phone comes back online
      Then within 1 second the audio player is ready
      When the user plays the audio
      Then the audio is playing

  Rule: Playing

    @campaign:8.2
    Scenario: Play
      Given the campaign "Spring leaflets" is running
      Then the audio player offers "Play"
      When the user plays the audio
      Then the audio is playing
      And the audio player offers "Pause"
      When 1 second passes
      Then the audio player shows 1 second of 1 min 35 s
      When 9 seconds pass
      Then the audio is at 10 seconds
      And the audio player shows 10 seconds of 1 min 35 s
      When 30 seconds pass
      Then the audio player shows 40 seconds of 1 min 35 s
      And the audio is at 40 seconds

    @campaign:8.3
    Scenario: Pause
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And the user pauses the audio
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 20 seconds of 1 min 35 s
      When 1 minute passes
      Then the audio is at 20 seconds
      And the audio player shows 20 seconds of 1 min 35 s
      When the user plays the audio
      And 5 seconds pass
      Then the audio is at 25 seconds
      And the audio player shows 25 seconds of 1 min 35 s

    @campaign:8.4
    Scenario: Dragging while it plays
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user drags the audio to 50 seconds
      Then the audio is playing
      And the audio is at 50 seconds
      And the audio player shows 50 seconds of 1 min 35 s
      When 5 seconds pass
      Then the audio is at 55 seconds
      When the user drags the audio to 5 seconds
      And 5 seconds pass
      Then the audio is at 10 seconds
      And the audio player shows 10 seconds of 1 min 35 s

    @campaign:8.4
    Scenario: Dragging while it is silent
      Given the campaign "Spring leaflets" is running
      When the user drags the audio to 50 seconds
      Then the audio is not playing
      And the audio is at 50 seconds
      When 1 minute passes
      Then the audio player shows 50 seconds of 1 min 35 s
      When the user plays the audio
      And 5 seconds pass
      Then the audio is at 55 seconds
      When the user pauses the audio
      And the user drags the audio to 20 seconds
      And 1 minute passes
      Then the audio is not playing
      And the audio player shows 20 seconds of 1 min 35 s

    @campaign:8.4
    Scenario: Dragged while an alarm has silenced it, it goes on from there
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And an alarm rings
      And the user drags the audio to 40 seconds
      Then the audio is not playing
      And the audio player shows 40 seconds of 1 min 35 s
      When the user turns the alarm off
      Then the audio is playing
      And the audio is at 40 seconds
      When 10 seconds pass
      Then the audio player shows 50 seconds of 1 min 35 s

    @campaign:8.5
    Scenario: At the end it is back at the start, again and again
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 94 seconds pass
      Then the audio is playing
      When 1 second passes
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 0 seconds of 1 min 35 s
      And the audio is at 0 seconds
      When the user plays the audio
      And 10 seconds pass
      Then the audio is playing
      And the audio is at 10 seconds
      When 85 seconds pass
      Then the audio player shows 0 seconds of 1 min 35 s
      When the user plays the audio
      And 95 seconds pass
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 0 seconds of 1 min 35 s
      And the audio is at 0 seconds

    @campaign:8.4 @campaign:8.5
    Scenario: Dragged to the very end
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And the user drags the audio to 1 min 35 s
      And 1 second passes
      Then the audio is not playing
      And the audio player shows 0 seconds of 1 min 35 s

    @campaign:8.5
    Scenario: The recording of the next campaign has its own end
      Given the campaigns are:
        | id  | name            | area    | audio         | length     |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
        | c-2 | City run        | Wola    | City song     | 40 s       |
      And the campaign "Spring leaflets" is running
      When the user plays the audio
      And 50 seconds pass
      And the user completes the campaign
      And the user starts the campaign "City run"
      And the user plays the audio
      And 39 seconds pass
      Then the audio is playing
      When 1 second passes
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 0 seconds of 40 seconds
      When the user plays the audio
      And 10 seconds pass
      Then the audio is at 10 seconds

    @campaign:8.5
    Scenario: It ends out of sight, and is at its start for who comes back
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And the user leaves the app for 10 minutes and returns to it
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 0 seconds of 1 min 35 s
      When the user plays the audio
      Then the audio is playing

    @campaign:8.5 @campaign:8.6
    Scenario: So it is where it ends out of sight in a pause of the campaign
      Given the campaign "Spring leaflets" is running
      When the user pauses the campaign
      And the user plays the audio
      And the user leaves the app for 10 minutes and returns to it
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio player shows 0 seconds of 1 min 35 s
      When the user plays the audio
      And 10 seconds pass
      Then the audio is at 10 seconds
      And the campaign "Spring leaflets" is paused

  Rule: A paused campaign leaves the audio alone

    @campaign:8.6
    Scenario: It goes on through a pause
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user pauses the campaign
      Then the audio is playing
      When 10 seconds pass
      Then the audio is at 20 seconds
      And the audio player shows 20 seconds of 1 min 35 s
      When the user resumes the campaign
      Then the audio is playing
      And the audio is at 20 seconds

    @campaign:8.6 @A-41 @I-97
    Scenario: It is heard to its end with the phone locked in a pause
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user pauses the campaign
      And the user locks the phone
      And 1 minute passes
      Then the audio is playing
      When 30 seconds pass
      Then the audio is not playing

    @campaign:8.6
    Scenario: It can be started in a pause
      Given the campaign "Spring leaflets" is running
      When the user pauses the campaign
      And 1 minute passes
      And the user plays the audio
      Then the audio is playing
      And the campaign "Spring leaflets" is paused
      When 95 seconds pass
      Then the audio is not playing
      And the elapsed time is "00:00:00"

    @campaign:8.6 @campaign:8.4
    Scenario: It can be dragged in a pause
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And the user pauses the campaign
      And 10 seconds pass
      And the user drags the audio to 50 seconds
      And 5 seconds pass
      Then the audio is playing
      And the audio is at 55 seconds
      And the audio player shows 55 seconds of 1 min 35 s

    @campaign:8.6
    Scenario: A pause while an alarm rings does not keep it from going on
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And an alarm rings
      And the user pauses the campaign
      And 10 seconds pass
      And the user turns the alarm off
      Then the audio is playing
      And the audio is at 10 seconds

    @campaign:8.6 @campaign:8.2 @I-97 @A-70 @A-41
    Scenario Outline: Out of sight in a pause it goes on after <sound>
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And the user pauses the campaign
      And the user <puts it away>
      And 10 seconds pass
      And <begin>
      Then the audio is not playing
      When 3 minutes pass
      And <end>
      And 5 seconds pass
      Then the audio is playing
      And the audio is at 15 seconds

      Examples:
        | sound         | puts it away    | begin                           | end                              |
        | an alarm      | locks the phone | an alarm rings                  | the user turns the alarm off     |
        | a call        | leaves the app  | a phone call comes in           | the user declines the phone call |
        | the assistant | leaves the app  | the user talks to the assistant | the assistant goes away          |

    @campaign:8.6 @campaign:8.1
    Scenario: A recording that comes in a pause can be started there
      Given the user is in Warsaw
      And location permission is while using
      And the app's notifications are on
      When the user opens the app
      And the phone goes offline
      And the user starts the campaign "Spring leaflets"
      And the user pauses the campaign
      And 10 minutes pass
      Then no audio player is shown
      When the phone comes back online
      Then within 1 second the audio player is ready
      When the user plays the audio
      And 10 seconds pass
      Then the audio is at 10 seconds
      And the campaign "Spring leaflets" is paused

    @campaign:8.6
    Scenario: A new process takes the pause up, and the audio can be started
      Given the campaign "Spring leaflets" is running
      When the user pauses the campaign
      And the app crashes
      And the user opens the app
      Then the campaign "Spring leaflets" is paused
      And within 1 second the audio player is ready
      When the user plays the audio
      And 10 seconds pass
      Then the audio is at 10 seconds
      And the campaign "Spring leaflets" is paused

    @campaign:8.6
    Scenario: A pause that the promoter has not made leaves it alone, too
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And Location Services are switched off
      Then within 1 second the campaign "Spring leaflets" is paused
      And the audio is playing
      When the user taps "Close"
      And 10 seconds pass
      Then the audio player offers "Pause"
      And the audio is at 20 seconds
      When the user pauses the audio
      And 10 minutes pass
      And the user plays the audio
      Then the audio is playing
      When 75 seconds pass
      Then the audio is not playing
      And the audio player shows 0 seconds of 1 min 35 s

    @campaign:8.6
    Scenario: So it does where that comes while another app is in front
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user leaves the app
      And 10 seconds pass
      And Location Services are switched off
      And 40 seconds pass
      Then the audio is playing
      When the user returns to the app
      Then the campaign "Spring leaflets" is paused
      And the audio player offers "Pause"
      And the audio is at 1 minute

    @campaign:8.6 @campaign:8.2
    Scenario: In such a pause, too, it goes on after an alarm
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user leaves the app
      And an alarm rings
      And Location Services are switched off
      And 1 minute passes
      And the user turns the alarm off
      And 5 seconds pass
      Then the audio is playing
      And the audio is at 15 seconds
      When the user returns to the app
      Then the campaign "Spring leaflets" is paused
      And the audio player offers "Pause"

    @campaign:8.6 @campaign:8.3
    Scenario: Silent stays silent
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 30 seconds pass
      And the user pauses the audio
      And the user pauses the campaign
      And the user resumes the campaign
      Then the audio is not playing
      And the audio is at 30 seconds

  Rule: The end of the campaign is the end of the audio

    @campaign:8.7 @campaign:1.4
    Scenario Outline: The campaign is <ended>
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user <ends> the campaign
      Then the audio is not playing
      And the phone holds no audio file
      And no audio player is shown

      Examples:
        | ended     | ends      |
        | completed | completes |
        | cancelled | cancels   |

    @campaign:8.7
    Scenario Outline: In a pause of the campaign, too, when it is <ended>
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user pauses the campaign
      Then the audio is playing
      When the user <ends> the campaign
      Then the audio is not playing
      And the phone holds no audio file
      And no audio player is shown

      Examples:
        | ended     | ends      |
        | completed | completes |
        | cancelled | cancels   |

    @campaign:8.7
    Scenario: What an alarm has silenced does not come back after the end
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And an alarm rings
      And the user completes the campaign
      And the user turns the alarm off
      And 1 minute passes
      Then the audio is not playing
      And the phone holds no audio file

    @campaign:8.7 @campaign:8.1
    Scenario: The next campaign has its own
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 10 seconds pass
      And the user completes the campaign
      And the user starts the campaign "Spring leaflets"
      Then the audio player is ready
      And the audio player shows 0 seconds of 1 min 35 s
      And the audio is not playing

    @campaign:8.1 @campaign:4.1
    Scenario: Each campaign has its own recording
      Given the campaigns are:
        | id  | name            | area    | audio         | length     |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
        | c-2 | City run        | Wola    | City song     | 40 s       |
      And the campaign "City run" is running
      Then the audio player is ready
      And the audio player shows 0 seconds of 40 seconds
      And the audio player offers "Play"
      When the user completes the campaign
      And the user starts the campaign "Spring leaflets"
      Then the audio player is ready
      And the audio player shows 0 seconds of 1 min 35 s
      And the audio player offers "Play"

    @campaign:8.1
    Scenario: The player says which recording it plays
      Given the campaigns are:
        | id  | name            | area    | audio         | length     |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
        | c-2 | City run        | Wola    | City song     | 40 s       |
      And the campaign "City run" is running
      Then the screen shows "City song"
      When the user completes the campaign
      And the user starts the campaign "Spring leaflets"
      Then the screen shows "Spring jingle"

    @campaign:8.1
    Scenario: A recording that comes without a title is called as the list calls it
      Given the campaigns are:
        | id  | name            | area    | audio         | length     |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
        | c-2 | City run        | Wola    | City song     | 40 s       |
      And the campaign server answers "GET /api/audio/*" with:
        """json
        {"id": "audio-c-2", "lengthMs": 40000}
        """
      And the user is in Warsaw
      And location permission is while using
      When the user opens the app
      And the user starts the campaign "City run"
      Then the audio player is ready
      And the screen shows "City song"

    @campaign:8.7
    Scenario: Completed before the recording has come
      Given the campaign "City run" is running
      And the user cancels the campaign
      And the campaign server answers after 20 seconds
      When the user starts the campaign "Spring leaflets"
      And 5 seconds pass
      And the user completes the campaign
      And 1 minute passes
      Then the phone holds no audio file
      And no campaign is running

    @campaign:8.7
    Scenario: Nor does it come to the next campaign, which has none
      Given the campaign "City run" is running
      And the user cancels the campaign
      And the campaign server answers after 20 seconds
      When the user starts the campaign "Spring leaflets"
      And 5 seconds pass
      And the user completes the campaign
      And the user starts the campaign "City run"
      And 1 minute passes
      Then the phone holds no audio file
      And no audio player is shown

    @campaign:8.7
    Scenario Outline: <ended> without a network, the campaign has nothing loaded when it is back
      Given the user is in Warsaw
      And location permission is while using
      And the app's notifications are on
      When the user opens the app
      And the phone goes offline
      And the user starts the campaign "Spring leaflets"
      And 1 minute passes
      And the user <ends> the campaign
      And the phone comes back online
      And 10 minutes pass
      Then the phone holds no audio file
      And the campaign server has received no "GET /api/audio/*" requests

      Examples:
        | ended     | ends      |
        | Completed | completes |
        | Cancelled | cancels   |

    @campaign:8.1
    Scenario: A recording that comes late is not taken for the next campaign's
      Given the campaigns are:
        | id  | name            | area    | audio         | length     |
        | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
        | c-2 | City run        | Wola    | City song     | 40 s       |
      And the campaign "City run" is running
      And the user cancels the campaign
      And the campaign server answers after 20 seconds
      When the user starts the campaign "Spring leaflets"
      And 5 seconds pass
      And the user completes the campaign
      And the user starts the campaign "City run"
      And 16 seconds pass
      Then no audio player is shown
      When 4 seconds pass
      Then the audio player is ready
      And the screen shows "City song"
      And the audio player shows 0 seconds of 40 seconds

  Rule: Other sounds come first, and what the street should not hear stays silent

    @campaign:8.3
    Scenario: Unplugged headphones pause it, and it is played again by hand
      Given headphones are connected
      And the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And the headphones are unplugged
      Then the audio is not playing
      And the audio player offers "Play"
      And the audio is at 20 seconds
      When an alarm rings
      And the user turns the alarm off
      Then the audio is not playing
      When the user plays the audio
      Then the audio is playing
      And the audio player offers "Pause"

    @campaign:8.2
    Scenario Outline: After <sound> it goes on
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And <begin>
      Then the audio is not playing
      And the audio player offers "Play"
      When 1 minute passes
      And <end>
      Then the audio is playing
      And the audio player offers "Pause"
      And the audio is at 20 seconds

      Examples:
        | sound         | begin                           | end                          |
        | an alarm      | an alarm rings                  | the user turns the alarm off |
        | the assistant | the user talks to the assistant | the assistant goes away      |

    @campaign:8.2
    Scenario: It goes on after each of two alarms
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And an alarm rings
      And the user turns the alarm off
      And 10 seconds pass
      And an alarm rings
      Then the audio is not playing
      When 1 minute passes
      And the user turns the alarm off
      And 10 seconds pass
      Then the audio is playing
      And the audio is at 40 seconds

    @campaign:8.2
    Scenario: Music that begins during an alarm is the promoter's choice as well
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And an alarm rings
      And another app plays music
      And the user turns the alarm off
      And 1 minute passes
      Then the audio is not playing
      And the audio player offers "Play"

    @campaign:8.2
    Scenario: Another app's music is the promoter's choice, and nothing goes on after it
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And 20 seconds pass
      And another app plays music
      Then the audio is not playing
      And the audio player offers "Play"
      When 1 minute passes
      And the other app's music stops
      And 1 minute passes
      Then the audio is not playing
      When an alarm rings
      And the user turns the alarm off
      Then the audio is not playing
      When the user plays the audio
      Then the audio is playing

    @campaign:8.2
    Scenario: A spoken direction lowers it and leaves it alone
      Given the campaign "Spring leaflets" is running
      When the user plays the audio
      And a navigation app speaks
      And 10 seconds pass
      Then the audio is lowered
      And the audio player offers "Pause"
      When the navigation app falls silent
      Then the audio is loud
      And the audio is at 10 seconds

    @campaign:8.3 @I-97 @A-70
    Scenario: The headphones are unplugged while an alarm rings
      Given headphones are connected
      And the campaign "Spring leaflets" is running
      When the user plays the audio
      And 5 seconds pass
      And an alarm rings
      And the headphones are unplugged
      And the user turns the alarm off
      Then the audio is not playing
      And the audio is at 5 seconds
