import Foundation
import TheseusCells
import TheseusCore
import TheseusTesting
import Testing

@testable import TheseusTrace

private struct Form: View {
  @FocusState private var isFocused: Bool
  @State private var name = ""
  @State private var asks = false

  var body: some View {
    VStack {
      TextField("name", text: $name).focused($isFocused)
      Button("Ask") { asks = true }
      DisclosureGroup("More") { Text("more") }
      Text(isFocused ? "editing" : "idle")
    }
    .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
  }
}

private struct Plain: View {
  var body: some View { Text("a") }
}

@MainActor @Suite("An explanation is about the developer's own views")
struct DevelopersViewsTests {
  private func run(_ act: (TraceRun) -> Void = { _ in }) throws -> TraceLog {
    let run = try TraceRun { Form() }
    act(run)
    return try run.log()
  }

  @Test("the framework's views follow in one line; --framework, --view and --path list them")
  func folded() throws {
    let log = try run()
    let frameworks = log.views.values.filter(\.isFrameworks)
    #expect(!frameworks.isEmpty)
    #expect(log.views.values.contains { $0.type == "Form" && !$0.isFrameworks })
    let text = log.explanation()
    #expect(text.contains("ran      Root/Form: first appearance"))
    #expect(text.contains("and      of the framework's views: "), "\(text)")
    let inner = try #require(frameworks.first)
    #expect(!text.contains("ran      \(inner.path):"))
    let all = log.explanation(TraceFilter(showsFramework: true))
    #expect(all.contains(TraceLog.short(inner.path)))
    #expect(!all.contains("of the framework's views"))
    #expect(log.explanation(TraceFilter(view: inner.type)).contains(TraceLog.short(inner.path)))
    #expect(log.runs().contains("of the framework's views ran"))
    #expect(!log.runs(TraceFilter(showsFramework: true)).contains("of the framework's views ran"))
  }

  @Test("a write names the developer's line, and the update the user's input")
  func writes() throws {
    let log = try run { $0.window.send(.key(KeyPress(key: .tab))) }
    let text = log.explanation()
    #expect(text.contains("Form.isFocused false→true at DevelopersViewsTests.swift:"), "\(text)")
    #expect(!text.contains("FocusState.swift"))
    #expect(text.contains("Tab"), "\(text)")
  }

  @Test("the input names the view that it went to, and never what was typed")
  func input() throws {
    let log = try run { run in
      run.window.send(.key(KeyPress(key: .tab)))
      run.window.send(.text("swordfish"))
      run.act {}
    }
    let inputs = log.updates.compactMap(\.input)
    #expect(inputs.contains("typing in Form"), "\(inputs)")
    #expect(!inputs.contains { $0.contains("sword") })
    // It belongs to its own updates only.
    let plain = try run { $0.act {} }
    #expect(plain.updates.allSatisfy { $0.input == nil })
  }

  @Test("the forms for other programs keep what the developer wrote and the input apart")
  func lines() throws {
    let log = try run { $0.window.send(.key(KeyPress(key: .tab))) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lines-\(UUID().uuidString).trace")
    defer { try? FileManager.default.removeItem(at: file) }
    try log.lines().write(to: file)
    let read = try TraceLog(contentsOf: file.path)
    #expect(
      read.views.filter(\.value.isFrameworks).count == log.views.filter(\.value.isFrameworks).count)
    #expect(read.updates.map(\.input) == log.updates.map(\.input))
    #expect(read.explanation() == log.explanation())
  }

  @Test("views that lived until the end of the program are not struck through in the page")
  func untilTheEnd() throws {
    let log = try run { $0.window.unmount() }
    let ended = log.updates.flatMap(\.events).filter { $0.name == "ended" }
    #expect(!ended.isEmpty && ended.contains { $0.cause?.kind == .hostUnmounted })
    let page = try log.page()
    // The script decides by the cause of the end.
    #expect(page.contains("e.kind === 'hostUnmounted'"))
    #expect(page.contains("\"kind\":\"hostUnmounted\""))
    #expect(page.contains("\"framework\":true"))
  }

  @Test("a trace of version 2 is read, without marks for the framework's views")
  func earlier() throws {
    let run = try TraceRun { Plain() }
    run.writer.finish()
    var data = try Data(contentsOf: run.file)
    #expect(data[8] == 3)
    data[8] = 2
    try data.write(to: run.file)
    #expect(try run.log().updates.count > 0)
    data[8] = 4
    try data.write(to: run.file)
    #expect(throws: TraceError.self) { try run.log() }
  }
}
