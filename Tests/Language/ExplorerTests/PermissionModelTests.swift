import Explorer
import PermissionModel
import Testing

/// The model whose numbers of states are known from elsewhere: SPIN counts the same.
struct PermissionModelTests {
  @Test(arguments: [1, 2]) func `one device has as many states as SPIN finds`(
    workers: Int
  ) async {
    let model = PermissionModel(devices: 1)
    let report = await PackedSearch(model).run(from: model.start, workers: workers)
    #expect(report.stateCount == 1_708)
    #expect(report.story.isEmpty)
    guard case .complete = report.coverage else {
      Issue.record("not everything was seen: \(report.coverage)")
      return
    }
  }

  @Test(arguments: [1, 2, 3]) func `two devices have as many states and transitions as SPIN finds`(
    workers: Int
  ) async {
    let model = PermissionModel(devices: 2)
    let report = await PackedSearch(model).run(from: model.start, workers: workers)
    #expect(report.stateCount == 1_458_632)
    #expect(report.transitionCount == 18_077_472)
    #expect(report.byteCount <= 64 * report.stateCount)
  }

  @Test func `what looks at any values sees the same states`() {
    let model = OpenedModel(PermissionModel(devices: 1))
    var search = BreadthFirstSearch(model, from: model.start)
    let coverage = search.run(SearchBounds())
    #expect(search.stateCount == 1_708)
    #expect(coverage.depth == search.depth - 1)
  }
}

/// A packed model looked at as one of any values.
private struct OpenedModel: SearchModel {
  let model: PermissionModel
  var start: UInt64 { model.start }

  init(_ model: PermissionModel) { self.model = model }

  func events(in state: UInt64) -> [UInt64] {
    var list = SuccessorList(capacity: model.successorsMax)
    model.addSuccessors(of: state, to: &list)
    return (0..<list.count).map { list[$0] }
  }

  func outcome(of event: UInt64, in state: UInt64) -> EventOutcome<UInt64, Bool> {
    model.isBroken(event) ? .broken(true) : .leads(to: event)
  }
}
