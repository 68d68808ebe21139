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
