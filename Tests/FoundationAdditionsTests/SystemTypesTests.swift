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

  @Test("activities run their work, and may nest")
  func activities() async {
    let process = ProcessInfo.processInfo
    let outer = process.beginActivity(options: .userInitiated, reason: "outer")
    let inner = process.beginActivity(
      options: [.background, .idleSystemSleepDisabled], reason: "inner")
    #expect(outer !== inner)
    process.endActivity(inner)
    process.endActivity(outer)
    process.endActivity(outer)
    var runs = 0
    process.performActivity(options: .userInteractive, reason: "work") { runs += 1 }
    #expect(runs == 1)
    let isExpiring = await withCheckedContinuation { result in
      process.performExpiringActivity(withReason: "work") { result.resume(returning: $0) }
    }
    #expect(!isExpiring)
    #expect(
      !ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.contains(
        .idleSystemSleepDisabled))
    #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.suddenTerminationDisabled))
  }

  @Test("times, vectors and the thermal state have values")
  func values() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test("abs(x) is a function inside extensions of CGFloat too")
  func absoluteValue() {
    #expect(CGFloat(2).distance(from: 5) == 3)
    #expect(CGFloat.length(-4) == 4)
  }
}

extension CGFloat {
  fileprivate func distance(from other: CGFloat) -> CGFloat { abs(self - other) }
  fileprivate static func length(_ value: CGFloat) -> CGFloat { abs(value) }
}
