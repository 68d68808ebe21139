import Foundation
import IdentityModel
import Observation
import TheseusTesting

/// `LayoutIdentity.tla` as views: children under an `AnyLayout` whose type and placement change.
struct LayoutSubject: MachineSubject {
  typealias Machine = LayoutIdentity

  private let stage: Stage
  private let host: TestHost

  @MainActor @Observable
  fileprivate final class Stage {
    var layout: Int
    var shift: Int
    @ObservationIgnored let cells = Handles<Int>()

    init(layout: Int, shift: Int) { (self.layout, self.shift) = (layout, shift) }

    var current: AnyLayout {
      switch layout {
      case 0: AnyLayout(Shifted<Columns>(shift: shift))
      case 1: AnyLayout(Shifted<Rows>(shift: shift))
      default: AnyLayout(Shifted<Pile>(shift: shift))
      }
    }
  }

  init(_ machine: Machine, _ state: Machine.State) throws {
    guard machine.layouts <= 3, machine.children == 3 else {
      throw SubjectError("there are three layouts and three children here")
    }
    let stage = Stage(layout: state.layout, shift: state.shift)
    self.stage = stage
    host = TestHost(columns: 30, rows: 10) { Arranged(stage: stage) }
  }

  func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    switch action {
    case "Render": (stage.layout, stage.shift) = (to.layout, to.shift)
    case "Write":
      guard let child = to.cells.indices.first(where: { from.cells[$0] != to.cells[$0] }) else {
        return
      }
      stage.cells.write(child + 1, to: child)
    default: throw SubjectError("the action \(action) is unknown")
    }
    host.flush()
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    for child in seen.cells.indices { seen.cells[child] = stage.cells.value(child) ?? -1 }
    return seen
  }

  func end() { host.unmount() }

  private struct Arranged: View {
    let stage: Stage

    var body: some View {
      stage.current {
        Child(number: 0, stage: stage)
        Child(number: 1, stage: stage)
        Child(number: 2, stage: stage)
      }
    }
  }

  private struct Child: View {
    let number: Int
    let stage: Stage
    @State private var token = Token()
    @State private var cell = 0

    var body: some View {
      stage.cells.note(number, token, $cell)
      return Text("\(number): \(cell)")
    }
  }
}

/// Three types of layouts, alike but for where they put things.
private protocol Places {
  static func origin(_ place: Int) -> CGPoint
}

private enum Columns: Places {
  static func origin(_ place: Int) -> CGPoint { CGPoint(x: CGFloat(place) * 8, y: 0) }
}

private enum Rows: Places {
  static func origin(_ place: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(place) * 2) }
}

private enum Pile: Places {
  static func origin(_ place: Int) -> CGPoint { CGPoint(x: CGFloat(place), y: CGFloat(place)) }
}

/// Places child c where child c + shift would be.
private struct Shifted<Kind: Places>: Layout {
  let shift: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 30, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for index in subviews.indices {
      let origin = Kind.origin((index + shift) % subviews.count)
      subviews[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
