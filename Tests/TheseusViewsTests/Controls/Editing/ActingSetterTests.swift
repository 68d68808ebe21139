import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

/// A field whose setter takes the fourth character's code and then no more text.
private struct Code: View {
  enum End: CaseIterable { case locks, releasesFocus }
  let log: Log
  let end: End
  @State private var text = ""
  @State private var isLocked = false
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("code", text: Binding(get: { text }, set: { take($0) }))
      .disabled(isLocked)
      .focused($isFocused)
  }

  private func take(_ new: String) {
    text = new
    guard new.count == 4 else { return }
    log.lines.append(new)
    switch end {
    case .locks: isLocked = true
    case .releasesFocus: isFocused = false
    }
  }
}

/// A game that takes each word of five letters, or more where several keys are one edit.
private struct Words: View {
  let log: Log
  @State private var text = ""
  @State private var guesses: [String] = []

  var body: some View {
    TextField("word", text: $text).onChange(of: text) {
      guard text.count >= 5 else { return }
      log.lines.append(text)
      guesses.append(text)
      text = ""
    }
  }
}

/// A field that the app locks until it unlocks it again.
private struct Unlocked: View {
  @State private var text = "one"
  @State private var isLocked = false

  var body: some View {
    VStack {
      TextField(
        "name",
        text: Binding(
          get: { text },
          set: {
            text = $0
            if $0.count > 4 { isLocked = true }
          })
      )
      .disabled(isLocked)
      Button("unlock") { isLocked = false }
    }
  }
}

@MainActor @Suite("keys that arrive together, in a field whose app does more than take the text")
struct ActingSetterTests {
  private func focused<Content: View>(_ content: Content) -> (WindowHost, FieldElement) {
    let host = mounted { content }
    let field = host.all(FieldElement.self)[0]
    host.focus.focus(field)
    host.flush()
    return (host, field)
  }

  private func type(_ text: String, _ host: WindowHost) {
    let events = text.map { character -> InputEvent in
      .key(KeyPress(key: KeyEquivalent(character), characters: String(character)))
    }
    host.send(events[...])
  }

  @Test("R26 keys after the one at which the setter ends the input are not taken")
  func endedBySetter() {
    for end in Code.End.allCases {
      let log = Log()
      let (host, field) = focused(Code(log: log, end: end))
      type("abcdef", host)
      #expect(log.lines == ["abcd"], "\(end)")
      #expect(field.edited.string == "abcd", "\(end)")
    }
  }

  @Test("R26 what an action added is added once, and it sees each of the keys after that")
  func addedOnce() {
    let log = Log()
    let (host, field) = focused(Words(log: log))
    type("planet", host)
    #expect(log.lines.count == 1)
    #expect(field.edited.string.isEmpty)
    type("cranes", host)
    #expect(log.lines.dropFirst() == ["crane"])
    #expect(field.edited.string == "s")
  }

  @Test("a field that was locked and unlocked has a text that undo can still change")
  func undo() {
    let (host, field) = focused(Unlocked())
    type("abc", host)
    #expect(field.edited.string == "oneab")
    host.press(.tab)
    host.press(.return)
    host.focus.focus(field)
    host.press("z", .control)
    #expect(field.edited.string == "one")
  }
}
