import TheseusTesting
import TheseusViews
import Testing

/// A bar whose width animates to a new value.
private struct Bar: View {
  let animation: Animation
  @State private var isWide = false
  @State private var ends = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("grow") {
        withAnimation(animation) {
          isWide = true
        } completion: {
          ends += 1
        }
      }
      Text("ends \(ends)")
      Text(verbatim: "x").frame(width: isWide ? 160 : 16, alignment: .trailing)
    }
  }
}

@MainActor @Suite("an animation ends at the value of the state, however it is repeated")
struct RepeatedAnimationTests {
  @Test(
    "with any number of repetitions, and its completion runs",
    arguments: [1, 2, 3, 4], [true, false])
  func ends(count: Int, autoreverses: Bool) throws {
    let host = TestHost(columns: 30, rows: 6) {
      Bar(animation: .linear(duration: 1).repeatCount(count, autoreverses: autoreverses))
    }
    let place = { try host.find(.text, "x").frame }
    let before = try place()
    try host.find(.button, "grow").tap()
    host.advance(by: .milliseconds(500))
    host.advance(by: .seconds(count + 1))
    #expect(try place() != before)
    #expect(host.screen.contains("ends 1"))
    #expect(host.screen.contains(String(repeating: " ", count: 19) + "x"))
  }
}
