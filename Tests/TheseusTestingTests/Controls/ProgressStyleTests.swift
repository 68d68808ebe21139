import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("custom styles of progress views")
struct ProgressStyleTests {
  private struct Words: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        if let label = configuration.label { label }
        Text(configuration.fractionCompleted.map { "<\(Int($0 * 100))>" } ?? "<?>")
        configuration.currentValueLabel
        Text(isEnabled ? "" : "off")
      }
    }
  }

  private struct Around: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("***")
        ProgressView(configuration)
      }
    }
  }

  @Test("R43 its parts are the view's, its environment is connected")
  func parts() {
    let host = TestHost(columns: 30, rows: 4) {
      VStack {
        ProgressView("Copying", value: 30, total: 60)
        ProgressView()
        ProgressView(value: 0.1) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      }
      .progressViewStyle(Words())
      .disabled(true)
    }
    #expect(host.screen.contains("Copying<50>off"))
    #expect(host.screen.contains("<?>off"))
    #expect(host.screen.contains("a<10>boff"))
  }

  @Test("the system's style inside a custom style")
  func around() {
    let host = TestHost(columns: 30, rows: 4) {
      ProgressView("Copying", value: 0.5).progressViewStyle(Around())
    }
    #expect(
      host.screen.contains("***") && host.screen.contains("Copying") && host.screen.contains("50%"))
  }

  @Test("a style's tint is the bar's color")
  func tint() {
    let tinted = TestHost(columns: 30, rows: 1) {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
    let red = TestHost(columns: 30, rows: 1) { ProgressView(value: 0.5).tint(.red) }
    let plain = TestHost(columns: 30, rows: 1) { ProgressView(value: 0.5) }
    #expect(tinted.picture.style(x: 0, y: 0) == red.picture.style(x: 0, y: 0))
    #expect(tinted.picture.style(x: 0, y: 0) != plain.picture.style(x: 0, y: 0))
  }

  @Test("an interval of time follows the host's clock, to its end")
  func interval() async throws {
    let start = Date.now
    let host = TestHost(columns: 40, rows: 2) {
      VStack {
        ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false) {
          Text("up")
        }
        ProgressView(timerInterval: start...start.addingTimeInterval(100)) { Text("down") }
      }
    }
    try await host.settle()
    #expect(host.screen.contains("0:00") && host.screen.contains("1:40"))
    for _ in 0..<60 {
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    let lines = host.screen.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("up") && ($0.contains("1:00") || $0.contains("0:59")) })
    #expect(lines.contains { $0.hasPrefix("down") && ($0.contains("0:40") || $0.contains("0:41")) })
  }
}
