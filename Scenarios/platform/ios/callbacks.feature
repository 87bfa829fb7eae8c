@ios
Feature: When an app hears of its permission, on iOS
  There is one callback for everything: the start, the status, the accuracy. It says that something may be
  different, never what caused it, and it never answers a request.

  Rule: A new location manager is told the status once, changed or not

    @I-27
    Scenario Outline: An app is started with the permission <permission>
      Given location permission is <permission>
      When the user opens the app
      Then about permission the app was told:
        | permission <permission> |
      And for 10 minutes the app was told nothing about permission

      Examples:
        | permission     |
        | not determined |
        | denied         |
        | while using    |

    @I-27
    Scenario: The first news of a new app comes before any decision
      When the user opens the app
      And the app asks for when-in-use permission
      Then the location permission alert is shown
      And about permission the app was told:
        | permission not determined |

    @I-27 @I-29
    Scenario: A second location manager is told as well
      Given location permission is while using
      And the app is open
      When the app creates a location manager
      Then the app was told:
        | permission while using |

    @I-21 @I-27
    Scenario Outline: Whether that comes <order> is not promised
      Given the callback order is "<order>"
      And location permission is while using
      When the user opens the app
      Then the app was told:
        | launched by the user |
        | <first>              |
        | <second>             |
        | screen appeared      |

      Examples:
        | order         | first                  | second                 |
        | before active | permission while using | became active          |
        | after active  | became active          | permission while using |

  Rule: After that, only changes are told

    @I-28
    Scenario: Coming back to an unchanged permission
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then the app was told nothing about permission

    @I-28
    Scenario: Choosing in Settings what was chosen before
      Given location permission is while using
      And the app is open
      When the user opens the app's page in Settings
      And the user chooses the same line again in Settings
      And the user returns to the app
      Then the app was told nothing about permission

  Rule: Every location manager is told of a change

    @I-29
    Scenario: Three managers, three callbacks
      Given the app is open
      And the app creates a location manager
      And the app creates a location manager
      And what the app was told so far is set aside
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App"
      Then about permission the app was told:
        | permission while using |
        | permission while using |
        | permission while using |

  Rule: A change is told in the foreground and in the background, but not to a suspended app

    @I-30
    Scenario: In the foreground
      Given location permission is while using
      And the app is open
      When location permission changes to denied
      Then the app was told:
        | permission denied |

    @I-30
    Scenario: In the background, while the app runs
      Given location permission is always
      And the app is open
      And the app starts background location updates
      And the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      When location permission changes to denied
      Then the app was told "permission denied"

    @I-31
    Scenario: A suspended app is told when it runs again
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And what the app was told so far is set aside
      And the user sets location permission to denied in Settings
      Then the app is suspended
      And for 10 minutes the app was told nothing
      When the user returns to the app
      Then about permission the app was told:
        | permission denied |

    @I-31
    Scenario: Of several changes while it was suspended an app learns the last
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user sets location permission to denied in Settings
      And the user sets location permission to always in Settings
      And the user returns to the app
      Then about permission the app was told:
        | permission always |

    @I-31 @I-05
    Scenario: The device's switch was turned off while the app was suspended
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And Location Services are switched off
      And the user returns to the app
      Then about permission the app was told:
        | permission denied |

    @I-31 @I-28
    Scenario: Two changes that cancel each other out
      Given location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user sets location permission to denied in Settings
      And the user sets location permission to while using in Settings
      And the user returns to the app
      Then the app was told nothing about permission

    @I-31
    Scenario: The documents can also be read so that every resumed app is told
      Given permission on resume is "repeated"
      And location permission is while using
      And the app is open
      When the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      Then about permission the app was told:
        | permission while using |

  Rule: One callback stands for status and accuracy

    @I-32
    Scenario: Only the accuracy changes
      Given location permission is while using
      And the app is open
      When the user switches Precise Location off in Settings and returns
      Then about permission the app was told:
        | permission while using with reduced accuracy |
      When the user switches Precise Location on in Settings and returns
      Then about permission the app was told:
        | permission while using |

    @I-32
    Scenario: Both change
      Given the app is open
      When the app asks for when-in-use permission
      And the user answers "Allow While Using App" with reduced accuracy
      Then about permission the app was told:
        | permission while using with reduced accuracy |

  Rule: What changed while the app was dead is seen at its next start

    @I-34 @I-27
    Scenario: The permission was taken away meanwhile
      Given location permission is always
      And the app is open
      When the user leaves the app
      And the system ends the app
      And the user sets location permission to denied in Settings
      Then for 10 minutes the app was told nothing about permission
      When the user opens the app
      Then about permission the app was told:
        | permission denied |
