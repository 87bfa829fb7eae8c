import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
import Storyboards

/// What sentences can name here and now.
extension World {
  /// How many kinds of requests are named, the latest first.
  private static var requestKindsMax: Int { 12 }

  /// Returns the texts that the user can read, wherever they stand, and the requests that the app's server has received or
  /// knows.
  public func presentValues() -> PresentValues {
    let received = requestKinds
    var values = PresentValues(texts: Self.distinct(readableTexts + received))
    if !app.isBare {
      values.words["server"] = [app.room.serverName]
      let pages = otherPages
      values.sights = pages.map { PresentValues.Sight($0.reader, Self.distinct($0.texts)) }
      if !pages.isEmpty { values.words[app.room.readerType] = pages.map(\.reader) }
      let known = servers[ownServerIndex].knownRequests.map { "\($0)" }
      values.requests = Self.distinct(received + known)
    }
    return values
  }

  /// What can be read on the phone now, what is in front first.
  private var readableTexts: [String] {
    let picture = Picture(self)
    let alert = picture.alert.map { [$0.dialog.title, $0.dialog.message] + $0.dialog.buttons }
    let notices = picture.notifications.flatMap { [$0.title, $0.text] }
    return (alert ?? []) + texts(of: picture.front) + notices
  }

  private func texts(of front: Picture.Front) -> [String] {
    switch front {
    case .app(let screen), .page(_, let screen): texts(of: screen)
    case .home(let name): [name].compactMap(\.self)
    case .settings(let page): page.map { [$0.title] + $0.choices } ?? []
    case .otherApp(let address): [address]
    case .locked, .call, .off: []
    }
  }

  /// The methods and paths of the requests that the app's server has received, as sentences say them.
  private var requestKinds: [String] {
    guard !app.isBare else { return [] }
    let kinds = servers[ownServerIndex].log.requests.reversed().lazy.map { request in
      "\(request.method.rawValue) \(request.path)"
    }
    return Array(Self.distinct(Array(kinds)).prefix(Self.requestKindsMax))
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
