import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("shortcuts reach the view that is in front")
struct ShortcutFlowTests {
  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var isShown = false
    @State private var isCovered = false
    @State private var isOff = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          Button("Page save") { log.lines.append("page") }
            .keyboardShortcut("s").disabled(isOff)
          Button("Show") { isShown = true }
          Button("Cover") { isCovered = true }
          Button("Off") { isOff.toggle() }
          TextField("text", text: $text)
          NavigationLink("Push", value: 1)
        }
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Bar new") { log.lines.append("bar") }.keyboardShortcut("n")
            Button("Bar copy") { log.lines.append("copy") }
              .keyboardShortcut("d", modifiers: [.command, .shift])
          }
        }
        .navigationDestination(for: Int.self) { _ in
          Button("Pushed save") { log.lines.append("pushed") }.keyboardShortcut("s")
        }
      }
      .sheet(isPresented: $isShown) { Sheet(log: log, name: "sheet") }
      .fullScreenCover(isPresented: $isCovered) { Sheet(log: log, name: "cover") }
    }
  }

  private struct Sheet: View {
    let log: Log
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("Save \(name)") { log.lines.append(name) }.keyboardShortcut("s")
        Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        Button("OK") {
          log.lines.append("ok")
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("a sheet's and a cover's shortcut wins over the page's, which works again after it")
  func sheets() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Page(log: log) }
    host.press("s", modifiers: .command)
    try host.find(.button, "Show").tap()
    host.press("s", modifiers: .command)
    host.press("n", modifiers: .command)
    host.press(.escape)
    host.press("s", modifiers: .command)
    try host.find(.button, "Cover").tap()
    host.press("s", modifiers: .command)
    host.press(.return)
    host.press("s", modifiers: .command)
    #expect(log.lines == ["page", "sheet", "page", "cover", "ok", "page"])
  }

  @Test("shortcuts of a bar work, also while a field is edited")
  func bars() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Page(log: log) }
    host.press("n", modifiers: .command)
    host.press("d", modifiers: [.command, .shift])
    try host.find(.textField).focus()
    host.type("ns")
    host.press("n", modifiers: .command)
    #expect(log.lines == ["bar", "copy", "bar"])
    #expect(try host.find(.textField).value == "ns")
  }

  @Test("a disabled button's shortcut does nothing, and a covered page's neither")
  func disabled() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Page(log: log) }
    try host.find(.button, "Off").tap()
    host.press("s", modifiers: .command)
    #expect(log.lines.isEmpty)
    try host.find(.button, "Off").tap()
    try host.find(.button, "Push").tap()
    host.press("s", modifiers: .command)
    #expect(log.lines == ["pushed"])
  }

  @Test("a shortcut while a field holds typed text acts on that text")
  func typed() throws {
    struct Form: View {
      @State private var amount = 1
      @State private var saved = 0
      var body: some View {
        TextField("amount", value: $amount, format: .number)
        Button("Save") { saved = amount }.keyboardShortcut("s")
        Text("saved \(saved)")
      }
    }
    let host = TestHost { Form() }
    try host.find(.textField).focus()
    host.press(.delete)
    host.type("42")
    host.press("s", modifiers: .command)
    #expect(host.screen.contains("saved 42"))
  }

  @Test("of two buttons with one shortcut the first acts; hidden branches have none")
  func twoButtons() throws {
    struct Two: View {
      let log: Log
      @State private var hasFirst = true
      var body: some View {
        VStack {
          if hasFirst {
            Button("First") { log.lines.append("first") }.keyboardShortcut("k")
          }
          Button("Second") { log.lines.append("second") }.keyboardShortcut("k")
          Button("Drop") { hasFirst = false }
        }
      }
    }
    let log = Log()
    let host = TestHost { Two(log: log) }
    host.press("k", modifiers: .command)
    try host.find(.button, "Drop").tap()
    host.press("k", modifiers: .command)
    #expect(log.lines == ["first", "second"])
  }
}
