import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("after an invalid length, everything is placed as in an app that never had it")
struct CorrectedLengthsTests {
  private static let odd: [CGFloat] = [.nan, .infinity, -1e308, 1e308, 1e15]

  /// A length on the way to the content, inside a view that asks for sizes or guides.
  private struct Page: View {
    let length: CGFloat
    let way: Int
    let around: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        container
        Text("bottom")
      }
    }

    @ViewBuilder private var container: some View {
      switch around {
      case 0: sized
      case 1: sized.alignmentGuide(.leading) { $0.width + length }
      case 2:
        sized.alignmentGuide(.leading) { $0[.trailing] - length }.alignmentGuide(.top) {
          $0.height / length
        }
      case 3: GeometryReader { _ in sized }
      case 4: GeometryReader { proxy in sized.frame(width: proxy.size.width / 2) }.frame(height: 48)
      case 5: ScrollView { LazyVStack { ForEach(0..<8, id: \.self) { _ in sized } } }
      case 6:
        ScrollView {
          LazyVStack(alignment: .leading, spacing: length) {
            ForEach(0..<8, id: \.self) { _ in content }
          }
        }
      case 7:
        ScrollView {
          LazyVStack {
            ForEach(0..<60, id: \.self) { id in if id < 2 { sized } else { Text("row \(id)") } }
          }
        }
      case 8: List(0..<40, id: \.self) { id in if id % 3 == 0 { sized } else { content } }
      case 9:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(.fixed(length))]) {
            ForEach(0..<20, id: \.self) { _ in sized }
          }
        }
      case 10:
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in sized } }
        }
      case 11:
        HStack(alignment: .firstTextBaseline) {
          sized.alignmentGuide(.firstTextBaseline) { $0.height * length }; Text("beside")
        }
      case 12:
        ZStack(alignment: .bottomTrailing) {
          sized; content.alignmentGuide(.trailing) { _ in length }
        }
      case 13:
        ViewThatFits {
          sized; content
        }
      case 14: reader.frame(width: length, height: length)
      case 15: reader.padding(length).frame(height: 64)
      case 16:
        HStack {
          reader.offset(x: length); sized.alignmentGuide(VerticalAlignment.center) { _ in length }
        }.frame(height: 80)
      case 17:
        List(0..<12, id: \.self) { _ in sized.alignmentGuide(.leading) { $0.width * length } }
      case 18: List(0..<12, id: \.self) { _ in reader.frame(height: length) }
      default:
        ScrollView {
          LazyVStack(alignment: .trailing) { ForEach(0..<9, id: \.self) { _ in guided } }
        }
      }
    }

    private var reader: some View {
      GeometryReader { proxy in
        VStack(alignment: .trailing) {
          sized.frame(width: proxy.size.width / 2).alignmentGuide(.trailing) {
            $0.width + proxy.size.height - length
          }
          content.position(x: proxy.size.width / 3, y: length)
        }
      }
    }

    private var guided: some View {
      VStack(alignment: .leading) {
        sized.alignmentGuide(.leading) { _ in length }
        content.alignmentGuide(.leading) { $0.width / 2 }
      }
      .alignmentGuide(.trailing) { $0[.leading] + length }
    }

    @ViewBuilder private var sized: some View {
      switch way {
      case 0: content.frame(width: length, height: length)
      case 1: content.frame(minWidth: length, minHeight: length)
      case 2: content.padding(length)
      case 3: content.offset(x: length, y: length)
      case 4:
        HStack(spacing: length) {
          content; Text("second")
        }
      case 5: Text("second").overlay(alignment: .topLeading) { content.padding(.leading, length) }
      case 6: content.position(x: length, y: length)
      default: content.aspectRatio(length, contentMode: .fit)
      }
    }

    private var content: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .trailing, spacing: 0) {
          Text("one"); Text("three more")
        }
        Text("words that may take two lines of it")
      }
    }
  }

  /// All elements that reach into the window, with their places, from the root down. The number of
  /// rows made beyond it, behind the bottom line, does not matter.
  private func places(_ host: TestHost) -> [String] {
    let window = CGRect(x: 0, y: 0, width: 240, height: 176)
    var lines: [String] = []
    var stack: [(element: ViewElement, origin: CGPoint, depth: Int)] = [
      (host.window.root, .zero, 0)
    ]
    while let (next, outer, depth) = stack.popLast() {
      let frame = next.frame.offsetBy(dx: outer.x, dy: outer.y)
      guard
        frame.isNull
          || frame.maxY >= 0 && frame.maxX >= 0 && frame.minY < window.maxY
            && frame.minX <= window.maxX
      else { continue }
      // The length of the content beyond the window is an estimate.
      let end =
        frame.isNull
        ? .zero : CGPoint(x: min(frame.maxX, window.maxX), y: min(frame.maxY, window.maxY))
      lines.append(
        "\(String(repeating: " ", count: depth))\(type(of: next)) from \(frame.origin) to \(end)")
      stack += next.viewChildren.reversed().map { ($0, frame.origin, depth + 1) }
    }
    return lines
  }

  /// Without the scroll bar, whose thumb follows an estimate, and without the last line, where a
  /// row may be missing that is not made yet.
  private func seen(_ host: TestHost) -> [String] {
    var lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.prefix(29))
    }
    if lines.count == 12 { lines.remove(at: 10) }
    return lines
  }

  @Test(
    "NaN, infinite, negative and enormous lengths leave no trace once they are valid again",
    arguments: 0..<20)
  func corrected(around: Int) {
    for way in 0..<8 {
      let fresh = TestHost(columns: 30, rows: 12) { Page(length: 8, way: way, around: around) }
      let (expected, screen) = (places(fresh), seen(fresh))
      for length in Self.odd {
        let host = TestHost(columns: 30, rows: 12) {
          Page(length: length, way: way, around: around)
        }
        host.update { Page(length: 8, way: way, around: around) }
        let difference = places(host).difference(from: expected)
        #expect(difference.isEmpty, "\(way) after \(length)")
        let isAlike = seen(host) == screen
        #expect(isAlike, "\(way) after \(length): \(host.screen)\nfresh: \(fresh.screen)")
      }
    }
  }
}
