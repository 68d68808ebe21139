import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("state and environment in modifiers, styles and own properties")
struct OwnPropertyTests {
  @Test("a modifier has state for each of its uses, which a changed argument keeps")
  func modifierState() throws {
    struct Counting: ViewModifier {
      let name: String
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("\(name) \(count)") { count += 1 }
        }
      }
    }
    struct Page: View {
      @State private var name = "n"
      var body: some View {
        VStack {
          Text("a").modifier(Counting(name: name))
          Text("b").modifier(Counting(name: "other"))
          Button("Rename") { name = "m" }
        }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "n 0").tap()
    try host.find(.button, "n 1").tap()
    try host.find(.button, "other 0").tap()
    try host.find(.button, "Rename").tap()
    #expect(host.findAll(.button, "m 2").count == 1 && host.findAll(.button, "other 1").count == 1)
  }

  @Test("a button style reads the environment of each button, and has state for each")
  func style() throws {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Inside(configuration) }
      struct Inside: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.flowLoudness) private var loudness
        @State private var appeared = 0
        init(_ configuration: ButtonStyleConfiguration) { self.configuration = configuration }
        var body: some View {
          HStack(spacing: 0) {
            configuration.label
            Text(" \(loudness) \(isEnabled.description) \(appeared)")
          }
          .onAppear { appeared += 1 }
        }
      }
    }
    struct Page: View {
      @State private var isOff = false
      var body: some View {
        VStack {
          Button("one") { isOff = true }
          Button("two") {}.disabled(isOff).environment(\.flowLoudness, "loud")
        }
        .buttonStyle(Marked())
      }
    }
    let host = TestHost { Page() }
    #expect(host.screen.contains("one quiet true 1") && host.screen.contains("two loud true 1"))
    try host.findAll(.button)[0].tap()
    #expect(host.screen.contains("two loud false 1"))
  }

  @Test("the nearest environment value wins, and a transform sees the outer one")
  func environmentOrder() {
    struct Leaf: View {
      @Environment(\.flowLoudness) private var loudness
      let name: String
      var body: some View { Text("\(name) \(loudness)") }
    }
    let host = TestHost {
      VStack {
        Leaf(name: "a").environment(\.flowLoudness, "inner").environment(\.flowLoudness, "outer")
        Leaf(name: "b")
          .transformEnvironment(\.flowLoudness) { $0 += "+" }
          .transformEnvironment(\.flowLoudness) { $0 += "-" }
        Leaf(name: "c")
      }
      .environment(\.flowLoudness, "top")
    }
    #expect(host.screen.contains("a inner"))
    #expect(host.screen.contains("b top-+"))
    #expect(host.screen.contains("c top"))
  }

  @Test("an inner disabled(false) does not enable what is disabled outside")
  func disabled() throws {
    struct Page: View {
      @State private var isOff = true
      @State private var taps = 0
      var body: some View {
        VStack {
          Text("taps \(taps)")
          VStack { Button("In") { taps += 1 }.disabled(false) }.disabled(isOff)
          Button("On") { isOff = false }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(try !host.find(.button, "In").isEnabled)
    try host.find(.button, "On").tap()
    try host.find(.button, "In").tap()
    #expect(host.screen.contains("taps 1"))
  }

  @Test("submitting runs the inner and then the outer actions, up to a scope")
  func submit() throws {
    struct Page: View {
      let note: (String) -> Void
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("open", text: $text).onSubmit { note("inner") }
          VStack { TextField("closed", text: $text).onSubmit { note("scoped") } }.submitScope()
        }
        .onSubmit { note("outer") }
      }
    }
    var notes: [String] = []
    let host = TestHost { Page { notes.append($0) } }
    try host.find(.textField, "open").focus()
    host.press(.return)
    #expect(notes == ["inner", "outer"])
    notes = []
    try host.find(.textField, "closed").focus()
    host.press(.return)
    #expect(notes == ["scoped"])
  }

  @Test("a sheet has its presenter's environment, with what was set inside and not outside of it")
  func sheetEnvironment() throws {
    struct Leaf: View {
      @Environment(\.flowLoudness) private var loudness
      var body: some View { Text("sheet \(loudness)") }
    }
    struct Page: View {
      @State private var isShown = false
      @State private var name = "one"
      var body: some View {
        Button("Show") { isShown = true }
          .environment(\.flowLoudness, "inside")
          .sheet(isPresented: $isShown) {
            VStack {
              Leaf()
              Button("Rename") { name = "two" }
            }
          }
          .environment(\.flowLoudness, name)
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "Show").tap()
    #expect(host.screen.contains("sheet one"))
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("sheet two"))
  }

  @Test("toggles over a set, and one toggle for several values")
  func toggles() throws {
    struct Page: View {
      struct Option: Identifiable { let id: Int; var isOn: Bool }
      @State private var chosen: Set<String> = ["b"]
      @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
      var body: some View {
        VStack {
          Text("chosen \(chosen.sorted().joined()) on \(options.filter(\.isOn).map(\.id))")
          ForEach(["a", "b"], id: \.self) { name in
            Toggle(
              name,
              isOn: Binding(
                get: { chosen.contains(name) },
                set: { if $0 { chosen.insert(name) } else { chosen.remove(name) } }))
          }
          Toggle("all", sources: $options, isOn: \.isOn)
        }
      }
    }
    let host = TestHost { Page() }
    try host.find(.toggle, "a").toggle()
    try host.find(.toggle, "b").toggle()
    #expect(host.screen.contains("chosen a on [1]"))
    try host.find(.toggle, "all").toggle()
    #expect(host.screen.contains("on [1, 2]"))
    try host.find(.toggle, "all").toggle()
    #expect(host.screen.contains("on []"))
  }

  @Test("a computed property of an observable object with a setter can be bound")
  func computed() throws {
    struct Page: View {
      @State private var clock = FlowClock()
      var body: some View {
        Text("\(clock.minutes) minutes")
        Stepper("hours", value: $clock.hours)
      }
    }
    let host = TestHost { Page() }
    try host.find(.stepper).increment()
    #expect(host.screen.contains("120 minutes"))
  }

  @Test("a custom property that holds state and an object keeps both through its owner's updates")
  func dynamicProperty() throws {
    @MainActor @propertyWrapper struct Counted: DynamicProperty {
      @State private var value = 0
      @State private var clock = FlowClock()
      @Environment(\.flowLoudness) private var loudness
      var wrappedValue: Int {
        get { value }
        nonmutating set {
          value = newValue
          clock.minutes += 1
        }
      }
      var projectedValue: String { "\(loudness) \(clock.minutes)" }
    }
    struct Child: View {
      let name: String
      @Counted var count
      var body: some View { Button("\(name) \(count) \($count)") { count += 5 } }
    }
    struct Parent: View {
      @State private var name = "x"
      var body: some View {
        VStack {
          Child(name: name)
          Button("Rename") { name = "y" }
        }
        .environment(\.flowLoudness, name)
      }
    }
    let host = TestHost { Parent() }
    try host.find(.button, "x 0 x 60").tap()
    try host.find(.button, "Rename").tap()
    try host.find(.button, "y 5 y 61").tap()
    #expect(host.findAll(.button, "y 10 y 62").count == 1)
  }
}

@Observable
private final class FlowClock {
  var minutes = 60
  var hours: Int {
    get { minutes / 60 }
    set { minutes = newValue * 60 }
  }
}

extension EnvironmentValues {
  private struct LoudnessKey: EnvironmentKey { static let defaultValue = "quiet" }
  fileprivate var flowLoudness: String {
    get { self[LoudnessKey.self] }
    set { self[LoudnessKey.self] = newValue }
  }
}
