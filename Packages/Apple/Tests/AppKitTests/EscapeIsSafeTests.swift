import AppKit
import Testing
import TheseusTesting

extension ApplicationTests {
  @Suite("Escape and alerts that nobody sees press no button of the app's")
  @MainActor
  struct EscapeIsSafeTests {
    private func alert(_ titles: String...) -> NSAlert {
      let alert = NSAlert()
      for title in titles { alert.addButton(withTitle: title) }
      return alert
    }

    private func escape(_ alert: NSAlert) -> NSApplication.ModalResponse? {
      let app = AppHost(EmptyTestApp(), size: CGSize(width: 640, height: 384))
      defer { app.unmount() }
      var answer: NSApplication.ModalResponse?
      alert.beginSheetModal(for: .init()) { answer = $0 }
      app.flush()
      app.send(.key(KeyPress(key: .escape, characters: "\u{1B}")))
      app.flush()
      #expect(app.keyWindow?.host.layers.layers.isEmpty == (answer != nil))
      return answer
    }

    @Test("of several buttons, none of which cancels, Escape presses none")
    func several() {
      #expect(escape(alert("Keep", "Delete")) == nil)
      #expect(escape(alert("Sichern", "Abbrechen", "Nicht sichern")) == nil)
    }

    @Test("a button with Escape as its key, or the only button, is pressed")
    func own() {
      let german = alert("Sichern", "Abbrechen", "Nicht sichern")
      german.buttons[1].keyEquivalent = "\u{1B}"
      #expect(escape(german) == .alertSecondButtonReturn)
      #expect(escape(alert("OK")) == .alertFirstButtonReturn)
      #expect(escape(NSAlert()) == .alertFirstButtonReturn)
      let delete = alert("Delete")
      delete.buttons[0].hasDestructiveAction = true
      #expect(escape(delete) == nil)
    }

    @Test("an alert that cannot wait answers with Cancel, or with no button")
    func unseen() {
      let app = AppHost(EmptyTestApp(), size: CGSize(width: 640, height: 384))
      defer { app.unmount() }
      #expect(!app.canRunModal)
      #expect(alert("Delete", "Cancel").runModal() == .alertSecondButtonReturn)
      #expect(alert("Keep", "Delete").runModal() == .abort)
      #expect(alert("Delete").runModal() == .abort)
      let destructive = alert("Keep", "Cancel")
      destructive.buttons[1].hasDestructiveAction = true
      #expect(destructive.runModal() == .abort)
    }
  }
}
