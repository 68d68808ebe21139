import Foundation
import Testing
import TheseusTesting

@testable import TheseusViews

/// The nodes of a tree in reading order.
extension SemanticsNode {
  var all: [SemanticsNode] { [self] + children.flatMap(\.all) }
  func first(_ role: Role, _ label: String? = nil) -> SemanticsNode? {
    all.first {
      $0.state.semantics.role == role && (label == nil || $0.state.semantics.label == label)
    }
  }
}

@MainActor @Suite("Semantics have typed values")
struct TypedValueTests {
  private enum Size: String, CaseIterable { case small, large }

  private struct Controls: View {
    @State var isOn = true
    @State var amount = 3.0
    @State var count = 2
    @State var name = "Ada"
    @State var code = "pw"
    @State var notes = "one\ntwo"
    @State var size = Size.large
    @State var isOpen = false

    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Slider(value: $amount, in: 0...10, step: 0.5) { Text("Amount") }
        Stepper("Count", value: $count, in: 0...5)
        TextField("Name", text: $name, prompt: Text("Your name"))
        SecureField("Code", text: $code)
        TextEditor(text: $notes).frame(height: 48)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }.pickerStyle(.segmented)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        ProgressView("Loading", value: 0.25)
        Text("Chapter").accessibilityHeading(.h2)
        Link("Site", destination: URL(string: "https://example.org")!)
        Button("Off") {}.disabled(true)
      }
    }
  }

  private func node(_ role: Role, _ label: String? = nil) throws -> Semantics {
    let host = TestHost(columns: 60, rows: 40) { Controls() }
    return try #require(host.window.semantics.first(role, label)).state.semantics
  }

  @Test("a toggle is on, off or mixed")
  func toggle() throws {
    #expect(try node(.toggle).value == .state(.on))
    #expect(SemanticValue.state(.mixed).description == "mixed")
  }

  @Test("a slider and a stepper have a number, its range and its step")
  func numbers() throws {
    #expect(
      try node(.slider).value
        == .number(SemanticValue.Number(3, in: 0...10, step: 0.5, text: "3")))
    #expect(
      try node(.stepper).value
        == .number(SemanticValue.Number(2, in: 0...5, step: 1, text: "2")))
    #expect(
      try node(.progressBar).value
        == .number(SemanticValue.Number(0.25, in: 0...1, text: "25%")))
  }

  @Test("a field has its text, what is selected, its placeholder and its kind")
  func fields() throws {
    #expect(
      try node(.textField, "Name").value
        == .field(SemanticValue.Field("Ada", selection: 3..<3, placeholder: "Your name")))
    let secure = try node(.secureField)
    #expect(
      secure.value
        == .field(
          SemanticValue.Field("pw", selection: 2..<2, placeholder: "Code", isSecure: true)))
    #expect(secure.valueText == "••")
    guard case .field(let editor) = try node(.textField, "").value else {
      Issue.record("an editor has no field value")
      return
    }
    #expect(editor.isMultiline && editor.text == "one\ntwo")
  }

  @Test("a picker has its choices")
  func options() throws {
    #expect(
      try node(.picker).value
        == .choice([
          SemanticValue.Option("small", isChosen: false),
          SemanticValue.Option("large", isChosen: true),
        ]))
  }

  @Test("a disclosure says whether it is expanded, a heading its level, a link where it leads")
  func others() throws {
    #expect(try node(.disclosure).isExpanded == false)
    #expect(try node(.heading).headingLevel == 2)
    #expect(try node(.link).destination?.absoluteString == "https://example.org")
    #expect(try !node(.button, "Off").isEnabled)
  }

  @Test("elements offer what can be done to them")
  func actions() throws {
    #expect(try node(.slider).actions == [.adjust, .setValue, .focus])
    #expect(try node(.textField, "Name").actions == [.edit, .focus])
    #expect(try node(.disclosure).actions == [.activate, .focus, .expand])
    #expect(try node(.picker).actions == [.choose, .focus])
    let host = TestHost {
      Text("dial").accessibilityAdjustableAction { _ in }
        .accessibilityAction(named: "Reset") {}
    }
    let dial = try #require(host.window.semantics.first(.text)).state.semantics
    #expect(dial.actions.contains(.adjust))
    #expect(dial.namedActions == ["Reset"])
  }

  @Test("an app's accessibility value is read instead; the typed value stays")
  func spoken() throws {
    let host = TestHost {
      Slider(value: .constant(0.5)).accessibilityValue("half")
    }
    let slider = try #require(host.window.semantics.first(.slider)).state.semantics
    #expect(slider.valueText == "half")
    #expect(slider.value == .number(SemanticValue.Number(0.5, in: 0...1, text: "0.5")))
    #expect(try host.find(.slider).value == "half")
  }
}
