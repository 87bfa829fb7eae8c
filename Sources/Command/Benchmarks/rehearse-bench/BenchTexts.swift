/// What rehearse is given to play, in sentences and forms that old and new commands understand.
enum BenchTexts {
  /// Scenarios so short that what is measured is everything around them.
  static func trivial(_ count: Int) -> String {
    let scenarios = (1...count).map { number in
      """
        Scenario: s\(number)
          Given the app is open
          When 1 minute passes
          Then the app is active

      """
    }
    return "Feature: Trivial\n\n" + scenarios.joined(separator: "\n")
  }

  /// An app that records for weeks.
  static func campaign(weeks: Int) -> String {
    let days = weeks * 7
    return """
      Feature: Weeks
        Scenario: A campaign of \(days) days
          Given the campaign "Spring leaflets" is running
          And the user locks the phone
          When the user walks \(days * 120 + 20) km east at 5 km/h
          And \(days) days pass
          Then the server has received at least \(days * 1_440) uploads

      """
  }

  /// Scenarios of an app that counts positions, each with a process of its own.
  static func hosted(_ count: Int) -> String {
    let scenarios = (1...count).map { number in
      """
        Scenario: It counts, \(number)
          Given the app "Bench" is installed
          And location permission is while using
          When the user opens the app
          And the user taps "Start"
          And 3 seconds pass
          Then the screen shows "positions"

      """
    }
    return "Feature: Bench\n\n" + scenarios.joined(separator: "\n")
  }

  /// The description of that app.
  static func description(_ command: [String], sdk: String? = nil) -> String {
    let words = command.map { "\"\($0)\"" }.joined(separator: ", ")
    let environment = sdk.map { ",\n  \"environment\": { \"PYTHONPATH\": \"\($0)\" }" } ?? ""
    return """
      {
        "name": "Bench",
        "command": [\(words)],
        "infoPlist": "Info.plist"\(environment)
      }

      """
  }

  /// What that app declares.
  static let declaration = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleDisplayName</key>
      <string>Bench</string>
      <key>NSLocationWhenInUseUsageDescription</key>
      <string>To count positions.</string>
    </dict>
    </plist>

    """

  /// That app in Python.
  static let appInPython = """
    import rehearsal
    from rehearsal import Control, Screen


    class Bench(rehearsal.App):
        fixes = 0

        def screen(self):
            return Screen("Bench", message=f"{self.fixes} positions", controls=[Control("Start")])

        def on_tapped(self, label):
            self.phone.start_updates()

        def on_fix(self, fix):
            self.fixes += 1


    if __name__ == "__main__":
        rehearsal.run(Bench)

    """

  /// Some scenarios in which much can go wrong.
  static let audited: String = {
    let towns = ["Warsaw", "Kraków"]
    let scenarios = towns.flatMap { town in
      [2, 5, 8].map { seconds in
        """
          Scenario: The phone looks for \(seconds) seconds for its user in \(town)
            Given the user is in \(town)
            And location permission is while using
            And the first fix takes \(seconds) seconds
            When the user opens the app
            And 10 seconds pass
            Then the listings are those near \(town), nearest first
            And the server has received 1 listing query

          Scenario: Who refuses in \(town) browses after \(seconds) seconds
            Given the user is in \(town)
            And location permission is denied
            And the listing server answers after \(seconds) seconds
            When the user opens the app
            And the user taps "Cancel"
            And 10 seconds pass
            Then the listings are shown
            And the server has received 1 listing query without coordinates

        """
      }
    }
    let background = "  Background:\n    Given the pet listing app is installed\n\n"
    return "Feature: Listings\n\n" + background + scenarios.joined(separator: "\n")
  }()
}
