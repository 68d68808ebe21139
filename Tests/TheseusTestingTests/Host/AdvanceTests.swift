import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

/// Two texts that move: one at a press, the other after half a second.
private struct Movers: View {
  @Environment(\.clock) private var clock
  @State private var hasLeft = false
  @State private var hasFollowed = false
  @State private var ends = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 2)) { hasLeft = true } }
      Text("a").frame(width: hasLeft ? 328 : 8, alignment: .trailing)
      Text("b").frame(width: hasFollowed ? 328 : 8, alignment: .trailing)
      Text("ends \(ends)")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .task {
      do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
      withAnimation(.linear(duration: 2)) {
        hasFollowed = true
      } completion: {
        ends += 1
      }
    }
  }
}

@MainActor @Suite("An advance of the clock moves everything to its end")
struct AdvanceTests {
  private func host() async throws -> TestHost {
    let host = TestHost(columns: 50, rows: 6) { Movers() }
    try await host.settle()
    try host.find(.button, "go").tap()
    return host
  }

  @Test("an animation that begins during the advance is where it is after several advances")
  func begun() async throws {
    let (single, several) = (try await host(), try await host())
    single.advance(by: .milliseconds(1500))
    try await single.settle()
    for milliseconds in [500, 250, 750] {
      several.advance(by: .milliseconds(milliseconds))
      try await several.settle()
    }
    #expect(single.screen == several.screen)
    let lines = single.screen.split(separator: "\n").map(String.init)
    #expect(lines.contains(String(repeating: " ", count: 30) + "a"))
    #expect(lines.contains(String(repeating: " ", count: 20) + "b"))
    #expect(lines.contains("ends 0"))
  }

  @Test("one that also ends during the advance is complete")
  func ended() async throws {
    let host = try await host()
    host.advance(by: .seconds(10))
    try await host.settle()
    let lines = host.screen.split(separator: "\n").map(String.init)
    for name in ["a", "b"] { #expect(lines.contains(String(repeating: " ", count: 40) + name)) }
    #expect(lines.contains("ends 1"))
  }

  @Test("a write before the advance is committed at the time before it")
  func written() {
    let length = Length()
    let host = TestHost(columns: 50, rows: 6) {
      Text("a").frame(width: length.value, alignment: .trailing)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    withAnimation(.linear(duration: 2)) { length.value = 328 }
    host.advance(by: .seconds(1))
    let line = host.screen.split(separator: "\n").first { $0.contains("a") } ?? ""
    #expect(line.count == 21)
  }
}

@Observable @MainActor private final class Length {
  var value: CGFloat = 8
}
