import Foundation
import Observation
import TheseusCore
import Testing

@testable import TheseusViews

/// A body makes a new closure for each of its buttons whenever it runs.
@MainActor @Suite("What of a button changes with the body around it")
struct ButtonRedrawTests {
  @Observable @MainActor final class Model {
    var count = 0
    var role: ButtonRole?
    var key: KeyEquivalent = "s"
    var isDisabled = false
    var url = "https://example.com/1"
  }

  private struct Screen: View {
    let model: Model
    let log: Log
    var body: some View {
      let count = model.count
      VStack {
        Text("\(count)")
        Button("Save", role: model.role) { log.lines.append("save \(count)") }
          .keyboardShortcut(model.key)
          .disabled(model.isDisabled)
      }
    }
  }

  private let model = Model()
  private let log = Log()

  /// The kinds of elements that an update reports.
  private func updated(_ host: WindowHost, _ change: () -> Void) -> Set<String> {
    var types: Set<String> = []
    host.onCommit = { commit in
      for case .updated(let element, _) in commit.patches {
        types.insert("\(type(of: element))")
      }
    }
    change()
    host.flush()
    host.onCommit = nil
    return types
  }

  private func screen() -> WindowHost {
    let (model, log) = (model, log)
    return mounted(columns: 20, rows: 3) { Screen(model: model, log: log) }
  }

  @Test("a new closure is called from then on, and the button is not drawn again")
  func closure() {
    let host = screen()
    #expect(updated(host) { model.count = 1 } == ["TextElement"])
    host.press("s", .control)
    _ = host.element(.button, "Save")?.activation?.activate()
    #expect(log.lines == ["save 1", "save 1"])
    #expect(updated(host) { model.count = 2 } == ["TextElement"])
    host.press("s", .control)
    #expect(log.lines.last == "save 2")
  }

  @Test("another role is drawn, and so is whether it is disabled")
  func look() {
    let host = screen()
    #expect(updated(host) { model.role = .destructive }.contains("ButtonElement"))
    #expect(updated(host) { model.isDisabled = true }.contains("ButtonElement"))
    #expect(host.readable.contains { $0.semantics.role == .button && !$0.semantics.isEnabled })
    #expect(updated(host) { model.isDisabled = false }.contains("ButtonElement"))
    host.press("s", .control)
    #expect(log.lines == ["save 0"])
  }

  @Test("another shortcut is reported, and works")
  func shortcut() {
    let host = screen()
    #expect(updated(host) { model.key = "d" }.contains("ButtonElement"))
    host.press("s", .control)
    #expect(log.lines.isEmpty)
    host.press("d", .control)
    #expect(log.lines == ["save 0"])
  }

  private struct Toggling: View {
    @State var isOpen = false
    let log: Log
    var body: some View {
      VStack {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Button {
          log.lines.append("open \(isOpen)")
        } label: {
          Text(isOpen ? "Close" : "Open")
        }
      }
    }
  }

  @Test("a button whose label or expansion changes shows it")
  func label() {
    let log = log
    let host = mounted(columns: 20, rows: 4) { Toggling(log: log) }
    #expect(host.element(.disclosure, "More")?.semanticsSource?.semantics?.isExpanded == false)
    _ = host.element(.disclosure, "More")?.activation?.activate()
    host.flush()
    #expect(host.element(.disclosure, "More")?.semanticsSource?.semantics?.isExpanded == true)
    #expect(host.element(.button, "Close") != nil)
    _ = host.element(.button, "Close")?.activation?.activate()
    #expect(log.lines == ["open true"])
  }

  private struct Linked: View {
    let model: Model
    var body: some View {
      if let url = URL(string: model.url) { Link("Page", destination: url) }
    }
  }

  @Test("a link's other address is read and opened")
  func destination() {
    let model = model
    let host = mounted(columns: 20, rows: 1) { Linked(model: model) }
    let before = host.element(.link, "Page")?.semanticsSource?.semantics?.destination
    #expect(before?.absoluteString == "https://example.com/1")
    #expect(updated(host) { model.url = "https://example.com/2" }.contains("ButtonElement"))
    let after = host.element(.link, "Page")?.semanticsSource?.semantics?.destination
    #expect(after?.absoluteString == "https://example.com/2")
  }
}
