import DeviceInterface
import Testing

@testable import AppParts

/// What a full storage lacks is stored again once there is room, and no sooner.
struct StorageDebtTests {
  private static func facts(_ seconds: Int, free: Int?) -> Facts {
    var facts = Facts(platform: .iOS, permission: Permission(.always))
    facts.uptime = .seconds(seconds)
    facts.storageFreeBytes = free
    return facts
  }

  @Test func `nothing is owed before storing has failed, nor once it was stored anew`() {
    var debt = StorageDebt()
    #expect(!debt.isOwed)
    #expect(!debt.isPayable(Self.facts(1, free: 1 << 20)))
    debt.incur(Self.facts(1, free: 0))
    #expect(debt.isOwed)
    debt.pay()
    #expect(!debt.isOwed)
    #expect(!debt.isPayable(Self.facts(2, free: 1 << 20)))
  }

  @Test(arguments: [
    (2, StorageDebt.freeBytesMin, true), (2, StorageDebt.freeBytesMin - 1, false), (2, nil, false),
    // At the same moment one failure would follow the other.
    (1, 1 << 20, false),
  ])
  func `it is payable later, where there is room`(seconds: Int, free: Int?, isPayable: Bool) {
    var debt = StorageDebt()
    debt.incur(Self.facts(1, free: 0))
    #expect(debt.isPayable(Self.facts(seconds, free: free)) == isPayable)
  }
}
