import Foundation
import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("R83 an app's code and its views have the same standard defaults", .serialized)
struct StandardDefaultsTests {
  private static let key = "onboarded.\(UUID().uuidString)"

  private struct Page: View {
    @AppStorage(StandardDefaultsTests.key) private var isDone = false
    @AppStorage(StandardDefaultsTests.key, store: .standard) private var isNamedDone = false
    var body: some View {
      Text("done \(isDone.description) \(isNamedDone.description)")
      Button("Finish") { isDone = true }
      Button("Reset") { UserDefaults.standard.removeObject(forKey: StandardDefaultsTests.key) }
      Button("Code") { UserDefaults.standard.set(true, forKey: StandardDefaultsTests.key) }
    }
  }

  private struct Guide: App {
    var body: some Scene { WindowGroup { Page() } }
  }

  @Test("an app follows what its code writes, and its code what a view writes")
  func app() throws {
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    UserDefaults.standard.set(true, forKey: Self.key)
    let host = TestHost(app: Guide(), storage: .standardDefaults)
    #expect(host.screen.contains("done true true"))
    try host.find(.button, "Reset").tap()
    #expect(host.screen.contains("done false false"))
    try host.find(.button, "Code").tap()
    #expect(host.screen.contains("done true true"))
    try host.find(.button, "Reset").tap()
    try host.find(.button, "Finish").tap()
    #expect(host.screen.contains("done true true"))
    #expect(UserDefaults.standard.bool(forKey: Self.key))
  }

  @Test("what code set is saved at the end of a program in which no view used the settings")
  func savedAtTheEnd() throws {
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("theseus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_CONFIG_HOME": folder.path]
    let services = HostServices(settings: .standardDefaults(savedFor: environment))
    UserDefaults.standard.set("kept", forKey: Self.key)
    services.saveSettings()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let saved = try #require(files?.compactMap { $0 as? URL }.first { $0.pathExtension == "json" })
    #expect(try String(contentsOf: saved, encoding: .utf8).contains(Self.key))
    #expect(AppStorageStore.hasSavedDefaults(environment))
  }

  @Test("a host with a store of its own has nothing of the process, except by its name")
  func isolated() throws {
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    let store = AppStorageStore.inMemory()
    let hosts = [
      TestHost(app: Guide(), storage: store), TestHost(storage: store) { Page() },
      TestHost(app: Guide()), TestHost { Page() },
    ]
    for host in hosts {
      UserDefaults.standard.set(false, forKey: Self.key)
      store.writeExternally(nil as Bool?, forKey: Self.key)
      host.flush()
      try host.find(.button, "Finish").tap()
      #expect(host.screen.contains("done true false"))
      #expect(!UserDefaults.standard.bool(forKey: Self.key))
      UserDefaults.standard.set(true, forKey: Self.key)
      host.flush()
      #expect(host.screen.contains("done true true"))
    }
  }
}
