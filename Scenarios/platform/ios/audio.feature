@ios
Feature: Sound on iOS
  An app that plays alone is silenced by other apps' music, calls, Siri and alarms, and told when it may go on. Apps that
  mix are heard together. Headphones that are unplugged are told to the app, which is expected to pause.

  Background:
    Given the app is open

  Rule: A sound that interrupts halts the audio, and its end is told

    @I-97
    Scenario Outline: <sound>
      Given the app plays audio of 10 minutes
      And 10 seconds pass
      And what the app was told so far is set aside
      When <begin>
      Then about audio the app was told:
        | audio interrupted |
      And the audio is not playing
      And the audio is at 10 seconds
      When 20 seconds pass
      And <end>
      Then about audio the app was told:
        | audio interruption ended |
      And the audio is not playing
      When the app goes on with its audio
      Then the audio is playing
      And the audio is at 10 seconds

      Examples:
        | sound    | begin                           | end                              |
        | An alarm | an alarm rings                  | the user turns the alarm off     |
        | Siri     | the user talks to the assistant | the assistant goes away          |
        | A call   | a phone call comes in           | the user declines the phone call |

    @I-97
    Scenario: Siri covers the app, and an alarm does not
      Given what the app was told so far is set aside
      When the user talks to the assistant
      Then the app was told:
        | will resign active |
      When the assistant goes away
      Then the app was told:
        | became active |
      When an alarm rings
      And the user turns the alarm off
      Then the app was told nothing

    @I-97
    Scenario: An alarm during a call: the audio may go on after both
      Given the app plays audio of 10 minutes
      And what the app was told so far is set aside
      When an alarm rings
      And a phone call comes in
      And the user turns the alarm off
      Then about audio the app was told:
        | audio interrupted |
      When the user declines the phone call
      Then about audio the app was told:
        | audio interruption ended |

    @I-97
    Scenario: While an alarm rings nothing can be played
      Given an alarm rings
      When the app plays audio of 10 minutes
      Then the app was told "audio interrupted"
      And the audio is not playing
      When the user turns the alarm off
      Then the app was told "audio interruption ended"

    @I-97
    Scenario: Nor speech while a direction is spoken
      Given the app's audio is speech
      And a navigation app speaks
      When the app plays audio of 10 minutes
      Then the app was told "audio interrupted"
      And the audio is not playing

    @I-97
    Scenario: Audio that was paused before is interrupted by nothing
      Given the app plays audio of 10 minutes
      And the app pauses its audio
      And what the app was told so far is set aside
      When an alarm rings
      And the user turns the alarm off
      Then the app was told nothing

    @I-97
    Scenario: Audio that is paused while it is interrupted is not to go on
      Given the app plays audio of 10 minutes
      And a phone call comes in
      And the app pauses its audio
      And what the app was told so far is set aside
      When the user declines the phone call
      Then the app was told nothing about audio

  Rule: Another app's music interrupts, and its end is no reason to go on

    @I-97
    Scenario: Music comes and goes
      Given the app plays audio of 10 minutes
      And what the app was told so far is set aside
      When another app plays music
      Then about audio the app was told:
        | audio interrupted |
      And the other app's music is loud
      When the other app's music stops
      Then about audio the app was told:
        | audio interruption ended, without resuming |
      And the audio is not playing

    @I-97
    Scenario: After a call the music has the loudspeaker still
      Given the app plays audio of 10 minutes
      And another app plays music
      And what the app was told so far is set aside
      When a phone call comes in
      And the user declines the phone call
      Then the app was told nothing about audio

    @I-97
    Scenario: The app's own audio silences the music
      Given another app plays music
      When the app plays audio of 10 minutes
      Then the other app's music is silent
      And the audio is playing

    @I-97
    Scenario: An app that mixes is heard beside the music, whichever comes first
      Given the app mixes its audio with that of others
      And another app plays music
      When the app plays audio of 10 minutes
      Then the other app's music is loud
      And the audio is loud
      When the other app's music stops
      And what the app was told so far is set aside
      And another app plays music
      Then the audio is loud
      And the app was told nothing

    @I-97
    Scenario: An app that ducks lowers the music while it plays
      Given another app plays music
      And the app lowers the audio of others
      When the app plays audio of 10 minutes
      Then the other app's music is lowered
      And the audio is loud
      When the app pauses its audio
      Then the other app's music is loud

    @I-97
    Scenario: An app that mixes is interrupted by an alarm all the same
      Given the app mixes its audio with that of others
      And the app plays audio of 10 minutes
      When an alarm rings
      Then the app was told "audio interrupted"

    @I-97
    Scenario Outline: <sound> leaves another app's music <heard>, and gives it back
      Given another app plays music
      When <begin>
      Then the other app's music is <heard>
      When <end>
      Then the other app's music is loud

      Examples:
        | sound         | heard   | begin                           | end                              |
        | An alarm      | silent  | an alarm rings                  | the user turns the alarm off     |
        | The assistant | silent  | the user talks to the assistant | the assistant goes away          |
        | A call        | silent  | a phone call comes in           | the user declines the phone call |
        | A direction   | lowered | a navigation app speaks         | the navigation app falls silent  |

    @I-97
    Scenario: In a call the music is silent until it ends
      Given another app plays music
      And a phone call comes in
      When the user accepts the phone call
      Then the other app's music is silent
      When the phone call ends
      Then the other app's music is loud

  Rule: A spoken direction lowers audio, and interrupts speech

    @I-97
    Scenario: Music is lowered, and its app is told nothing
      Given the app plays audio of 10 minutes
      And what the app was told so far is set aside
      When a navigation app speaks
      Then the audio is lowered
      When the navigation app falls silent
      Then the audio is loud
      And the app was told nothing

    @I-97
    Scenario: Speech is interrupted
      Given the app's audio is speech
      And the app plays audio of 10 minutes
      And what the app was told so far is set aside
      When a navigation app speaks
      Then about audio the app was told:
        | audio interrupted |
      When the navigation app falls silent
      Then about audio the app was told:
        | audio interruption ended |

  Rule: Unplugged headphones are told, and the audio goes on unless the app pauses it

    @I-97
    Scenario: While the audio plays
      Given headphones are connected
      And the app plays audio of 10 minutes
      And what the app was told so far is set aside
      When the headphones are unplugged
      Then the app was told:
        | headphones unplugged |
      And the audio is playing

    @I-97
    Scenario: While nothing plays
      Given headphones are connected
      And what the app was told so far is set aside
      When the headphones are unplugged
      Then the app was told nothing

  Rule: At its end the audio is at its beginning again

    Scenario: A minute of audio
      Given the app plays audio of 1 minute
      When 59 seconds pass
      Then the audio is at 59 seconds
      When 1 second passes
      Then the audio is at 0 seconds
      And the audio is not playing

  Rule: In the background only an app that declares it plays

    @I-97
    Scenario: With the background mode audio goes on, and keeps the app running
      Given the app declares the audio background mode
      And the app plays audio of 10 minutes
      When the user leaves the app
      And 9 minutes pass
      Then the audio is playing
      And the app is in the background
      When 1 min 10 s pass
      Then the app is suspended

    @I-97
    Scenario: Without it the app falls silent at once, whatever keeps it running
      Given location permission is always
      And the app starts background location updates
      And the app plays audio of 10 minutes
      When the user leaves the app
      Then the audio is not playing
      And the app was told "audio interrupted"
      When 1 minute passes
      Then the app is in the background

    @I-97
    Scenario: Without it the app is suspended and falls silent
      Given the app plays audio of 10 minutes
      When the user leaves the app
      And 1 minute passes
      Then the app is suspended
      And the audio is not playing

    @I-97
    Scenario: With it an alarm that interrupts the audio leaves the app running
      Given the app declares the audio background mode
      And the app plays audio of 10 minutes
      And an alarm rings
      When the user leaves the app
      And 1 minute passes
      Then the app is in the background

    @I-97
    Scenario: Without it an app that an alarm has interrupted is suspended
      Given the app plays audio of 10 minutes
      And an alarm rings
      When the user leaves the app
      And 1 minute passes
      Then the app is suspended

    @I-97
    Scenario: Music of another app does not keep an interrupted app running
      Given the app declares the audio background mode
      And the app plays audio of 10 minutes
      And the user leaves the app
      When another app plays music
      And 1 minute passes
      Then the app is suspended

    @I-97
    Scenario: A new process begins with the platform's own arrangement
      Given the app mixes its audio with that of others
      And the user quits and reopens the app
      And another app plays music
      When the app plays audio of 10 minutes
      Then the other app's music is silent

  Rule: Out of sight an app cannot begin to silence others

    Background:
      Given the app declares the audio background mode
      And location permission is always
      And the app starts background location updates

    @I-101
    Scenario Outline: <others>
      When the user leaves the app
      And <others>
      And 1 minute passes
      And what the app was told so far is set aside
      And the app plays audio of 1 minute
      Then the audio is not playing
      And about audio the app was told:
        | audio interrupted |

      Examples:
        | others                  |
        | another app plays music |
        | 1 minute passes         |

    @I-101
    Scenario Outline: Where <the app is kind>, it begins
      Given <the app is kind>
      When the user leaves the app
      And another app plays music
      And 1 minute passes
      And the app plays audio of 1 minute
      Then the audio is playing
      And the other app's music is <music>

      Examples:
        | the app is kind                             | music   |
        | the app mixes its audio with that of others | loud    |
        | the app lowers the audio of others          | lowered |

    @I-101
    Scenario: What has begun in front goes on, and may be followed by more
      Given the app plays audio of 1 minute
      When the user leaves the app
      And 2 minutes pass
      Then the audio is not playing
      When the app plays audio of 1 minute
      Then the audio is playing

    @I-101
    Scenario: Who has lost the loudspeaker to other music does not get it back out of sight
      Given the app plays audio of 10 minutes
      When the user leaves the app
      And another app plays music
      Then the audio is not playing
      When the app goes on with its audio
      Then the audio is not playing
      And the other app's music is loud
      When the user returns to the app
      And the app goes on with its audio
      Then the audio is playing
      And the other app's music is silent
