"""Feature files for the browser: one that passes and fails in many ways, and one that means harm."""

STORY = """@ios @android
Feature: Listings

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  @startup:FR-013 @slow
  Scenario: Turned off in Settings
    When the user opens the app
    And the user answers "Allow Once"
    And 2 minutes pass
    And the user moves 300 m north at 5 km/h
    And 5 minutes pass
    Then the popup "Location is off" is shown
    And no system alert is shown

  @ios
  Scenario: Answered
    When the user opens the app
    And the user answers "deny"
    And 5 seconds pass
"""

REQUIREMENTS = """# Startup

- `startup:FR-013` The popup appears once per session.
"""

WALK = """@ios
Feature: A walk

  Scenario: Through a region
    Given location permission is always
    And the user is in Warsaw
    When the user opens the app
    And the app starts background location updates
    And the app monitors the region "Home" of 200 m around Warsaw
    And the user moves 500 m north at 5 km/h
    And 10 minutes pass
"""

JUMP = """@ios
Feature: Jumps

  Scenario: A walk and a far jump
    Given the campaign app is installed
    And the user is in Warsaw
    And the campaign "Spring leaflets" is running
    When the user moves 1 km north at 5 km/h
    And 12 minutes pass
    And the user jumps 300 km south
    And 1 minute passes
    And the user moves 500 m east at 5 km/h
    And 10 minutes pass
    And the user taps "Pause"
    Then no popup is shown
"""

TOUR = """@ios
Feature: Circles and addresses

  Scenario: Three points
    Given the user is in Warsaw
    And the published tours are:
      | tour | point | title  | position         | radius | audio    |
      | Way  | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Way  | 2     | Column | 52.2369, 21.0122 | 150 m  | 1 hour   |
      | Way  | 3     | Gate   | 52.2405, 21.0122 | 200 m  | 1 minute |
    And the tour "Way" is running
    When the user walks 750 m north at 1.5 m/s and arrives

  Scenario: A stop is done
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a signature

  Scenario: A call
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    When the user taps "Call"
    Then another app has been opened with "tel:+48500200301"
"""

# Its moment of interest lies hours before its end, among thousands of positions.
SHIFT = """@ios
Feature: A long shift

  Scenario: Permission is lost early
    Given the user is in Kraków
    And the campaign "Spring leaflets" is running
    When the user walks 20 km north at 5 km/h
    And 20 minutes pass
    And the user sets location permission to denied in Settings and returns
    And 10 minutes pass
    And the user sets location permission to while using in Settings and returns
    And the user taps "Close"
    And the user taps "Resume"
    And 3 hours pass
    And the user connects the charger
    Then the badge "Active" is shown
"""

SLIP = """@ios
Feature: A slip of the pen

  Scenario: Too far 🧭
    Given the user has 🧭 moved
    And the user is at 95.0, 21
"""

# Longer than any line of a phone, and without a place to break.
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung" * 3
PATH = "abcdefghijklmnop/" * 12

WIDE = f"""@ios @a{LONG}
Feature: {LONG}

  {LONG}

  @wide:R-1 @t{LONG}
  Scenario: {LONG}
    Given the user is in Warsaw
    When {LONG}
    Then {LONG}
      | {LONG} | b |
      | c | {LONG} |
    And it looks like this
      \"\"\"
      {LONG}
      \"\"\"

  Scenario: Many columns
    Given the user is in Warsaw
    And the columns are
      | 52.2297, 21.0122 | two words | three | four | five | six | seven | eight | nine | ten |

  Scenario Outline: Not there, <popup>
    Given the pet listing app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user answers "Allow Once"
    And 2 minutes pass
    Then the popup "<popup>" is shown

    Examples:
      | popup |
      | {LONG} |

  Rule: {LONG}

    Scenario: Sent to {LONG}
      Given the server answers "GET /{PATH}" with status 200
      When the user is in Warsaw
"""

WIDE_REQUIREMENTS = f"""# {LONG}

- `wide:R-1` {LONG} is required.
- `wide:R-{LONG[:40].replace("ä", "a")}` {PATH}
"""

# Names that hold nothing to be seen, or nothing but what separates words.
NAMES = ["---", "/", "", "\u2028", "\u00a0", "\u3000", "\u200b", "\u00ad", "\u2800", "\u3164", "\u200d"]

BLANK = "@ios\nFeature: \u200b\n" + "".join(
    f"  Rule: {name}\n    @blank:R-1\n    Scenario: {name}\n      When nothing is known {number}\n"
    for number, name in enumerate(NAMES))

ATTACKS = [
    "<script>report('script')</script>",
    "<img src=x onerror=report('onerror')>",
    "</script><script>report('closed')</script>",
    "<!-- <script> --><svg onload=report('svg')>",
    "\\u202e]]> ::error file=a:: \\u001b[31m &lt;b&gt; ${report('js')} {{1}}".encode().decode("unicode_escape"),
    "javascript:report('address')",
    "'\"><iframe src=javascript:report('frame')>",
]


def hostile():
    """A feature in which every text that can stand in a report is an attack."""
    lines = ["@\"onclick=report('tag')", "Feature: " + ATTACKS[0], ""]
    for number, attack in enumerate(ATTACKS):
        lines += [
            f"  Rule: {attack}",
            f"    Scenario: {attack} {number}",
            "      Given the pet listing app is installed",
            f"      When the user taps \"{attack.replace(chr(34), '')}\"",
            f"      Then {attack}",
            f"        | {attack.replace('|', '')} |",
            f"      And the screen looks like {attack}",
            '        """' + attack.replace('"', ""),
            f"        {attack}",
            '        """',
        ]
    return "\n".join(lines) + "\n"
