@android
Feature: Android's permission dialogs
  The platform asks the user on an app's behalf and reports the outcome of that one request. What the dialog offers
  depends on what is asked for, on what is granted already, and on how often the user said no.

  Rule: The dialog offers while using, only this time, and no

    @A-11
    Scenario: Three buttons
      Given the app is open
      When the app requests the permissions coarse and fine
      Then the location permission alert is shown
      And the alert offers:
        | While using the app |
        | Only this time      |
        | Deny                |

    @A-11
    Scenario: The app loses the focus to the dialog and gets it back with the answer
      Given the app is open
      When the app requests the permissions coarse and fine
      Then the app was told:
        | paused |
      And the app is inactive
      When the user answers "While using the app"
      Then the app was told, in any order:
        | permission request granted coarse, fine |
        | resumed                                 |

    @A-11
    Scenario: Only this time looks like a lasting grant to the app
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Only this time"
      Then about permission the app was told:
        | permission request granted coarse, fine |
      And the app sees location permission while using

  Rule: The user chooses between precise and approximate

    @A-12 @A-13
    Scenario Outline: <button>, <accuracy>
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "<button>" with <accuracy> accuracy
      Then about permission the app was told:
        | permission request granted <granted> |
      And the app sees <accuracy> accuracy

      Examples:
        | button              | accuracy    | granted      |
        | While using the app | precise     | coarse, fine |
        | While using the app | approximate | coarse       |
        | Only this time      | precise     | coarse, fine |
        | Only this time      | approximate | coarse       |

    @A-13
    Scenario: No grants nothing
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then about permission the app was told:
        | permission request denied |
      And the app sees location permission denied

    @A-12
    Scenario: Precise is chosen unless the user says otherwise
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then the app sees precise accuracy

    @A-12
    Scenario: Approximate stays chosen for a user who chose it before
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Only this time" with approximate accuracy
      And the user leaves the app
      And 10 minutes pass
      And the user returns to the app
      And what the app was told so far is set aside
      And the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse |

    @A-12
    Scenario: Before Android 12 there is no choice
      Given the phone runs Android 11
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse, fine |

    @A-14
    Scenario: An app that asks for coarse alone gets coarse
      Given the app is open
      When the app requests the permission coarse
      Then the alert offers:
        | While using the app |
        | Only this time      |
        | Deny                |
      When the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse |
      And the app sees reduced accuracy

  Rule: A request for fine alone is ignored

    @A-15
    Scenario: Fine without coarse
      Given the app is open
      When the app requests the permission fine
      Then no system alert is shown
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-15
    Scenario: It is no refusal, so the right request still asks
      Given the app is open
      When the app requests the permission fine
      And the app requests the permission fine
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-15
    Scenario: Some phones ask all the same
      Given fine location alone is "works"
      And the app is open
      When the app requests the permission fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted fine |

    @A-15
    Scenario: An app built for Android 11 is asked for
      Given the app targets SDK 30
      And the app is open
      When the app requests the permission fine
      Then the location permission alert is shown

  Rule: The way from approximate to precise has a dialog of its own

    @A-16
    Scenario: After a lasting grant
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      Then the alert offers:
        | Change to precise location |
        | Only this time             |
        | Deny                       |
      When the user answers "Change to precise location"
      Then about permission the app was told:
        | permission request granted coarse, fine |
      And the app sees precise accuracy
      And the app has been started 1 time

    @A-16
    Scenario: After a grant for this time
      Given location permission is only this time with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      Then the alert offers:
        | Only this time |
        | Deny           |

    @A-16
    Scenario: No leaves approximate as it was
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then about permission the app was told:
        | permission request granted coarse |
      And the app sees location permission while using
      And the app sees reduced accuracy
      And the app has been started 1 time

    @A-16 @A-20
    Scenario: The second no to precise is the last question, and approximate still stays
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      Then no system alert is shown
      And about permission the app was told:
        | permission request granted coarse |
        | permission request granted coarse |
        | permission request granted coarse |

  Rule: What is granted already needs no dialog

    @A-17
    Scenario Outline: Asking for <permissions> with location permission <granted>
      Given location permission is <granted>
      And the app is open
      When the app requests the permissions <permissions>
      Then no system alert is shown
      And the app was told:
        | paused                              |
        | permission request granted <result> |
        | resumed                             |

      Examples:
        | granted        | permissions     | result       |
        | while using    | coarse and fine | coarse, fine |
        | while using    | coarse          | coarse       |
        | only this time | coarse and fine | coarse, fine |
        | always         | background      | background   |

    @A-17
    Scenario: Asking for the rest of the group, once precise is granted
      Given location permission is while using
      And the app is open
      When the app requests the permission fine
      Then no system alert is shown
      And the app was told:
        | paused                          |
        | permission request granted fine |
        | resumed                         |

  Rule: A request that is interrupted comes back empty

    @A-18
    Scenario: A second request while the first one is up
      Given the app is open
      And the app requests the permissions coarse and fine
      And what the app was told so far is set aside
      When the app requests the permission coarse
      Then the app was told:
        | permission request cancelled |
      When the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse, fine |

    @A-18
    Scenario: A request without a visible app to put it to the user
      Given the app is open
      And the user leaves the app
      And what the app was told so far is set aside
      When the app requests the permissions coarse and fine
      Then no system alert is shown
      And the app was told:
        | permission request cancelled |

  Rule: A dialog closed without an answer is no answer

    @A-19
    Scenario: The request comes back empty
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user dismisses the alert
      Then about permission the app was told:
        | permission request cancelled |
      And the app sees location permission not determined
      And the platform does not advise to explain the permission

    @A-19
    Scenario: However often it happens, the question can come again
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user dismisses the alert
      And the app requests the permissions coarse and fine
      And the user dismisses the alert
      And the app requests the permissions coarse and fine
      And the user dismisses the alert
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-19
    Scenario: It does not count between two refusals
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      And the user dismisses the alert
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-19
    Scenario: A phone that reports a closed dialog as not granted
      Given the dismissed question is "not granted"
      And the app is open
      When the app requests the permissions coarse and fine
      And the user dismisses the alert
      Then about permission the app was told:
        | permission request denied |
      And the app sees location permission not determined

  Rule: The second no is final

    @A-20
    Scenario: After the first no the app may ask again
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      Then the location permission alert is shown

    @A-20
    Scenario: After the second no it is refused without a question
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      And what the app was told so far is set aside
      And the app requests the permissions coarse and fine
      Then no system alert is shown
      And the app was told:
        | paused                    |
        | permission request denied |
        | resumed                   |

    @A-20
    Scenario: The count outlives the process
      Given the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the user quits and reopens the app
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the user quits and reopens the app
      And the app requests the permissions coarse and fine
      Then no system alert is shown

    @A-20
    Scenario: Settings still grant what can no longer be asked for
      Given location permission is denied
      And the app is open
      When the user sets location permission to while using in Settings and returns
      Then the app sees location permission while using

  Rule: The platform advises to explain between the first no and the second

    @A-21
    Scenario: Before the first question, after the first no, after the second
      Given the app is open
      Then the platform does not advise to explain the permission
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then the platform advises to explain the permission
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then the platform does not advise to explain the permission

    @A-21
    Scenario: What is granted needs no explanation
      Given location permission is denied once
      And the app is open
      Then the platform advises to explain the permission
      When the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then the platform does not advise to explain the permission

    @A-21
    Scenario: Each permission has its own answer
      Given location permission is while using with approximate accuracy
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "Deny"
      Then the platform advises to explain the permission fine
      And the platform does not advise to explain the permission coarse

  Rule: Coarse can be asked for where fine was refused for good

    @A-23
    Scenario: Fine refused twice, then coarse
      Given the app targets SDK 30
      And the app is open
      When the app requests the permission fine
      And the user answers "Deny"
      And the app requests the permission fine
      And the user answers "Deny"
      And the app requests the permission fine
      Then no system alert is shown
      When what the app was told so far is set aside
      And the app requests the permissions coarse and fine
      And the user answers "While using the app"
      Then about permission the app was told:
        | permission request granted coarse |

  Rule: A grant may count as a decision, so that the next no is final

    @A-24
    Scenario Outline: The first no to precise, where a grant <counts>
      Given the grant as decision is "<counts>"
      And the app is open
      When the app requests the permissions coarse and fine
      And the user answers "While using the app" with approximate accuracy
      And the app requests the permissions coarse and fine
      And the user answers "Deny"
      And the app requests the permissions coarse and fine
      Then the location permission alert has been shown <times> times

      Examples:
        | counts         | times |
        | counts         | 2     |
        | does not count | 3     |
