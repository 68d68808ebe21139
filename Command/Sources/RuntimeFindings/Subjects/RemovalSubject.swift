import IdentityModel
import TheseusTesting

/// `RemovalTransition.tla` as views: two arms of an `if`, with a transition or without.
struct RemovalSubject: MachineSubject {
  typealias Machine = IdentityModel.RemovalTransition

  private let stage = Stage()
  private let host: TestHost
  private let hasTransition: Bool

  @MainActor
  fileprivate final class Stage {
    var isSecond: Binding<Bool>?
    let arms = Handles<Int>()
  }

  init(_ machine: Machine) {
    let stage = stage
    let hasTransition = machine.hasTransition
    self.hasTransition = hasTransition
    host = TestHost(columns: 20, rows: 4) {
      Arms(stage: stage, transition: hasTransition ? .opacity : .identity)
    }
  }

  func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    switch action {
    case "Write":
      stage.arms.write(1, to: to.arm)
      host.flush()
    case "Flip":
      withAnimation(.linear(duration: 1)) { stage.isSecond?.wrappedValue = to.arm == 1 }
      host.flush()
    case "EndTransition": host.advance(by: .seconds(2))
    default: throw SubjectError("the action \(action) is unknown")
    }
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    seen.arm = stage.isSecond?.wrappedValue == true ? 1 : 0
    for arm in 0...1 {
      let value = stage.arms.value(arm)
      seen.status[arm] = value == nil ? .none : arm == seen.arm ? .live : .leaving
      seen.value[arm] = value ?? 0
    }
    return seen
  }

  func end() { host.unmount() }

  private struct Arms: View {
    let stage: Stage
    let transition: AnyTransition
    @State private var isSecond = false

    var body: some View {
      stage.isSecond = $isSecond
      return VStack {
        if isSecond {
          Arm(number: 1, stage: stage).transition(transition)
        } else {
          Arm(number: 0, stage: stage).transition(transition)
        }
      }
    }
  }

  private struct Arm: View {
    let number: Int
    let stage: Stage
    @State private var token = Token()
    @State private var cell = 0

    var body: some View {
      stage.arms.note(number, token, $cell)
      return Text("arm \(number): \(cell)")
    }
  }
}
