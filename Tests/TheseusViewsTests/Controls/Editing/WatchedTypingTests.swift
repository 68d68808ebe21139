import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

extension WindowHost {
  /// Keys that arrive in one read of a terminal.
  fileprivate func typeTogether(_ text: String) {
    let events = text.map { character -> InputEvent in
      .key(KeyPress(key: KeyEquivalent(character), characters: String(character)))
    }
    send(events[...])
  }

  fileprivate var fieldText: String? { all(FieldElement.self).first?.edited.string }
}

/// The controls that text is typed into.
enum TypedControl: CaseIterable {
  case field, growing, secure, editor

  @MainActor @ViewBuilder
  func view(_ text: Binding<String>) -> some View {
    switch self {
    case .field: TextField("tag", text: text)
    case .growing: TextField("tag", text: text, axis: .vertical)
    case .secure: SecureField("tag", text: text)
    case .editor: TextEditor(text: text)
    }
  }
}

/// A control whose text is taken and emptied by an action on its change.
private struct Taking: View {
  let log: Log
  var control = TypedControl.field
  let takes: (String) -> Bool
  @State private var text = ""

  var body: some View {
    control.view($text).onChange(of: text) {
      guard takes(text) else { return }
      log.lines.append(text)
      text = ""
    }
  }
}

/// The same with a change that is not the text.
private struct TakingByMark: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    TextField("tag", text: $text).onChange(of: text.hasSuffix(",")) { _, isComplete in
      guard isComplete else { return }
      log.lines.append(text)
      text = ""
    }
  }
}

/// The same with a publisher of the present text.
private struct TakingByPublisher: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    TextField("tag", text: $text).onReceive(Just(text)) {
      guard $0.hasSuffix(",") else { return }
      log.lines.append($0)
      text = ""
    }
  }
}

private struct Plain: View {
  @State private var text = ""
  var body: some View { TextField("text", text: $text) }
}

/// Acts on changes, but not of a text.
private struct Elsewhere: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("count") { count += 1 }.onChange(of: count) { log.lines.append("\(count)") }
  }
}

@MainActor @Suite("keys that arrive together, in a field whose changes an app acts on")
struct WatchedTypingTests {
  private func focused<Content: View>(_ content: Content) -> WindowHost {
    let host = mounted { content }
    host.focus.focus(host.all(FieldElement.self).first)
    host.flush()
    return host
  }

  @Test("R26 a text that ends at a comma is taken there", arguments: TypedControl.allCases)
  func comma(control: TypedControl) {
    let log = Log()
    let host = focused(Taking(log: log, control: control) { $0.hasSuffix(",") })
    host.typeTogether("ab,cd,e")
    #expect(log.lines == ["ab,", "cd,"])
    #expect(host.fieldText == "e")
  }

  @Test("R26 a text with a comma is taken once", arguments: TypedControl.allCases)
  func once(control: TypedControl) {
    let log = Log()
    let host = focused(Taking(log: log, control: control) { $0.contains(",") })
    host.typeTogether("ab,cd")
    #expect(log.lines == ["ab,"])
    #expect(host.fieldText == "cd")
  }

  @Test("R26 a code is taken at its fourth digit")
  func code() {
    let log = Log()
    let host = focused(Taking(log: log) { $0.count == 4 })
    host.typeTogether("123456")
    #expect(log.lines == ["1234"])
    #expect(host.fieldText == "56")
  }

  @Test("R26 also where the app watches a part of the text, or receives it from a publisher")
  func otherWatchers() {
    let log = Log()
    let byMark = focused(TakingByMark(log: log))
    byMark.typeTogether("ab,cd,e")
    #expect(log.lines == ["ab,", "cd,"])
    #expect(byMark.fieldText == "e")
    log.lines = []
    let byPublisher = focused(TakingByPublisher(log: log))
    byPublisher.typeTogether("ab,cd,e")
    #expect(log.lines == ["ab,", "cd,"])
    #expect(byPublisher.fieldText == "e")
  }

  @Test("R26 a text that no view watches is one edit, whatever acts on other changes")
  func watchersElsewhere() {
    let log = Log()
    let host = focused(
      VStack {
        Plain()
        Elsewhere(log: log)
      })
    func updates(_ text: String) -> Int {
      let before = host.runtime.updateNumber
      host.typeTogether(text)
      return host.runtime.updateNumber - before
    }
    let one = updates("a")
    #expect(updates("b, c d") == one)
    #expect(host.fieldText == "ab, c d")
    #expect(log.lines.isEmpty)
  }
}
