import AppParts
import BackendSimulator
import DeviceInterface
import Testing

struct RefusalReasonTests {
  @Test func `apps understand every reason that servers give, and no other`() {
    #expect(RefusalReason.allCases.map(\.rawValue) == Refusal.Reason.allCases.map(\.rawValue))
  }

  @Test(arguments: Refusal.Reason.allCases)
  func `a reason is read from the answer of a server`(reason: Refusal.Reason) {
    let answer = ServerResponse.error(status: 400, "no", reason: reason)
    #expect(RefusalReason(answer)?.rawValue == reason.rawValue)
  }

  @Test(arguments: [301, 400, 401, 403, 404, 409, 413, 422, 500])
  func `a status alone is no reason`(status: Int) {
    #expect(RefusalReason(.error(status: status)) == nil)
    #expect(RefusalReason(ServerResponse(status: status)) == nil)
  }
}
