import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("What is smaller than a cell is painted again with what is around it")
struct SmallPartTests {
  private struct Row: View {
    @Binding var count: Int

    var body: some View {
      GeometryReader { _ in
        ScrollView {
          VStack {
            Button("press") {}
            Button("m\(count)") { count += 1 }
          }
        }
      }
    }
  }

  private struct Rows: View {
    @State private var count = 0

    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<7, id: \.self) { _ in Row(count: $count) } } }
    }
  }

  /// The same window, painted entirely.
  private func fresh(_ host: TestHost) -> String {
    host.resize(columns: 41, rows: 12)
    host.resize(columns: 40, rows: 12)
    return host.screen
  }

  @Test("scroll views of ten points in the rows of a lazy stack", arguments: 0..<7)
  func rows(_ row: Int) throws {
    let host = TestHost(columns: 40, rows: 12) { Rows() }
    try host.findAll(.button)[row * 2 + 1].tap()
    #expect(host.screen == fresh(host))
  }

  private struct Pair: View {
    let start: CGFloat
    let height: CGFloat
    let clips: Bool
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("count") { count += 1 }
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 80, height: start)
          if clips {
            ScrollView { Text("now \(count)") }.frame(height: height)
          } else {
            Text("now \(count)").frame(height: height)
          }
        }
        Text("below \(count)").padding(.top, 16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(
    "a text at the end of a stack",
    arguments: [(10, 6), (26, 6), (28, 4), (10, 4), (24, 10), (16, 3)] as [(CGFloat, CGFloat)],
    [false, true])
  func text(_ place: (start: CGFloat, height: CGFloat), _ clips: Bool) throws {
    let host = TestHost(columns: 40, rows: 12) {
      Pair(start: place.start, height: place.height, clips: clips)
    }
    for count in 1...3 {
      try host.find(.button, "count").tap()
      #expect(host.screen.contains("now \(count)"), "\(host.screen)")
    }
    #expect(host.screen == fresh(host))
  }
}
