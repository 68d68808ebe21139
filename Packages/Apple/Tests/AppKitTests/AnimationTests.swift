import AppKit
import Testing

@Suite("Animations of AppKit")
@MainActor
struct AnimationTests {
  private final class Course: NSAnimation {
    var steps: [Progress] = []
    override var currentProgress: Progress { didSet { steps.append(currentProgress) } }
  }

  private final class Listener: NSAnimationDelegate {
    var calls: [String] = []
    var starts = true
    func animationShouldStart(_ animation: NSAnimation) -> Bool { starts }
    func animationDidStop(_ animation: NSAnimation) { calls.append("stop") }
    func animationDidEnd(_ animation: NSAnimation) { calls.append("end") }
    func animation(_ animation: NSAnimation, didReachProgressMark mark: NSAnimation.Progress) {
      calls.append("mark \(mark)")
    }
  }

  private func animation(
    _ duration: TimeInterval, _ mode: NSAnimation.BlockingMode, _ listener: Listener
  ) -> Course {
    let course = Course(duration: duration, animationCurve: .linear)
    course.animationBlockingMode = mode
    course.delegate = listener
    return course
  }

  @Test("a blocking animation is at its end when start() returns")
  func blocking() {
    let listener = Listener()
    let course = animation(60, .blocking, listener)
    course.addProgressMark(0.5)
    course.start()
    #expect(course.steps == [1])
    #expect(!course.isAnimating)
    #expect(listener.calls == ["mark 0.5", "end"])
  }

  @Test("another animation proceeds in steps and ends once")
  func nonblocking() async throws {
    let listener = Listener()
    let course = animation(0.1, .nonblocking, listener)
    course.start()
    #expect(course.isAnimating && course.steps.isEmpty)
    while course.isAnimating { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(course.steps == course.steps.sorted() && course.steps.last == 1)
    #expect(listener.calls == ["end"])
  }

  @Test("an animation that nobody keeps runs to its end, and is then released")
  func unkept() async throws {
    let listener = Listener()
    weak var course: Course?
    do {
      let started = animation(0.05, .nonblocking, listener)
      started.start()
      course = started
    }
    #expect(course != nil)
    for _ in 0..<1_000 where course != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(course == nil)
    #expect(listener.calls == ["end"])
  }

  @Test("stop() keeps the progress, and start() continues from it")
  func stopped() async throws {
    let listener = Listener()
    let course = animation(3_600, .nonblocking, listener)
    course.currentProgress = 0.5
    course.start()
    while course.steps.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    course.stop()
    course.stop()
    #expect(course.currentProgress >= 0.5 && course.currentProgress < 0.75)
    #expect(listener.calls == ["stop"])
    course.duration = 0
    course.start()
    #expect(course.currentProgress == 1)
    #expect(listener.calls == ["stop", "end"])
  }

  @Test("the delegate can refuse a start")
  func refused() {
    let listener = Listener()
    listener.starts = false
    let course = animation(0, .blocking, listener)
    course.start()
    #expect(course.steps.isEmpty && listener.calls.isEmpty)
  }

  @Test("the value is eased by the curve")
  func value() {
    let course = NSAnimation(duration: 1, animationCurve: .easeOut)
    course.currentProgress = 0.5
    #expect(course.currentValue > 0.6)
    course.animationCurve = .easeIn
    #expect(course.currentValue < 0.4)
    course.animationCurve = .linear
    #expect(course.currentValue == 0.5)
  }
}
