import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the app's own text for a progress replaces the percentage")
struct OwnProgressValueTests {
  private func lines(_ view: @escaping @MainActor () -> some View) -> [String] {
    TestHost(columns: 40, rows: 5, view).screen.split(separator: "\n").map(String.init)
  }

  @Test("it stands below the label, and no percentage is shown")
  func value() throws {
    let lines = lines {
      ProgressView(value: 0.5) {
        Text("Copy")
      } currentValueLabel: {
        Text("5 of 10")
      }
    }
    #expect(lines.contains { $0.hasPrefix("Copy") && !$0.contains("5 of 10") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("5 of 10") })
    #expect(!lines.contains { $0.contains("50%") })
  }

  @Test("so does that of an interval, which then shows no time")
  func interval() {
    let start = Date.now
    let lines = lines {
      ProgressView(timerInterval: start...start.addingTimeInterval(600)) {
        Text("Tea")
      } currentValueLabel: {
        Text("soon")
      }
    }
    #expect(lines.contains { $0.hasPrefix("Tea") && !$0.contains("soon") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("soon") } && !lines.contains { $0.contains(":0") })
  }

  @Test("without one the percentage is shown")
  func percentage() {
    let lines = lines { ProgressView("Copy", value: 0.5) }
    #expect(lines.contains { $0.contains("Copy") && $0.contains("50%") }, "\(lines)")
  }
}
