import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a delay before the repetitions is part of each, one after them comes once")
struct RepeatedDelayTests {
  private func values(_ animation: Animation, at times: [Double]) -> [Double] {
    times.map { (animation.fraction(after: .seconds($0)) * 1000).rounded() / 1000 }
  }

  private let line = Animation.linear(duration: 1)

  @Test("in each repetition, with a number of them and for ever")
  func inside() {
    let counted = line.delay(0.5).repeatCount(3, autoreverses: false)
    #expect(counted.totalDuration == .seconds(4.5))
    #expect(
      values(counted, at: [0.25, 1, 1.75, 2.5, 3.25, 4, 4.5]) == [0, 0.5, 0, 0.5, 0, 0.5, 1])
    let endless = line.delay(0.5).repeatForever(autoreverses: false)
    #expect(endless.totalDuration == nil)
    #expect(values(endless, at: [15.25, 16]) == [0, 0.5])
  }

  @Test("once before the first repetition")
  func before() {
    let counted = line.repeatCount(3, autoreverses: false).delay(0.5)
    #expect(counted.totalDuration == .seconds(3.5))
    #expect(values(counted, at: [0.25, 1, 1.75, 2, 3.25]) == [0, 0.5, 0.25, 0.5, 0.75])
    let endless = line.repeatForever(autoreverses: false).delay(0.5)
    #expect(values(endless, at: [0.25, 10.75]) == [0, 0.25])
  }

  @Test("both, each where it is written")
  func both() {
    let animation = line.delay(0.5).repeatCount(2, autoreverses: false).delay(1)
    #expect(animation.totalDuration == .seconds(4))
    #expect(values(animation, at: [0.5, 1.25, 2, 2.75, 3.5]) == [0, 0, 0.5, 0, 0.5])
  }

  @Test("on the way back the delay comes at the end")
  func back() {
    let animation = line.delay(0.5).repeatCount(2)
    #expect(animation.totalDuration == .seconds(3))
    #expect(values(animation, at: [0.25, 1, 1.5, 2, 2.75]) == [0, 0.5, 1, 0.5, 0])
  }

  @Test("a speed applies to the delays before it, inside and outside of the repetitions")
  func speed() {
    let inside = line.delay(0.5).repeatCount(3, autoreverses: false).speed(2)
    #expect(inside.totalDuration == .seconds(2.25))
    #expect(values(inside, at: [0.125, 0.5, 1.25]) == [0, 0.5, 0.5])
    #expect(line.delay(0.5).speed(2).repeatCount(3, autoreverses: false) == inside)
    let outside = line.repeatCount(3, autoreverses: false).delay(0.5).speed(2)
    #expect(outside.totalDuration == .seconds(1.75))
    let later = line.speed(2).delay(0.5).repeatCount(3, autoreverses: false)
    #expect(later.totalDuration == .seconds(3))
    #expect(values(later, at: [0.25, 0.75, 1.25, 1.75]) == [0, 0.5, 0, 0.5])
  }

  @Test("each repetition waits on the screen, too")
  func shown() throws {
    struct Bar: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("grow") {
            withAnimation(
              .linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)
            ) { isWide = true }
          }
          Text("x").frame(width: isWide ? 168 : 8, alignment: .trailing)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let host = TestHost(columns: 30, rows: 4) { Bar() }
    func line() -> String? {
      host.screen.split(separator: "\n").map(String.init).first { $0.hasSuffix("x") }
    }
    #expect(line() == "x")
    try host.find(.button, "grow").tap()
    host.advance(by: .milliseconds(1000))
    #expect(line() == String(repeating: " ", count: 10) + "x")
    host.advance(by: .milliseconds(750))
    #expect(line() == "x")
  }
}
