import Testing

@testable import TheseusTerminal

@Suite("Notifications of the terminal")
struct DesktopNotificationTests {
  private func sequence(_ term: String, _ environment: [String: String] = [:])
    -> NotificationSequence?
  { NotificationSequence(term: term, environment: environment) }

  @Test("a terminal gets the sequence that it is known to read, an unknown one none")
  func terminals() {
    #expect(sequence("xterm-kitty") == .text)
    #expect(sequence("foot") == .titleAndBody)
    #expect(sequence("xterm-256color", ["VTE_VERSION": "7600"]) == .titleAndBody)
    #expect(sequence("xterm-256color", ["TERM_PROGRAM": "iTerm.app"]) == .text)
    #expect(sequence("xterm-256color") == nil)
    #expect(sequence("tmux-256color", ["TERM_PROGRAM": "iTerm.app"]) == nil)
    #expect(sequence("xterm-kitty", ["TMUX": "/tmp/x"]) == nil)
  }

  @Test("no text can end the sequence or begin another")
  func safety() {
    let bytes = NotificationSequence.text.bytes(title: "a\u{7}b", body: "c\u{1B}]0;x\u{9C}")
    #expect(bytes == "\u{1B}]9;a b: c ]0;x \u{7}")
    let other = NotificationSequence.titleAndBody.bytes(title: "a;b", body: "c;d\n")
    #expect(other == "\u{1B}]777;notify;a,b;c;d \u{7}")
  }
}
