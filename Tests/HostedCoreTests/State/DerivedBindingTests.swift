import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("bindings derived from other bindings write where they came from")
struct DerivedBindingTests {
  private struct Person: Equatable { var name: String; var pets: [Pet] = [] }
  private struct Pet: Equatable, Identifiable { var id: Int; var name: String; var age: Int? }

  private struct NameField: View {
    @Binding var name: String
    var body: some View { TextField("name", text: $name) }
  }

  @Test("an unwrapped binding edits the value, and its view goes with it")
  func unwrapped() throws {
    struct Page: View {
      @State private var person: Person?
      var body: some View {
        VStack {
          Text("person \(person?.name ?? "none")")
          Button("Make") { person = Person(name: "Ada") }
          Button("Drop") { person = nil }
          if let person = Binding($person) { NameField(name: person.name) } else { Text("empty") }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(host.screen.contains("empty"))
    try host.find(.button, "Make").tap()
    try host.find(.textField).replaceText("Grace")
    #expect(host.screen.contains("person Grace"))
    try host.find(.button, "Drop").tap()
    #expect(host.screen.contains("person none") && host.findAll(.textField).isEmpty)
    try host.find(.button, "Make").tap()
    #expect(try host.find(.textField).value == "Ada")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a path through arrays, structs and optionals writes the one element")
  func path() throws {
    struct Page: View {
      @State private var people = [
        Person(name: "Ada", pets: [Pet(id: 1, name: "cat"), Pet(id: 2, name: "dog")]),
        Person(name: "Bob", pets: [Pet(id: 3, name: "fox")]),
      ]
      var body: some View {
        VStack {
          Text(
            people.map { "\($0.name):\($0.pets.map(\.name).joined(separator: "+"))" }
              .joined(separator: " "))
          NameField(name: $people[0].pets[1].name)
          ForEach($people, id: \.name) { $person in
            ForEach($person.pets) { $pet in
              Button("Age \(pet.name)") { pet.age = (pet.age ?? 0) + 1 }
              Text("\(pet.name) is \(pet.age ?? -1)")
            }
          }
        }
      }
    }
    let host = TestHost(columns: 80, rows: 24) { Page() }
    try host.find(.textField).replaceText("wolf")
    #expect(host.screen.contains("Ada:cat+wolf Bob:fox"))
    try host.find(.button, "Age fox").tap()
    try host.find(.button, "Age fox").tap()
    #expect(host.screen.contains("fox is 2") && host.screen.contains("wolf is -1"))
  }

  @Test("a dictionary's value by its key, with and without a default")
  func dictionary() throws {
    struct Page: View {
      @State private var names = ["a": "Ada"]
      var body: some View {
        VStack {
          Text(names.keys.sorted().map { "\($0)=\(names[$0]!)" }.joined(separator: " "))
          NameField(
            name: Binding(get: { names["b", default: "new"] }, set: { names["b"] = $0 }))
          Button("Remove a") { names["a"] = nil }
          if let name = Binding($names["a"]) { NameField(name: name) }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(host.screen.contains("a=Ada"))
    let fields = host.findAll(.textField)
    #expect(fields.map(\.value) == ["new", "Ada"])
    try fields[1].replaceText("Anna")
    try fields[0].replaceText("Bob")
    #expect(host.screen.contains("a=Anna b=Bob"))
    try host.find(.button, "Remove a").tap()
    #expect(host.findAll(.textField).map(\.value) == ["Bob"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("the payload of an enum by a binding of closures, while its case changes")
  func payload() throws {
    enum Phase: Equatable { case idle, editing(String), done(Int) }
    struct Page: View {
      @State private var phase = Phase.idle
      private var draft: Binding<String>? {
        guard case .editing(let text) = phase else { return nil }
        return Binding(
          get: { if case .editing(let now) = phase { now } else { text } },
          set: { if case .editing = phase { phase = .editing($0) } })
      }
      var body: some View {
        VStack {
          Text("\(String(describing: phase))")
          Button("Edit") { phase = .editing("draft") }
          Button("Done") {
            if case .editing(let text) = phase { phase = .done(text.count) }
          }
          if let draft { NameField(name: draft) }
        }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "Edit").tap()
    try host.find(.textField).type(" two")
    #expect(host.screen.contains("editing(\"draft two\")"))
    try host.find(.button, "Done").tap()
    #expect(host.screen.contains("done(9)") && host.findAll(.textField).isEmpty)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a binding of closures over two states reads and writes both")
  func overTwo() throws {
    struct Page: View {
      @State private var celsius = 20.0
      @State private var edits = 0
      private var fahrenheit: Binding<Double> {
        Binding(
          get: { celsius * 9 / 5 + 32 },
          set: {
            celsius = ($0 - 32) * 5 / 9
            edits += 1
          })
      }
      var body: some View {
        Text("\(Int(celsius)) C, \(edits) edits")
        Stepper("F", value: fahrenheit, step: 18)
      }
    }
    let host = TestHost { Page() }
    try host.find(.stepper).increment()
    try host.find(.stepper).increment()
    try host.find(.stepper).decrement()
    #expect(host.screen.contains("30 C, 3 edits"))
  }

  @Test("a write through a binding is read back in the same action")
  func readBack() throws {
    struct Child: View {
      @Binding var count: Int
      let note: ([Int]) -> Void
      var body: some View {
        Button("Add") {
          var seen = [count]
          count += 1
          seen.append(count)
          $count.wrappedValue *= 10
          seen.append(count)
          note(seen)
        }
      }
    }
    struct Parent: View {
      @State private var count = 1
      let note: ([Int]) -> Void
      var body: some View {
        Text("count \(count)")
        Child(count: $count, note: note)
      }
    }
    var seen: [Int] = []
    let host = TestHost { Parent { seen = $0 } }
    try host.find(.button, "Add").tap()
    #expect(seen == [1, 2, 20])
    #expect(host.screen.contains("count 20"))
  }

  @Test("a binding with an animation animates its own writes, and no others")
  func animated() throws {
    struct Page: View {
      let note: (String) -> Void
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("animated", isOn: $isOn.animation(.linear(duration: 2)))
          Toggle("plain", isOn: $isOn)
          Text("is \(isOn.description)").transaction { transaction in
            note(transaction.animation == nil ? "none" : "animated")
          }
        }
      }
    }
    var notes: [String] = []
    let host = TestHost { Page { notes.append($0) } }
    notes = []
    try host.find(.toggle, "animated").toggle()
    #expect(notes.contains("animated"))
    notes = []
    try host.find(.toggle, "plain").toggle()
    #expect(!notes.isEmpty && !notes.contains("animated"))
  }

  @Test("a projection of a binding that another wrapper holds follows its source")
  func ownWrapper() throws {
    @MainActor @propertyWrapper struct Clamped: DynamicProperty {
      @Binding private var source: Int
      init(_ source: Binding<Int>) { _source = source }
      var wrappedValue: Int {
        get { min(source, 3) }
        nonmutating set { source = newValue }
      }
      var projectedValue: Binding<Int> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
      }
    }
    struct Child: View {
      @Clamped var value: Int
      var body: some View {
        Text("clamped \(value)")
        Stepper("value", value: $value)
      }
    }
    struct Parent: View {
      @State private var value = 2
      var body: some View {
        Text("value \(value)")
        Child(value: Clamped($value))
        Button("Nine") { value = 9 }
      }
    }
    let host = TestHost { Parent() }
    try host.find(.button, "Nine").tap()
    #expect(host.screen.contains("value 9") && host.screen.contains("clamped 3"))
    try host.find(.stepper).decrement()
    #expect(host.screen.contains("value 2") && host.screen.contains("clamped 2"))
  }

  @Test("an optional selection with a default by a function of the app")
  func withDefault() throws {
    struct Page: View {
      @State private var name: String?
      var body: some View {
        Text("name \(name ?? "nil")")
        NameField(name: Binding(get: { name ?? "" }, set: { name = $0.isEmpty ? nil : $0 }))
      }
    }
    let host = TestHost { Page() }
    try host.find(.textField).type("x")
    #expect(host.screen.contains("name x"))
    try host.find(.textField).replaceText("")
    #expect(host.screen.contains("name nil"))
  }

  @Test("a binding passed through a modifier and the environment is the owner's")
  func throughEnvironment() throws {
    struct Adding: ViewModifier {
      @Binding var count: Int
      func body(content: Content) -> some View {
        HStack {
          content
          Button("Plus") { count += 1 }
        }
      }
    }
    struct Leaf: View {
      @Environment(\.flowCount) private var count
      var body: some View { Button("Leaf \(count.wrappedValue)") { count.wrappedValue += 10 } }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Leaf().modifier(Adding(count: $count)).environment(\.flowCount, $count)
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "Plus").tap()
    try host.find(.button, "Leaf 1").tap()
    #expect(host.findAll(.button, "Leaf 11").count == 1)
  }

  @Test("onChange sees old and new values, in the closure of the newest body, in written order")
  func changes() throws {
    struct Page: View {
      let note: (String) -> Void
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Text("\(a) \(b)")
          .onChange(of: a, initial: true) { old, new in note("a \(old)>\(new) b=\(b)") }
          .onChange(of: b) { note("b=\(b) a=\(a)") }
          .onChange(of: a + b) { _, sum in note("sum \(sum)") }
        Button("Both") {
          a += 1
          b += 2
        }
        Button("Only b") { b += 1 }
      }
    }
    var notes: [String] = []
    let host = TestHost { Page { notes.append($0) } }
    #expect(notes == ["a 0>0 b=0"])
    notes = []
    try host.find(.button, "Both").tap()
    #expect(notes == ["a 0>1 b=2", "b=2 a=1", "sum 3"])
    notes = []
    try host.find(.button, "Only b").tap()
    #expect(notes == ["b=3 a=1", "sum 4"])
  }
}

extension EnvironmentValues {
  fileprivate enum FlowCount: EnvironmentKey {
    static var defaultValue: Binding<Int> { .constant(0) }
  }
  fileprivate var flowCount: Binding<Int> {
    get { self[FlowCount.self] }
    set { self[FlowCount.self] = newValue }
  }
}
