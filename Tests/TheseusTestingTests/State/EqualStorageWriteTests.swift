import Testing
import TheseusTesting
import TheseusViews

private enum Size: Int { case small, large }

private struct Settings: View {
  @AppStorage("volume") private var volume = 5
  @AppStorage("size") private var size = Size.small
  @AppStorage("name") private var name: String?

  var body: some View {
    VStack {
      Button("same") {
        volume = 5
        size = .small
        name = nil
      }
      Button("other") { volume = 6 }
      Text("volume \(volume) \(size.rawValue) \(name ?? "-")")
    }
  }
}

private struct OtherDefault: View {
  @AppStorage("volume") private var volume = 9
  var body: some View { Text("other \(volume)") }
}

@MainActor @Suite("Equal writes of @AppStorage (R24)")
struct EqualStorageWriteTests {
  @Test("writing the value that is shown runs no body, also when nothing was stored")
  func sameValue() throws {
    let store = AppStorageStore.inMemory()
    let host = TestHost(storage: store) {
      VStack {
        Settings()
        OtherDefault()
      }
    }
    host.trace.reset()
    try host.find(.button, "same").tap()
    #expect(host.trace.bodyRuns(of: Settings.self) == 0)
    #expect(host.trace.skippedWrites.contains { $0.description.contains("volume") })
    #expect(host.trace.skippedWrites.contains { $0.description.contains("size") })
    // It is stored, for readers with another default.
    #expect(host.trace.bodyRuns(of: OtherDefault.self) == 1)
    #expect(!host.findAll(.text, "other 5").isEmpty)
    try host.find(.button, "other").tap()
    #expect(host.trace.bodyRuns(of: Settings.self) == 1)
    #expect(!host.findAll(.text, "volume 6 0 -").isEmpty)
  }
}
