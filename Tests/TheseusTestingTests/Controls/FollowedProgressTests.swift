import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A progress view follows a Progress of Foundation")
struct FollowedProgressTests {
  @Test("the bar and the words are those of the progress, until it ends")
  func followed() throws {
    let progress = Progress(totalUnitCount: 4)
    let host = TestHost(columns: 40, rows: 4) { ProgressView(progress) }
    #expect(try host.find(.progressBar).label == "0% completed")
    progress.completedUnitCount = 1
    host.advance(by: .milliseconds(300))
    #expect(try host.find(.progressBar).label == "25% completed")
    progress.completedUnitCount = 4
    host.advance(by: .milliseconds(300))
    #expect(try host.find(.progressBar).label == "100% completed")
  }

  @Test("the app's own description is shown")
  func description() throws {
    // Foundation lets apps write it only on Apple's systems.
    final class Named: Progress, @unchecked Sendable {
      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      override var localizedDescription: String! { "Copying" }
    }
    let progress = Named(parent: nil, userInfo: nil)
    progress.totalUnitCount = 4
    let host = TestHost(columns: 40, rows: 4) { ProgressView(progress) }
    #expect(try host.find(.progressBar).label == "Copying")
  }

  @Test("a progress without a total has no known value")
  func indeterminate() throws {
    let progress = Progress(totalUnitCount: -1)
    let host = TestHost(columns: 40, rows: 4) { ProgressView(progress) }
    #expect(try host.find(.progressBar).label == "")
  }
}
