import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("tap() does what a click does where views wait for several taps")
struct TapTwiceTests {
  enum Form: CaseIterable {
    case stacked, stackedWithSingleInside, exclusively, simultaneously, spatial, highPriority
    case mapped, composed
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private struct Both: Gesture {
    let log: Log
    var body: some Gesture {
      TapGesture(count: 2).onEnded { log.lines.append("double") }
        .exclusively(before: TapGesture().onEnded { log.lines.append("single") })
    }
  }

  private struct Target: View {
    let form: Form
    let log: Log
    var body: some View {
      let double = TapGesture(count: 2).onEnded { log.lines.append("double") }
      let single = TapGesture(count: 1).onEnded { log.lines.append("single") }
      let text = Text("target")
      switch form {
      case .stacked:
        text.onTapGesture(count: 2) { log.lines.append("double") }
          .onTapGesture(count: 1) { log.lines.append("single") }
      case .stackedWithSingleInside:
        VStack { text.onTapGesture(count: 2) { log.lines.append("double") } }
          .onTapGesture { log.lines.append("single") }
      case .exclusively: text.gesture(double.exclusively(before: single))
      case .simultaneously:
        text.onTapGesture { log.lines.append("single") }.simultaneousGesture(double)
      case .spatial:
        text.onTapGesture(count: 2) { _ in log.lines.append("double") }
          .onTapGesture(count: 1) { _ in log.lines.append("single") }
      case .highPriority: text.gesture(single).highPriorityGesture(double)
      case .mapped: text.gesture(double.map { 2 }.exclusively(before: single.map { 1 }))
      case .composed: text.gesture(Both(log: log))
      }
    }
  }

  /// The actions of the target's gestures, each group of taps followed by a pause.
  private func lines(
    _ form: Form, _ groups: [Int], by act: (TestHost) throws -> Void
  ) async throws -> [String] {
    let log = Log()
    let host = TestHost(columns: 20, rows: 3) { Target(form: form, log: log) }
    for count in groups {
      for _ in 0..<count { try act(host) }
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    return log.lines
  }

  private func click(_ host: TestHost) throws {
    let lines = host.screen.components(separatedBy: "\n")
    let row = try #require(lines.firstIndex { $0.contains("target") })
    let column = try #require(lines[row].range(of: "target")).lowerBound
      .utf16Offset(in: lines[row])
    host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
  }

  private func tap(_ host: TestHost) throws { try host.find(.text, "target").tap() }

  @Test("one tap, two, three, and some with a pause between them", arguments: Form.allCases)
  func taps(_ form: Form) async throws {
    for groups in [[1], [2], [3], [1, 1], [2, 1]] {
      let tapped = try await lines(form, groups, by: tap)
      let clicked = try await lines(form, groups, by: click)
      #expect(tapped == clicked, "\(groups)")
    }
    let twice = try await lines(form, [2], by: tap)
    let all = form == .simultaneously ? ["double", "single", "single"] : ["double"]
    #expect(twice.sorted() == all)
    let separate = try await lines(form, [1, 1], by: tap)
    #expect(separate == ["single", "single"])
  }

  @Test("a view with single taps only is tapped immediately")
  func single() throws {
    let log = Log()
    let host = TestHost { Text("target").onTapGesture { log.lines.append("single") } }
    try host.find(.text, "target").tap()
    #expect(log.lines == ["single"])
  }
}
