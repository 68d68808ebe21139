import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Settings that are removed at the end.
private final class OwnSettings: Sendable {
  private let name = "theseus.tests.\(UUID().uuidString)"

  var defaults: UserDefaults { UserDefaults(suiteName: name) ?? .standard }

  deinit { defaults.removePersistentDomain(forName: name) }
}

@MainActor @Suite("A removed view still saves what it writes to stored properties")
struct RemovedStorageTests {
  @MainActor
  private final class Kept {
    var setting: Binding<String>?
    var draft: Binding<String>?
    var save: ((String) -> Void)?
  }

  private struct Editor: View {
    @AppStorage private var setting: String
    @SceneStorage("draft") private var draft = "no draft"
    private let kept: Kept

    init(_ defaults: UserDefaults, _ kept: Kept) {
      _setting = AppStorage(wrappedValue: "none", "setting", store: defaults)
      self.kept = kept
    }

    var body: some View {
      Text("editor")
        .onAppear {
          kept.setting = $setting
          kept.draft = $draft
          kept.save = { text in setting = text }
        }
        .onDisappear {
          setting = "closed"
          draft = "closed draft"
        }
    }
  }

  private struct Page: View {
    private let settings: OwnSettings
    private let kept: Kept
    @AppStorage private var setting: String
    @SceneStorage("draft") private var draft = "no draft"
    @State private var isOpen = true

    init(_ settings: OwnSettings, _ kept: Kept) {
      self.settings = settings
      self.kept = kept
      _setting = AppStorage(wrappedValue: "none", "setting", store: settings.defaults)
    }

    var body: some View {
      if isOpen { Editor(settings.defaults, kept) }
      Button("Close") { isOpen = false }
      Text("\(setting), \(draft)")
    }
  }

  @Test("R83 values written in onDisappear are stored and reach other readers")
  func disappearing() throws {
    let settings = OwnSettings()
    let host = TestHost(columns: 60, rows: 10) { Page(settings, Kept()) }
    #expect(host.screen.contains("none, no draft"))
    try host.find(.button, "Close").tap()
    #expect(!host.screen.contains("editor"))
    #expect(settings.defaults.string(forKey: "setting") == "closed")
    #expect(host.screen.contains("closed, closed draft"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R83 so are those of a binding and of a closure that outlive the view")
  func later() throws {
    let (settings, kept) = (OwnSettings(), Kept())
    let host = TestHost(columns: 60, rows: 10) { Page(settings, kept) }
    try host.find(.button, "Close").tap()
    kept.setting?.wrappedValue = "late"
    #expect(settings.defaults.string(forKey: "setting") == "late")
    #expect(kept.setting?.wrappedValue == "late")
    kept.save?("later")
    #expect(settings.defaults.string(forKey: "setting") == "later")
    kept.draft?.wrappedValue = "late draft"
    #expect(kept.draft?.wrappedValue == "late draft")
  }
}
