import Observation
import TheseusTesting

/// Counts lifecycle events of one mounted app: every appearance needs a disappearance, every
/// creation an end.
@MainActor
final class Ledger {
  static var current = Ledger()
  var shown = 0
  var witnesses = 0

  /// Events without their counterpart after the app has ended.
  var problems: [String] {
    var problems: [String] = []
    if shown != 0 { problems.append("\(shown) more appearances than disappearances") }
    if witnesses != 0 { problems.append("\(witnesses) objects of ended views are still there") }
    return problems
  }
}

/// Lives as long as the state that holds it.
@MainActor
final class Witness {
  private let ledger: Ledger
  nonisolated init() {
    ledger = MainActor.assumeIsolated {
      Ledger.current.witnesses += 1
      return Ledger.current
    }
  }

  deinit {
    let ledger = ledger
    MainActor.assumeIsolated { ledger.witnesses -= 1 }
  }
}

extension EnvironmentValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  private enum NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
}

enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct CounterNode: View {
  let name: String
  @State private var count = 0
  @State private var witness = Witness()
  private let ledger = Ledger.current
  var body: some View {
    Button("\(name):\(count)") { count += 1 }
      .onAppear { ledger.shown += 1 }
      .onDisappear { ledger.shown -= 1 }
  }
}

struct ToggleNode: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle(name, isOn: $isOn) }
}

struct FieldNode: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text).frame(width: 96) }
}

struct StepperNode: View {
  let name: String
  @State private var value = 0
  var body: some View { Stepper("\(name) \(value)", value: $value) }
}

struct PickerNode: View {
  let name: String
  @State private var choice = 0
  var body: some View {
    Picker(name, selection: $choice) { ForEach(0..<3) { Text("o\($0)") } }
  }
}

struct SliderNode: View {
  @State private var value = 0.5
  var body: some View { Slider(value: $value).frame(width: 80) }
}

struct EquatableNode: View, Equatable {
  let value: Int
  @State private var count = 0
  var body: some View { Button("q\(value):\(count)") { count += 1 } }
  nonisolated static func == (a: EquatableNode, b: EquatableNode) -> Bool {
    PlantedFault.isOn || a.value == b.value
  }
}

/// A fault of an app, to show that faults are found: a view that takes any new value for the old
/// one.
public enum PlantedFault {
  nonisolated(unsafe) public static var isOn = false
}

struct EnvironmentNode: View {
  @Environment(\.number) private var number
  var body: some View { Text("n\(number)") }
}

struct SeamModifier: ViewModifier {
  let isOn: Bool
  @State private var count = 0
  func body(content: Content) -> some View {
    VStack {
      Button("w:\(count)") { count += 1 }
      if isOn { content } else { content.padding(.leading, 8) }
    }
  }
}

struct TransitionNode: View {
  let content: Spec
  @State private var isShown = true
  var body: some View {
    VStack {
      Button(isShown ? "hide" : "show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { NodeView(content).transition(.opacity) }
    }
  }
}

struct PreferenceNode: View {
  let content: Spec
  @State private var words: [String] = []
  var body: some View {
    VStack {
      Text(words.joined(separator: ","))
      NodeView(content)
    }
    .onPreferenceChange(Words.self) { words = $0 }
  }
}

struct DisclosureNode: View {
  let content: Spec
  @State private var isExpanded = false
  var body: some View { DisclosureGroup("d", isExpanded: $isExpanded) { NodeView(content) } }
}

struct TabsNode: View {
  let pages: [Spec]
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      if pages.count > 0 { NodeView(pages[0]).tabItem { Text("T0") }.tag(0) }
      if pages.count > 1 { NodeView(pages[1]).tabItem { Text("T1") }.tag(1) }
      if pages.count > 2 { NodeView(pages[2]).tabItem { Text("T2") }.tag(2) }
    }
  }
}

struct NavigationNode: View {
  let root: Spec
  let page: Spec
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("push") { path.append(path.count) }
        NodeView(root)
      }
      .navigationDestination(for: Int.self) { depth in
        VStack {
          Button("pop") { if !path.isEmpty { path.removeLast() } }
          Button("deeper") { if path.count < 3 { path.append(path.count) } }
          NodeView(page)
        }
      }
    }
  }
}

struct PresentingNode: View {
  let kind: Int
  let content: Spec
  let presented: Spec
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("open") { isShown = true }
      NodeView(content)
    }
    .modifier(Presenting(kind: kind, isShown: $isShown, presented: presented))
  }

  private struct Presenting: ViewModifier {
    let kind: Int
    @Binding var isShown: Bool
    let presented: Spec
    func body(content: Content) -> some View {
      switch kind {
      case 0: content.sheet(isPresented: $isShown) { inside }
      case 1: content.fullScreenCover(isPresented: $isShown) { inside }
      case 2: content.popover(isPresented: $isShown) { inside }
      default: content.alert("alert", isPresented: $isShown) { Button("close") {} }
      }
    }

    private var inside: some View {
      VStack {
        Button("close") { isShown = false }
        NodeView(presented)
      }
    }
  }
}
