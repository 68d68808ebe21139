import Foundation
import Testing
import TheseusTesting

/// A canvas with a ring at its top.
private struct Rings: View {
  var shift: CGFloat = 0
  var body: some View {
    Canvas { context, _ in
      let ring = CGRect(x: 0, y: -shift, width: 160, height: 160)
      context.stroke(Path(ellipseIn: ring), with: .color(.red), lineWidth: 8)
      context.fill(
        Path(CGRect(x: 0, y: 300, width: 80, height: 80)), with: .color(.blue))
    }
  }
}

@MainActor @Suite("An outlined circle can lie anywhere around what is painted")
struct RingOutsideTests {
  @Test("above it, below it and beside it")
  func outside() {
    for shift in [-2_000, -300, 0, 80, 160, 300, 2_000] as [CGFloat] {
      let host = TestHost { Rings(shift: shift) }
      #expect(host.picture.rows == 24)
    }
  }

  @Test("above a part that is painted again")
  func aboveDamage() throws {
    struct Overlaid: View {
      @State private var count = 0
      var body: some View {
        ZStack(alignment: .bottom) {
          Rings()
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let host = TestHost { Overlaid() }
    _ = host.screen
    try host.find(.button, "Count 0").tap()
    #expect(host.screen.contains("Count 1"))
  }

  @Test("above the viewport of a scroll view, and it is drawn again after scrolling back")
  func scrolled() throws {
    let host = TestHost {
      ScrollView { Rings().frame(width: 300, height: 1_600) }
    }
    let first = host.screen
    host.press(.end)
    #expect(host.screen != first)
    host.press(.home)
    #expect(host.screen == first)
  }

  @Test("a circle as wide as a million columns takes no time")
  func wide() {
    let host = TestHost {
      Canvas { context, _ in
        context.stroke(
          Path(ellipseIn: CGRect(x: -4e9, y: -4e9, width: 8e9, height: 8e9)), with: .color(.red))
        context.fill(
          Path(ellipseIn: CGRect(x: -4e9, y: -4e9, width: 8e9, height: 8e9)), with: .color(.red))
      }
    }
    #expect(host.picture.rows == 24)
  }
}
