import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Keyframes")
struct KeyframeTests {
  private struct Look {
    var scale = 1.0
    var x = 0.0
  }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(a - b) < tolerance
  }

  @Test("a linear keyframe moves evenly or by its curve, a move is immediate, and the end stays")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 2)
      MoveKeyframe(100)
      LinearKeyframe(200, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 0)
    #expect(near(timeline.value(time: 1), 5))
    #expect(near(timeline.value(time: 2), 100))
    #expect(timeline.value(time: 2.5) > 100 && timeline.value(time: 2.5) < 150)
    #expect(timeline.value(time: 9) == 200)
    #expect(near(timeline.value(progress: 1.0 / 3), 5))
  }

  @Test("tracks change their own properties and start together; a shorter one holds its end")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.x) {
        for step in 1...2 { LinearKeyframe(Double(step) * 10, duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    #expect(near(timeline.value(time: 0.5).scale, 2) && near(timeline.value(time: 0.5).x, 5))
    #expect(near(timeline.value(time: 1.5).scale, 3) && near(timeline.value(time: 1.5).x, 15))
    var look = Look(scale: 7, x: 7)
    KeyframeTimeline(initialValue: Look()) { KeyframeTrack(\.x) { LinearKeyframe(4, duration: 1) } }
      .update(value: &look, time: 0.5)
    #expect(look.scale == 7 && near(look.x, 2))
  }

  @Test("cubic keyframes reach their values, start and end at rest, and are smooth between")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
    }
    #expect(near(timeline.value(time: 1), 10) && near(timeline.value(time: 2), 30))
    #expect(near(velocity(1e-5), 0, 0.01) && near(velocity(2 - 1e-5), 0, 0.01))
    #expect(near(velocity(1 - 1e-4), velocity(1 + 1e-4), 0.05) && near(velocity(1), 15, 0.05))
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0.0, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    #expect(near(pushed.value(time: 0.5), 0.5))
  }

  @Test("a spring keyframe lasts until it rests, or stops after its duration")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let resting = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(near(resting.duration, spring.settlingDuration))
    #expect(stride(from: 0, to: 2, by: 0.01).contains { resting.value(time: $0) > 10.1 })
    #expect(resting.value(time: 9) == 10)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let left = spring.value(target: 10.0, time: 0.1)
    #expect(left > 1 && left < 9 && near(cut.value(time: 0.1), left))
    #expect(near(cut.value(time: 0.6), left / 2))
  }

  @Test(
    "springs come to rest within their settling duration, and velocities are those of the values")
  func springs() {
    for spring in [
      Spring(), .bouncy, Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true),
      Spring(duration: 1, bounce: -0.5),
    ] {
      for part in stride(from: 1.0, to: 3, by: 0.05) {
        #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration * part) - 1) < 0.0011)
      }
      for time in [0.05, 0.2, 0.6] {
        let slope =
          (spring.value(target: 1.0, initialVelocity: 3, time: time + 1e-6)
            - spring.value(target: 1.0, initialVelocity: 3, time: time))
          / 1e-6
        #expect(near(spring.velocity(target: 1.0, initialVelocity: 3, time: time), slope, 0.01))
      }
    }
    #expect(
      near(UnitCurve.easeInOut.value(at: 0.5), 0.5) && UnitCurve.circularEaseIn.value(at: 0.5) < 0.2
    )
    #expect(near(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)), 0.3, 1e-4))
  }
}

@MainActor @Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  private struct Triggered: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("go") { count += 1 }
        Text("here").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
          HStack {
            content
            Text("at \(Int(value.rounded()))")
          }
        } keyframes: { value in
          LinearKeyframe(value + 10, duration: 1)
          LinearKeyframe(value + 4, duration: 1)
        }
      }
    }
  }

  @Test("a change of the trigger runs the keyframes once, from the shown value")
  func trigger() throws {
    let host = TestHost(columns: 30, rows: 4) { Triggered() }
    host.advance(by: .seconds(5))
    #expect(host.screen.contains("here") && host.screen.contains("at 0"), "\(host.screen)")
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 5"), "\(host.screen)")
    host.advance(by: .milliseconds(1000))
    #expect(host.screen.contains("at 7"), "\(host.screen)")
    host.advance(by: .seconds(3))
    #expect(host.screen.contains("at 4"), "\(host.screen)")
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 9"), "\(host.screen)")
    // A second tap in the middle of the animation.
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("at 14"), "\(host.screen)")
    host.advance(by: .seconds(3))
    #expect(host.screen.contains("at 13"), "\(host.screen)")
  }

  private struct Turning: View {
    var repeats = true
    var body: some View {
      KeyframeAnimator(initialValue: 0.0, repeating: repeats) { value in
        Text("turn \(Int(value.rounded()))")
      } keyframes: { _ in
        MoveKeyframe(0)
        LinearKeyframe(10, duration: 1)
      }
    }
  }

  @Test("a repeating animator restarts after each round; one that stops shows its initial value")
  func repeating() {
    let host = TestHost(columns: 30, rows: 4) { Turning() }
    host.advance(by: .milliseconds(300))
    #expect(host.screen.contains("turn 3"), "\(host.screen)")
    host.advance(by: .milliseconds(1400))
    #expect(host.screen.contains("turn 7"), "\(host.screen)")
    host.advance(by: .seconds(100))
    #expect(host.screen.contains("turn 7"), "\(host.screen)")
    host.update { Turning(repeats: false) }
    #expect(host.screen.contains("turn 0"), "\(host.screen)")
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("turn 0"), "\(host.screen)")
    host.update { Turning() }
    host.advance(by: .milliseconds(200))
    #expect(host.screen.contains("turn 2"), "\(host.screen)")
  }

  @Test("a removed animator leaves nothing running")
  func ends() {
    let host = TestHost(columns: 30, rows: 4) { Turning() }
    host.unmount()
    host.advance(by: .seconds(1))
    #expect(host.trace.issues.isEmpty)
  }
}
