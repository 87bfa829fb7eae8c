#if os(Linux)
  import Observation
  import Testing

  @testable import SwiftUI

  /// Of an observable object the properties count that a body has read.
  ///
  /// Source: Apple's "Managing model data in your app" and "Migrating from the Observable Object protocol to the Observable
  /// macro".
  @MainActor struct ObservationTests {
    @Observable final class Person {
      var name = "Ada"
      var age = 1
      @ObservationIgnored var silent = 0
    }

    @Test func `of an observable object only the properties count that the body has read`() {
      struct Name: View {
        let person: Person
        var body: some View { Text(person.name) }
      }
      struct Age: View {
        let person: Person
        var body: some View { Text("\(person.age)") }
      }
      let person = Person()
      let stage = Stage(
        VStack {
          Name(person: person)
          Age(person: person)
        })
      _ = (Bodies.taken(Name.self), Bodies.taken(Age.self))
      person.age += 1
      #expect(stage.shown == "Ada 2")
      #expect(Bodies.taken(Name.self) == 0 && Bodies.taken(Age.self) == 1)
      person.silent += 1
      stage.graph.settle()
      #expect(Bodies.taken(Name.self) == 0 && Bodies.taken(Age.self) == 0)
    }

    @Test func `an observable object counts again after every evaluation`() {
      struct Name: View {
        let person: Person
        @State private var showsAge = false
        var body: some View {
          Button("Turn") { showsAge.toggle() }
          Text(showsAge ? "\(person.age)" : person.name)
        }
      }
      let person = Person()
      let stage = Stage(Name(person: person))
      for name in ["Bea", "Cid"] {
        person.name = name
        #expect(stage.shown == "\(name) [Turn]")
      }
      stage.tap("Turn")
      _ = Bodies.taken(Name.self)
      person.name = "Dan"
      stage.graph.settle()
      #expect(Bodies.taken(Name.self) == 0)
      person.age = 9
      #expect(stage.shown == "9 [Turn]")
    }

    @Test func `an observable object that is a state stays, and is bound to`() {
      struct Page: View {
        @State private var person = Person()
        @State private var count = 0
        var body: some View {
          TextField("Name", text: $person.name)
          Text("\(person.name) \(count)")
          Button("Count") { count += 1 }
        }
      }
      let stage = Stage(Page())
      stage.write("Eve", into: "Name")
      stage.tap("Count")
      #expect(stage.shown == "Eve 1 Name = Eve [Count]")
    }

    @Observable final class Team {
      var people = [Person(), Person()]
      var first: Person { people[0] }
    }

    @Test func `an object within an object counts where it was read, and in a list`() {
      struct First: View {
        let team: Team
        var body: some View { Text("first \(team.first.name)") }
      }
      struct All: View {
        let team: Team
        var body: some View {
          ForEach(team.people.indices, id: \.self) { Text(team.people[$0].name) }
        }
      }
      let team = Team()
      let stage = Stage(
        VStack {
          First(team: team)
          All(team: team)
        })
      #expect(stage.shown == "first Ada Ada Ada")
      team.people[1].name = "Bea"
      #expect(stage.shown == "first Ada Ada Bea")
      team.people.reverse()
      #expect(stage.shown == "first Bea Bea Ada")
      team.people.removeLast()
      #expect(stage.shown == "first Bea Bea")
    }

    @Test func `another object of the environment is the one that counts`() {
      struct Reader: View {
        @Environment(Person.self) private var person
        var body: some View { Text(person.name) }
      }
      struct Page: View {
        let people: [Person]
        @State private var index = 0
        var body: some View {
          Button("Next") { index = 1 }
          Reader().environment(people[index])
        }
      }
      let people = [Person(), Person()]
      let stage = Stage(Page(people: people))
      people[1].name = "Bea"
      stage.tap("Next")
      #expect(stage.shown == "Bea [Next]")
      _ = Bodies.taken(Reader.self)
      people[0].name = "nobody"
      stage.graph.settle()
      #expect(Bodies.taken(Reader.self) == 0)
      people[1].name = "Cid"
      #expect(stage.shown == "Cid [Next]")
    }

    @Test func `what an action reads has nothing evaluated`() {
      struct Page: View {
        let person: Person
        let log: Log
        var body: some View {
          Button("Go") { log.add(person.name) }.onAppear { log.add("\(person.age)") }
        }
      }
      let (person, log) = (Person(), Log())
      let stage = Stage(Page(person: person, log: log))
      stage.tap("Go")
      _ = Bodies.taken(Page.self)
      (person.name, person.age) = ("Bea", 2)
      stage.graph.settle()
      #expect(Bodies.taken(Page.self) == 0 && log.taken() == "1 Ada")
    }

    @Test func `what a row, a page or a question shows counts there`() {
      struct Page: View {
        let person: Person
        @State private var asks = false
        var body: some View {
          List(0..<1) { _ in Text("row \(person.name)") }
          Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) {
            Button("Yes \(person.name)") {}
          }
        }
      }
      let person = Person()
      let stage = Stage(Page(person: person))
      stage.tap("Ask")
      _ = Bodies.taken(Page.self)
      person.name = "Bea"
      #expect(stage.shown == "- row Bea [Ask] ? Sure? | Yes Bea")
      #expect(Bodies.taken(Page.self) == 0)
    }
  }
#endif
