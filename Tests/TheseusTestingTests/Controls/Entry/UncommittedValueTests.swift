import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a number that is typed is part of what happens next")
struct UncommittedValueTests {
  private struct Page: View {
    @State private var amount = 1
    @State private var level = 2.0
    @State private var log: [String] = []
    @State private var isAlert = false
    @State private var isPopover = false
    @State private var isSheet = false
    @State private var kind = "a"
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Amount", value: $amount, format: .number)
        Stepper("Step \(amount)", value: $amount)
        Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
        Picker("Kind", selection: $kind) { ForEach(["a", "b"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Text("log \(log.joined(separator: ","))")
        Button("alert") { isAlert = true }
        Button("popover") { isPopover = true }
          .popover(isPresented: $isPopover) { TextField("Pop", value: $amount, format: .number) }
        Button("sheet") { isSheet = true }
      }
      .onChange(of: amount) { log.append("\(amount)") }
      .onChange(of: kind) { log.append("\(kind)\(amount)") }
      .alert("How many?", isPresented: $isAlert) {
        TextField("Number", value: $amount, format: .number)
        Button("OK") { log.append("ok \(amount)") }
        Button("Cancel", role: .cancel) { log.append("cancel \(amount)") }
      }
      .sheet(isPresented: $isSheet, onDismiss: { log.append("dismissed \(amount)") }) {
        TextField("Inside", value: $amount, format: .number)
      }
    }
  }

  private func host() -> TestHost { TestHost(columns: 70, rows: 24) { Page() } }

  private func log(_ host: TestHost) -> String {
    host.findAll(.text).map(\.label).first { $0.hasPrefix("log ") }.map { String($0.dropFirst(4)) }
      ?? "?"
  }

  private func press(_ glyph: Character, inRow text: String, _ host: TestHost) throws {
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let column = try #require(Array(lines[row]).lastIndex(of: glyph))
    host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
  }

  @Test("a stepper of the same number continues from it")
  func stepper() throws {
    let host = host()
    try host.find(.textField, "Amount").replaceText("5")
    try press("+", inRow: "Step", host)
    #expect(log(host) == "5,6" || log(host) == "6", "\(log(host))")
    #expect(try host.find(.textField, "Amount").value == "6")
  }

  @Test("so do the actions of an assistive technology, which leave focus in the field")
  func action() throws {
    let host = host()
    try host.find(.textField, "Amount").replaceText("5")
    try host.findAll(.stepper)[0].increment()
    #expect(try host.find(.textField, "Amount").value == "6", "\(log(host))")
    try host.find(.textField, "Amount").replaceText("8")
    try host.find(.picker, "Kind").select("b")
    #expect(log(host).hasSuffix("8,b8"), "\(log(host))")
    try host.find(.textField, "Amount").replaceText("9")
    try host.find(.slider, "Level").increment()
    #expect(log(host).hasSuffix(",9"), "\(log(host))")
  }

  @Test("R81 the default button of an alert by Return, and a click, see the number")
  func alerts() throws {
    let host = host()
    try host.find(.button, "alert").tap()
    try host.find(.textField, "Number").replaceText("42")
    host.press(.return)
    #expect(host.findAll(.alert).isEmpty)
    #expect(log(host) == "42,ok 42" || log(host) == "ok 42,42", "\(log(host))")
    try host.find(.button, "alert").tap()
    #expect(try host.find(.textField, "Number").value == "42")
    try host.find(.textField, "Number").replaceText("43")
    try host.find(.button, "OK").tap()
    #expect(log(host).contains("ok 43"), "\(log(host))")
  }

  @Test("a popover and a sheet that are closed with Escape")
  func closed() throws {
    for (button, field) in [("popover", "Pop"), ("sheet", "Inside")] {
      let host = host()
      try host.find(.button, button).tap()
      try host.find(.textField, field).replaceText("77")
      host.press(.escape)
      #expect(host.findAll(.textField, field).isEmpty, "\(host.screen)")
      #expect(try host.find(.textField, "Amount").value == "77", "\(button) \(log(host))")
      #expect(host.trace.issues.isEmpty)
    }
  }
}
