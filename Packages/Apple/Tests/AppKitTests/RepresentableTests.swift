import AppKit
import Testing
import TheseusTesting

private final class MapView: NSView {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not decoded") }
  override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
}

private struct MapArea: NSViewRepresentable {
  @Binding var count: Int
  final class Coordinator: NSObject, NSTextFieldDelegate {
    var parent: MapArea
    init(_ parent: MapArea) { self.parent = parent }
    func controlTextDidChange(_ obj: Notification) { parent.count += 1 }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeNSView(context: Context) -> MapView {
    let view = MapView(name: "map")
    let field = NSTextField(labelWithString: "x")
    field.delegate = context.coordinator
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      field.widthAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
  func updateNSView(_ nsView: MapView, context: Context) { nsView.needsDisplay = true }
}

/// No other test shows it: a type is reported once.
private struct RoadArea: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@Suite("Views of AppKit in SwiftUI")
@MainActor
struct RepresentableTests {
  @Test("a placeholder with the name is shown, which is reported once for the type")
  func placeholder() throws {
    let host = TestHost(columns: 40, rows: 6) {
      RoadArea()
      RoadArea()
    }
    #expect(host.screen.contains("RoadArea"))
    let issues = host.trace.issues + RuntimeIssues.stray
    #expect(issues.filter { $0.message.contains("RoadArea") }.count == 1)
  }

  @Test("in few rows the name stands without a frame, in one line", arguments: 1...4)
  func smallPlaceholder(rows: Int) {
    let host = TestHost(columns: 10, rows: rows) { MapArea(count: .constant(0)) }
    let lines = host.screen.split(separator: "\n").filter { $0.contains { $0.isLetter } }
    #expect(lines.count == 1)
    #expect(host.screen.contains("┌") == (rows >= 3))
  }

  @Test("a name that is longer than its place is cut off")
  func longPlaceholder() {
    let host = TestHost(columns: 6, rows: 2) { MapArea(count: .constant(0)) }
    #expect(host.screen.contains("Map"))
    #expect(!host.screen.contains("Area"))
  }

  @Test("views keep their hierarchy")
  func hierarchy() {
    let (outer, inner) = (NSView(frame: NSRect(x: 0, y: 0, width: 9, height: 9)), NSView())
    outer.addSubview(inner)
    #expect(inner.superview === outer && outer.subviews == [inner])
    #expect(inner.isDescendant(of: outer))
    inner.removeFromSuperview()
    #expect(inner.superview == nil && outer.subviews.isEmpty)
  }
}

private struct SearchField: NSViewRepresentable {
  @Binding var text: String
  var isEnabled = true

  final class Coordinator: NSObject, NSSearchFieldDelegate {
    let text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
    func controlTextDidBeginEditing(_ obj: Notification) { SearchField.begun += 1 }
    func controlTextDidChange(_ obj: Notification) {
      guard let field = obj.object as? NSTextField else { return }
      text.wrappedValue = field.stringValue
    }
    func controlTextDidEndEditing(_ obj: Notification) { text.wrappedValue += "!" }
  }
  func makeCoordinator() -> Coordinator { Coordinator($text) }
  func makeNSView(context: Context) -> NSSearchField {
    let field = NSSearchField(string: text)
    field.placeholderString = "Filter"
    field.delegate = context.coordinator
    return field
  }
  func updateNSView(_ nsView: NSSearchField, context: Context) {
    nsView.stringValue = text
    nsView.isEnabled = isEnabled
  }
  static func dismantleNSView(_ nsView: NSSearchField, coordinator: Coordinator) {
    dismantled += 1
  }
  @MainActor static var dismantled = 0
  @MainActor static var begun = 0
}

private struct SearchPage: View {
  var isEnabled = true
  var isShown = true
  @State private var text = ""
  @State private var kept = ""
  var body: some View {
    VStack {
      if isShown { SearchField(text: $text, isEnabled: isEnabled) }
      Text("searching \(text)")
      Button("Clear") { text = "" }
      Button("Keep") { kept = text }
      Text("kept \(kept)")
    }
  }
}

@Suite("A text field of AppKit is a text field")
@MainActor
struct RepresentedTextFieldTests {
  @Test("what the user writes reaches the delegate, and what the app writes is shown")
  func editing() throws {
    let host = TestHost(columns: 40, rows: 6) { SearchPage() }
    #expect(host.screen.contains("Filter"))
    try host.find(.textField).type("abc")
    #expect(host.screen.contains("searching abc"))
    try host.find(.button, "Clear").tap()
    #expect(host.screen.contains("Filter") && !host.screen.contains("abc"))
  }

  @Test("Return ends editing")
  func end() throws {
    let host = TestHost(columns: 40, rows: 6) { SearchPage() }
    try host.find(.textField).type("a")
    host.press(.return)
    #expect(host.screen.contains("searching a!"))
  }

  @Test("focus that moves elsewhere ends editing, before the action of a button that takes it")
  func focusLoss() throws {
    let host = TestHost(columns: 40, rows: 12) { SearchPage() }
    try host.find(.textField).type("a")
    host.press(.tab)
    #expect(host.screen.contains("searching a!"))
    try host.find(.textField).type("b")
    try host.find(.button, "Keep").tap()
    #expect(host.screen.contains("kept a!b!"))
  }

  @Test("focus without a change ends nothing, and so does what follows Return")
  func unchanged() throws {
    let host = TestHost(columns: 40, rows: 12) { SearchPage() }
    try host.find(.textField).focus()
    host.press(.tab)
    #expect(!host.screen.contains("!"))
    try host.find(.textField).type("a")
    host.press(.return)
    host.press(.tab)
    #expect(host.screen.contains("searching a!") && !host.screen.contains("!!"))
  }

  @Test("a field that is removed ends editing")
  func removal() throws {
    let host = TestHost(columns: 40, rows: 12) { SearchPage() }
    try host.find(.textField).type("a")
    host.update { SearchPage(isShown: false) }
    #expect(host.screen.contains("searching a!"))
  }

  @Test("a first change begins editing, and notifications are posted for observers")
  func notifications() throws {
    let host = TestHost(columns: 40, rows: 12) { SearchPage() }
    let names = [
      NSControl.textDidBeginEditingNotification, NSControl.textDidChangeNotification,
      NSControl.textDidEndEditingNotification,
    ]
    var posted: [String] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    let before = SearchField.begun
    try host.find(.textField).type("ab")
    #expect(SearchField.begun == before + 1)
    host.press(.tab)
    #expect(posted == [names[0], names[1], names[1], names[2]].map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("updateNSView disables it, and it is dismantled when it is removed")
  func life() throws {
    let host = TestHost(columns: 40, rows: 6) { SearchPage(isEnabled: false) }
    #expect(throws: (any Error).self) { try host.find(.textField).type("x") }
    let before = SearchField.dismantled
    host.update { SearchPage(isShown: false) }
    #expect(SearchField.dismantled == before + 1)
  }
}
