public import DeviceInterface
import DeviceSimulator
public import ScenarioRunner
import Storyboards

/// A page that somebody else than the phone's user has before them, such as a customer who waits.
public struct OtherPage: Sendable {
  /// The words by which sentences call who reads it: "the customer of stop 2".
  public let reader: String
  /// What is on it now.
  public let screen: Screen
  /// The texts on it, as sentences name them.
  public let texts: [String]
  /// Sentences of what its reader can do with it.
  public let deeds: [String]

  /// Creates a page.
  public init(of reader: String, _ screen: Screen, texts: [String], deeds: [String]) {
    (self.reader, self.screen, self.texts, self.deeds) = (reader, screen, texts, deeds)
  }
}

/// What others have before them.
extension World {
  /// Returns the pages of others as pictures, in the order in which their parts can be touched.
  public func sightsElsewhere() -> Exhibit? {
    let pages = otherPages
    guard !pages.isEmpty else { return nil }
    let frames = pages.map { page in
      var picture = Picture(self)
      picture.front = .page(of: page.reader, page.screen.frozen(atUptime: phone.uptime))
      (picture.notifications, picture.alert, picture.isRinging) = ([], nil, false)
      return Frame(time: virtualTime, step: 0, picture: picture)
    }
    return Exhibit(Storyboard(frames: frames))
  }

  /// The pages of others, the one that was opened last first.
  var otherPages: [OtherPage] { app.isBare ? [] : app.room.pages(in: self) }

  /// The pages as parts that can be touched.
  var pageParts: [TouchablePart] {
    otherPages.enumerated().map { index, page in
      TouchablePart(
        "page-\(index + 1)", "the page of \(page.reader)", deeds: page.deeds, words: [page.reader])
    }
  }
}
