import DeviceInterface
import Testing

@testable import AppParts

/// How often the permission for the background may be asked for.
struct AlwaysQuestionTests {
  @Test(arguments: [(PlatformKind.iOS, 1), (.android, 2)])
  func `so many questions have an effect, also those of earlier processes`(
    kind: PlatformKind, countMax: Int
  ) {
    var platform = Requests(Facts(platform: kind, permission: Permission(.whenInUse)))
    var storage: [String: String] = [:]
    for asked in 0..<4 {
      // A new process each time.
      var question = AlwaysQuestion(key: "asked")
      question.restore(storage)
      #expect(question.canAsk(on: kind) == (asked < countMax))
      platform = Requests(platform.facts)
      question.count(&platform)
      guard case .store("asked", let value) = platform.list.first else {
        Issue.record("\(platform.list)")
        return
      }
      storage["asked"] = value
    }
  }
}
