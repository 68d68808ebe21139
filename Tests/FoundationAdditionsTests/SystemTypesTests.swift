import FoundationAdditions
import Testing

@Suite("Names that come with Foundation on Apple platforms")
struct SystemTypesTests {
  @Test("user defaults take values by the names of key-value coding")
  func defaults() throws {
    let suite = "theseus.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defaults.setValue(7, forKey: "answer")
    #expect(defaults.integer(forKey: "answer") == 7)
    #expect(defaults.value(forKey: "answer") as? Int == 7)
    defaults.setValue(nil, forKey: "answer")
    #expect(defaults.value(forKey: "answer") == nil)
    defaults.removePersistentDomain(forName: suite)
  }

  @Test("an autorelease pool runs its body and passes on its result and error")
  func pool() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
  }

  @Test("times, vectors and the thermal state have values")
  func values() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }
}
