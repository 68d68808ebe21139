import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Lengths that no arithmetic survives.
private let odd: [CGFloat] = [
  .nan, .signalingNaN, .infinity, -.infinity, -1, -1e308, 1e308, .leastNonzeroMagnitude,
  .greatestFiniteMagnitude,
]

@MainActor @Suite("Lengths that are NaN, infinite, negative or huge stop nothing")
struct OddNumbersTests {
  /// Every modifier and container that takes a length, around a button that must keep working.
  private struct Page: View {
    let length: CGFloat
    let place: Int
    @State private var count = 0

    var body: some View {
      VStack(spacing: place == 0 ? length : nil) {
        Text("top")
        middle
        Text("bottom").offset(x: place == 1 ? length : 0, y: place == 1 ? length : 0)
      }
    }

    private var button: some View { Button("count \(count)") { count += 1 } }

    @ViewBuilder private var middle: some View {
      switch place {
      case 2: button.frame(width: length, height: length)
      case 3: button.frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
      case 4: button.frame(idealWidth: length, idealHeight: length).fixedSize()
      case 5: button.padding(length)
      case 6: HStack(spacing: length) { button }.layoutPriority(Double(length))
      case 7: Sized(length: length) { button }
      case 8: Placed(length: length) { button }
      case 9: button.aspectRatio(length, contentMode: .fit)
      case 10: button.opacity(Double(length))
      case 11: ProgressView(value: Double(length), total: 10)
      case 12: Slider(value: .constant(Double(length)), in: 0...1)
      case 13: ScrollView { VStack(spacing: length) { button } }
      case 14: List(0..<5) { _ in button.frame(height: length) }
      case 15:
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: length)), GridItem(.fixed(length))],
            spacing: length
          ) { button }
        }
      case 16: GeometryReader { proxy in button.frame(width: proxy.size.width * length) }
      case 17: Rectangle().frame(width: 16, height: 16).offset(x: length)
      case 18: button.overlay { Text("over").offset(y: length) }
      default: button
      }
    }
  }

  private struct Sized: Layout {
    let length: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: length)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Placed: Layout {
    let length: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 80, height: 16)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: length, y: length),
          proposal: ProposedViewSize(width: length, height: length))
      }
    }
  }

  @Test("a NaN, infinite or negative frame is an issue that names it; an infinite maximum is none")
  func issue() throws {
    func issues(_ view: some View) -> [String] {
      TestHost { view }.trace.issues.filter { $0.kind == .invalidFrame }.map(\.message)
    }
    #expect(try #require(issues(Text("a").frame(width: .nan)).first).contains("width: nan"))
    #expect(issues(Text("a").frame(height: -3)).count == 1)
    #expect(issues(Text("a").frame(minWidth: .infinity)).count == 1)
    #expect(issues(Text("a").frame(width: 0, height: 16)) == [])
    #expect(issues(Text("a").frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)) == [])
  }

  @Test(
    "with NaN, infinite, negative or huge lengths the tree survives, and recovers afterward",
    arguments: 0..<19)
  func lengths(place: Int) throws {
    for length in odd {
      let host = TestHost(columns: 40, rows: 12) { Page(length: length, place: place) }
      _ = host.screen
      try? host.find(.button).tap()
      host.resize(columns: 1, rows: 1)
      _ = host.screen
      host.resize(columns: 40, rows: 12)
      host.update { Page(length: 8, place: place) }
      #expect(host.screen.contains("top"), "after \(length)")
    }
  }
}
