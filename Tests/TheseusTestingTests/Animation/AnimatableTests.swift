import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("animatable data moves to new data step by step")
struct AnimatableTests {
  private struct Number: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("at \(Int(value.rounded()))") }
  }

  private struct Padded: ViewModifier, Animatable {
    var animatableData: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, animatableData) }
  }

  private struct Bar: Shape {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }

  private struct Page<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Double) -> Content
    @State private var value = 0.0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(value)
        Button("go") { withAnimation(animation) { value = value == 0 ? 10 : 0 } }
      }
    }
  }

  @Test("a spring by its physics is over when it is within a thousandth of its rest")
  func physicalSpring() throws {
    // Critically damped: 2 √(k m); exp(-7) after 7 / ω.
    let calm = Animation.interpolatingSpring(stiffness: 100, damping: 20)
    #expect(calm.totalDuration == .seconds(0.7))
    let loose = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
    #expect(loose.totalDuration == .seconds(1.4))
    #expect(
      Animation.spring() == .spring(duration: 0.5, bounce: 0)
        && Animation.interactiveSpring().totalDuration == .seconds(0.15))
    #expect(loose.fraction(after: .seconds(0.4)) > 1 && calm.fraction(after: .seconds(0.4)) < 1)
  }

  @Test("a duration, delay or speed that is NaN or infinite still ends")
  func oddTimes() {
    let odd = [
      Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for value in odd {
      for animation in [
        Animation.linear(duration: value), .linear(duration: 1).delay(value),
        .linear(duration: 1).speed(value), .spring(duration: value),
        .linear(duration: value).repeatCount(.max),
        .interpolatingSpring(stiffness: 100, damping: value),
      ] {
        let total = animation.totalDuration ?? .seconds(-1)
        #expect(total >= .zero && total <= .seconds(1e9), "\(animation)")
        let part = animation.fraction(after: .seconds(3))
        #expect(part.isFinite && part > -1 && part < 2.1, "\(animation): \(part)")
      }
    }
    #expect(Animation.linear(duration: .nan).fraction(after: .milliseconds(1)) == 1)
    #expect(Animation.linear(duration: .infinity).fraction(after: .seconds(1)) < 0.001)
    // Damped so strongly that it takes half a billion times as long, but not forever.
    #expect(
      Animation.interpolatingSpring(stiffness: 1, damping: 1e9).totalDuration == .seconds(1e9))
  }

  @Test("a view's body runs with intermediate data, and once at the end")
  func view() throws {
    let host = TestHost(columns: 20, rows: 3) { Page { Number(value: $0) } }
    #expect(host.screen.contains("at 0"))
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("at 0"))
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 5"))
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("at 10"))
    let runs = host.trace.bodyRuns(of: Number.self)
    host.advance(by: .seconds(5))
    #expect(host.trace.bodyRuns(of: Number.self) == runs)
  }

  @Test("reversed on the way, it returns from where it is")
  func turned() throws {
    let host = TestHost(columns: 20, rows: 3) { Page { Number(value: $0) } }
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(600))
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("at 6"))
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 3"))
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("at 0"))
  }

  @Test("without an animation it changes immediately")
  func still() throws {
    let host = TestHost(columns: 20, rows: 3) { Page(animation: nil) { Number(value: $0) } }
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("at 10"))
  }

  @Test("a modifier's body and a shape's path move likewise")
  func others() throws {
    let laid = Laid(20, 4) {
      Page { value in
        Text("x").modifier(Padded(animatableData: value * 8))
        Bar(part: value / 10).stroke().frame(width: 160, height: 32)
      }
    }
    try laid.host.find(.button, "go").tap()
    laid.host.advance(by: .milliseconds(500))
    #expect(laid["x"].first == 5)
    #expect(laid.lines[1] == "┌────────┐")
    laid.host.advance(by: .seconds(1))
    #expect(laid["x"].first == 10)
    #expect(laid.lines[1] == "┌──────────────────┐")
  }

  @Test("state inside stays while the view moves")
  func identity() throws {
    struct Holder: View, Animatable {
      var animatableData: Double
      @State private var taps = 0
      var body: some View { Button("taps \(taps) at \(Int(animatableData))") { taps += 1 } }
    }
    let host = TestHost(columns: 20, rows: 3) { Page { Holder(animatableData: $0) } }
    try host.find(.button, "taps 0 at 0").tap()
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    try host.find(.button, "taps 1 at 5").tap()
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("taps 2 at 10"))
  }

  @Test("views removed from the tree stop moving, even endless animations")
  func ended() throws {
    struct Leaving: View {
      @State private var isShown = true
      @State private var isOn = false
      var body: some View {
        VStack {
          if isShown { Number(value: isOn ? 10 : 0) }
          Button("start") { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
          Button("leave") { isShown = false }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 4) { Leaving() }
    try host.find(.button, "start").tap()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 5"))
    try host.find(.button, "leave").tap()
    host.advance(by: .seconds(1))
    host.advance(by: .seconds(1))
    #expect(!host.runtime.timeline.isRunning)
  }
}
