#if os(Linux)
  import Combine
  import Foundation
  import Testing

  private class Base: NSObject, ObservableObject {
    @Published var count = 0
  }

  private final class Model: Base {
    @Published var name: String
    @Published var place: Int?
    @Published private(set) var last = ""
    var kept = Set<AnyCancellable>()

    init(name: String) { _name = Published(initialValue: name) }

    func follow(_ names: some Publisher<String, Never>) { names.assign(to: &$last) }
  }

  @MainActor private final class MainModel: ObservableObject {
    @Published var values: [Int] = []
  }

  /// It says itself when it changes.
  private final class OwnModel: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var count = 0
  }

  private final class BareModel: ObservableObject {}

  /// Objects that tell when they are about to change.
  struct ObservableObjectTests {
    @Test func `an object tells of each of its properties, those of its superclass among them`() {
      let model = Model(name: "a")
      model.count = 1
      let recorder = model.objectWillChange.map { "\(model.count)\(model.name)" }.recorded()
      model.name = "b"
      model.count += 1
      model.place = 3
      #expect(recorder.text == "1a 1b 2b")
      #expect(model.objectWillChange === model.objectWillChange)
    }

    @Test func `a property sends what it has, and what it is about to have`() {
      let model = Model(name: "a")
      let recorder = model.$name.map { "\(model.name)>\($0)" }.recorded()
      model.name = "b"
      model.name = "c"
      #expect(recorder.text == "a>a a>b b>c")
    }

    @Test func `the object tells before its property does`() {
      let model = Model(name: "a")
      var log: [String] = []
      let kept = [
        model.$name.dropFirst().sink { log.append($0) },
        model.objectWillChange.sink { log.append("object") },
      ]
      model.name = "b"
      #expect(log == ["object", "b"] && kept.count == 2)
    }

    @Test func `a property is assigned for as long as it lives`() {
      let names = PassthroughSubject<String, Never>()
      weak var gone: Model?
      do {
        let model = Model(name: "")
        gone = model
        model.follow(names)
        let recorder = model.objectWillChange.map { "!" }.recorded()
        names.send("x")
        #expect(model.last == "x" && recorder.text == "!")
        model.follow(model.$name.map { $0 + "?" })
        model.name = "b"
        #expect(model.last == "b?")
      }
      #expect(gone == nil)
      names.send("y")
    }

    @Test func `an object that listens to itself is let go`() {
      weak var gone: Model?
      do {
        let model = Model(name: "")
        gone = model
        model.objectWillChange.sink { [weak model] in model?.kept = [] }.store(in: &model.kept)
        model.$count.map { "\($0)" }.sink { [weak model] in model?.name = $0 }
          .store(in: &model.kept)
      }
      #expect(gone == nil)
    }

    @MainActor @Test func `an object of the main actor is one like others`() {
      let model = MainModel()
      let recorder = model.objectWillChange.map { "!" }.recorded()
      model.values.append(1)
      model.values.append(2)
      #expect(model.values == [1, 2] && recorder.text == "! !")
    }

    @Test func `what an object says itself is left to it`() {
      let model = OwnModel()
      let recorder = model.objectWillChange.recorded()
      model.count = 1
      model.objectWillChange.send("me")
      #expect(recorder.text == "me")
    }

    @Test func `an object without such properties has one publisher too`() {
      let model = BareModel()
      let recorder = model.objectWillChange.map { "!" }.recorded()
      model.objectWillChange.send()
      #expect(recorder.text == "!")
    }

    @Test func `objects that are no more leave nothing behind`() {
      weak var publisher: ObservableObjectPublisher?
      for round in 1...2 {
        // More of them in the second round: those of the first are in nobody's way, wherever they stood.
        let models = (0..<(round * 500)).map { _ in BareModel() }
        if round == 1 { publisher = models[0].objectWillChange }
        for model in models {
          var count = 0
          let cancellable = model.objectWillChange.sink { count += 1 }
          model.objectWillChange.send()
          #expect(count == 1)
          cancellable.cancel()
        }
      }
      #expect(publisher == nil)
    }
  }
#endif
