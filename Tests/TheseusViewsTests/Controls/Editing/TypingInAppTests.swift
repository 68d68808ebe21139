import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

/// A field that takes back what makes its text too long.
private struct Refusing: View {
  @State private var text = ""

  var body: some View {
    TextField("name", text: $text).onChange(of: text) { old, new in
      if new.count > 3 { text = old }
    }
  }
}

private struct RefusingApp: App {
  var body: some Scene { WindowGroup("one") { Refusing() } }
}

/// A field that is disabled once it is full.
private struct Closing: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("name", text: $text).disabled(text.count >= 3)
      TextField("other", text: .constant(""))
    }
  }
}

private struct ClosingApp: App {
  var body: some Scene { WindowGroup("one") { Closing() } }
}

@MainActor @Suite("keys that arrive together in an app's window equal single keys")
struct TypingInAppTests {
  /// The first field's text after keys that arrived in one read of a terminal.
  private func typed<A: App>(_ text: String, into app: A) throws -> String {
    let host = AppHost(app, size: CGSize(width: 320, height: 160))
    let window = try #require(host.keyWindow?.host)
    let field = try #require(window.all(FieldElement.self).first)
    window.focus.focus(field)
    host.flush()
    let events = text.map { character -> InputEvent in
      .key(KeyPress(key: KeyEquivalent(character), characters: String(character)))
    }
    host.send(events[...])
    return field.edited.string
  }

  @Test("R26 an app that refuses a longer text keeps the text before")
  func refused() throws { #expect(try typed("abcdef", into: RefusingApp()) == "abc") }

  @Test("a field that is disabled when full gets no more than that")
  func disabled() throws { #expect(try typed("abcdef", into: ClosingApp()) == "abc") }
}
