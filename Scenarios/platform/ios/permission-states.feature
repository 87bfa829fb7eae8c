@ios
Feature: What an app can read about its permission, on iOS
  An app reads one of five statuses. It does not read how the status came about: whether the user decided for
  good or for now, in the app, in Settings, or with the switch of the whole device.

  Rule: There are five statuses

    @I-01
    Scenario Outline: An app reads that its permission is <status>
      Given location permission is <status>
      When the user opens the app
      Then the app sees location permission <status>
      And about permission the app was told:
        | permission <status> |

      Examples:
        | status         |
        | not determined |
        | restricted     |
        | denied         |
        | while using    |
        | always         |

  Rule: Two kinds of permission are hidden behind another one

    @I-02
    Scenario: Allow Once looks like While Using
      Given location permission is allowed once
      When the user opens the app
      Then the app sees location permission while using
      And about permission the app was told:
        | permission while using |

    @I-02
    Scenario: Always, before the user has confirmed it, looks like Always
      Given location permission is provisional always
      When the user opens the app
      Then the app sees location permission always
      And about permission the app was told:
        | permission always |

    @I-03
    Scenario: Settings show what an app cannot see
      Given location permission is provisional always
      When the user opens the app
      And the user opens the app's page in Settings
      Then the app sees location permission always
      But Settings shows location permission while using

  Rule: Restricted means that not even the user can allow it

    @I-04
    Scenario Outline: Nobody is asked for <permission> permission while location is restricted
      Given location permission is restricted
      And the app is open
      When the app asks for <permission> permission
      Then no system alert is shown
      And for 10 minutes the app was told nothing
      And the app sees location permission restricted

      Examples:
        | permission  |
        | when-in-use |
        | Always      |

  Rule: The device's switch makes every app denied, and gives back what was there before

    @I-05 @I-01
    Scenario Outline: <status>, off and on again
      Given location permission is <preset>
      And the app is open
      When Location Services are switched off
      Then the app sees location permission denied
      And the app was told:
        | permission denied |
      When Location Services are switched on
      Then the app sees location permission <status>
      And the app was told:
        | permission <status> |

      Examples:
        | preset             | status      |
        | while using        | while using |
        | allowed once       | while using |
        | always             | always      |
        | provisional always | always      |

    @I-05
    Scenario: An app that was denied anyway hears nothing of the switch
      Given location permission is denied
      And the app is open
      When Location Services are switched off
      And Location Services are switched on
      Then the app was told nothing
      And the app sees location permission denied

    @I-05
    Scenario: Airplane mode denies location too
      Given location permission is while using
      And the app is open
      When airplane mode is on
      Then about permission the app was told:
        | permission denied |
      When airplane mode is off
      Then about permission the app was told:
        | permission while using |

    @I-05
    Scenario: Where one does not believe that airplane mode matters
      Given airplane mode is "leaves location alone"
      And location permission is while using
      And the app is open
      When airplane mode is on
      Then the app was told nothing about permission
      And the app sees location permission while using

    @I-06
    Scenario: The switch can be read apart from the permission
      Given location permission is denied
      And the app is open
      Then the app sees Location Services on
      When Location Services are switched off
      Then the app sees Location Services off
      And the app sees location permission denied

  Rule: A permission can change without the app having a part in it

    @I-07 @I-30
    Scenario: The user changes it in Settings
      Given location permission is while using
      And the app is open
      When the user sets location permission to denied in Settings and returns
      Then about permission the app was told:
        | permission denied |

    @I-07
    Scenario: The user resets Location & Privacy
      Given location permission is always
      And the app is open
      When the user resets Location & Privacy
      Then the app was told:
        | permission not determined |
      When the app asks for when-in-use permission
      Then the location permission alert is shown

    @I-07 @I-05
    Scenario: A reset leaves Location Services as they are
      Given location permission is while using
      And the app is open
      And Location Services are switched off
      When the user resets Location & Privacy
      Then the app sees location permission denied
      When Location Services are switched on
      Then the app sees location permission not determined

    @I-07 @I-24
    Scenario: The user answers the reminder about background use
      Given location permission is always
      And the app is open
      When iOS reminds the user of the app's background use
      And the user answers "Change to Only While Using"
      Then about permission the app was told:
        | permission while using |

    @I-07 @I-37
    Scenario: Allow Once lapses
      Given location permission is allowed once
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then about permission the app was told:
        | permission not determined |

  Rule: Settings have four lines and a switch for precise location

    @I-23
    Scenario Outline: The user chooses "<line>"
      Given location permission is <before>
      And the app is open
      When the user opens the app's page in Settings
      And the user chooses "<line>" in Settings
      And the user returns to the app
      Then about permission the app was told:
        | permission <after> |
      And the app sees location permission <after>

      Examples:
        | before      | line                | after       |
        | while using | Never               | denied      |
        | denied      | While Using the App | while using |
        | denied      | Always              | always      |
        | always      | While Using the App | while using |
        | while using | Always              | always      |
