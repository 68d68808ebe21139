import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("anchors convert geometry of views to the coordinates of others")
struct AnchorTests {
  private struct Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Point: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test("an overlay finds the marked views, and again when they move")
  func overlay() throws {
    struct Page: View {
      @State private var isLow = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("move") { isLow.toggle() }
          if isLow { Text("between") }
          HStack(spacing: 8) {
            Text("plain")
            Text("marked").anchorPreference(key: Marks.self, value: .bounds) { [$0] }
          }
          Spacer(minLength: 0)
        }
        .overlayPreferenceValue(Marks.self, alignment: .bottomLeading) { marks in
          GeometryReader { proxy in
            let frames = marks.map { proxy[$0] }
            Text(
              frames.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width))" }.joined(
                separator: ";")
            ).offset(y: 64)
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    #expect(host.screen.contains("48 16 48"))
    try host.find(.button, "move").tap()
    #expect(host.screen.contains("48 32 48"))
  }

  @Test("each element of a group sets its own anchor")
  func group() {
    let host = TestHost(columns: 30, rows: 6) {
      HStack(spacing: 0) {
        Group {
          Text("ab")
          Text("c")
        }
        .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      }
      .backgroundPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          let widths = marks.map { Int(proxy[$0].width) }
          Color.clear.overlay {
            Text("\(widths.count): \(widths.map(String.init).joined(separator: " "))").fixedSize()
              .offset(y: 32)
          }
        }
      }
    }
    #expect(host.screen.contains("2: 16 8"))
  }

  @Test("points of a view, and values from inside passed on by transformAnchorPreference")
  func points() {
    let host = TestHost(columns: 30, rows: 6) {
      VStack(spacing: 0) {
        Text("head")
        Text("four")
          .transformAnchorPreference(key: Point.self, value: .bottomTrailing) {
            if $0 == nil { $0 = $1 }
          }
          .transformAnchorPreference(key: Point.self, value: .topLeading) {
            if $0 == nil { $0 = $1 }
          }
      }
      .overlayPreferenceValue(Point.self) { point in
        GeometryReader { proxy in
          if let point {
            let place = proxy[point]
            Text("\(Int(place.x)),\(Int(place.y))").fixedSize().offset(y: 32)
          }
        }
      }
    }
    #expect(host.screen.contains("32,32"))
  }
}
