import AppKit
import Testing
import TheseusTesting

extension ApplicationTests {
  /// Alerts and panels that wait for the user.
  @Suite("Modal alerts and panels")
  @MainActor
  struct ModalTests {
    /// An app on a host that types keys while code waits.
    @MainActor
    private final class Typist {
      let app: AppHost
      var keys: [KeyEquivalent]
      /// Labels of what was on the screen while code waited.
      var seen: [String] = []

      init(_ keys: [KeyEquivalent]) {
        self.keys = keys
        app = AppHost(EmptyTestApp(), size: CGSize(width: 640, height: 384))
        app.onRunModal = { [unowned self] isDone in
          while !isDone(), !self.keys.isEmpty {
            look()
            let key = self.keys.removeFirst()
            app.send(.key(KeyPress(key: key, characters: String(key.character))))
            app.flush()
          }
        }
      }

      private func look() { seen += all.compactMap { $0.ownSemantics?.label } }

      private var all: [ViewElement] {
        var found: [ViewElement] = []
        var stack: [ViewElement] = app.keyWindow.map { [$0.host.root] } ?? []
        while let element = stack.popLast() {
          found.append(element)
          stack += element.viewChildren
        }
        return found
      }

      var labels: [String] { all.compactMap { $0.ownSemantics?.label } }

      /// Activates the control with a label, or with a text that has it.
      func activate(_ label: String) throws {
        let host = try #require(app.keyWindow?.host)
        let isActivated = all.contains { candidate in
          guard candidate.ownSemantics?.label == label else { return false }
          var target: ViewElement? = candidate
          while let element = target {
            if (try? host.perform(.activate, on: element)) != nil { return true }
            target = element.viewParent
          }
          return false
        }
        #expect(isActivated)
        app.flush()
      }
    }

    private func alert() -> NSAlert {
      let alert = NSAlert()
      alert.messageText = "Delete?"
      alert.informativeText = "It is gone then."
      alert.addButton(withTitle: "Delete")
      alert.addButton(withTitle: "Keep")
      alert.addButton(withTitle: "Cancel")
      return alert
    }

    @Test("an error that is presented waits in an alert, and is not recovered from")
    func presentedError() {
      struct Failure: LocalizedError { var errorDescription: String? { "No such file" } }
      let typist = Typist([.return])
      #expect(!NSApplication.shared.presentError(Failure()))
      #expect(typist.seen.contains("No such file"))
      #expect(typist.keys.isEmpty)
    }

    @Test("runModal waits for the answer: Return takes the first button")
    func first() {
      let typist = Typist([.return])
      #expect(alert().runModal() == .alertFirstButtonReturn)
      #expect(typist.seen.contains("Delete?") && typist.seen.contains("Keep"))
      #expect(typist.app.keyWindow?.host.layers.layers.isEmpty == true)
      typist.app.unmount()
    }

    @Test("Escape takes Cancel, wherever it stands")
    func escape() {
      let typist = Typist([.escape])
      #expect(alert().runModal() == .alertThirdButtonReturn)
      typist.app.unmount()
    }

    @Test("an alert without buttons has OK")
    func noButtons() {
      let typist = Typist([.return])
      #expect(NSAlert().runModal() == .alertFirstButtonReturn)
      #expect(typist.seen.contains("OK"))
      typist.app.unmount()
    }

    @Test("a field beside the alert takes what is typed")
    func field() {
      let typist = Typist(["h", "i", .return])
      let alert = alert()
      let field = NSTextField(string: "")
      alert.accessoryView = field
      _ = alert.runModal()
      #expect(field.stringValue == "hi")
      typist.app.unmount()
    }

    @Test("a check box beside the alert is shown, and keeps what the user chose")
    func checkBox() throws {
      let typist = Typist([])
      let alert = alert()
      let box = NSButton(checkboxWithTitle: "Also the files", target: nil, action: nil)
      let views = NSView()
      views.addSubview(NSButton(title: "Not a check box", target: nil, action: nil))
      views.addSubview(box)
      alert.accessoryView = views
      var answer: NSApplication.ModalResponse?
      alert.beginSheetModal(for: .init()) { answer = $0 }
      typist.app.flush()
      #expect(!typist.labels.contains("Not a check box"))
      for state in [NSControl.StateValue.on, .off, .on] {
        try typist.activate("Also the files")
        #expect(box.state == state)
      }
      try typist.activate("Delete")
      #expect(answer == .alertFirstButtonReturn)
      typist.app.unmount()
    }

    @Test("the button that suppresses an alert is a check box with its own state")
    func suppression() throws {
      let typist = Typist([])
      let alert = alert()
      alert.showsSuppressionButton = true
      alert.suppressionButton?.state = .on
      alert.beginSheetModal(for: .init())
      typist.app.flush()
      try typist.activate("Don't ask again")
      #expect(alert.suppressionButton?.state == .off)
      typist.app.unmount()
    }

    @Test("when it cannot wait, the answer is that of Cancel, and it is reported once")
    func cannotWait() {
      let typist = Typist([])
      typist.app.onRunModal = nil
      #expect(alert().runModal() == .alertThirdButtonReturn)
      #expect(NSOpenPanel().runModal() == .cancel)
      #expect(RuntimeIssues.stray.filter { $0.message.hasPrefix("NSAlert.runModal()") }.count == 1)
      typist.app.unmount()
    }

    @Test("a sheet calls back with the answer")
    func sheet() {
      let typist = Typist([])
      var answer: NSApplication.ModalResponse?
      alert().beginSheetModal(for: .init()) { answer = $0 }
      typist.app.flush()
      #expect(answer == nil)
      typist.app.send(.key(KeyPress(key: .return, characters: "\r")))
      #expect(answer == .alertFirstButtonReturn)
      typist.app.unmount()
    }

    @Test("an open panel answers with what was chosen, or with cancel")
    func openPanel() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "panel-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data().write(to: folder.appendingPathComponent("a.txt"))
      let typist = Typist([.downArrow, .return])
      let panel = NSOpenPanel()
      panel.directoryURL = folder
      panel.canChooseFiles = true
      let response = panel.runModal()
      #expect(typist.seen.contains { $0.contains("a.txt") })
      #expect(response == .OK)
      #expect(panel.url?.lastPathComponent == "a.txt")
      typist.keys = [.escape]
      #expect(NSOpenPanel().runModal() == .cancel)
      typist.app.unmount()
    }
  }
}
