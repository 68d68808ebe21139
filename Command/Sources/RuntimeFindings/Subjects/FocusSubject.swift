import IdentityModel
import Observation
import TheseusTesting

/// `Focus.tla` as views: two fields bound to one `FocusState`, of which b is inserted, removed and
/// recreated, and one that is not bound.
struct FocusSubject: MachineSubject {
  typealias Machine = IdentityModel.Focus

  private let stage = Stage()
  private let host: TestHost

  @MainActor @Observable
  fileprivate final class Stage {
    var hasB = false
    var who = 0
    @ObservationIgnored var field: FocusState<Machine.Place?>.Binding?
    @ObservationIgnored var shown: Machine.Place?
  }

  init() {
    let stage = stage
    host = TestHost(columns: 30, rows: 8) { Fields(stage: stage) }
  }

  func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    switch action {
    case "UserMoves": try host.find(.textField, to.focus.rawValue).focus()
    case "ProgramSets": stage.field?.wrappedValue = to.focus == Machine.Place.none ? nil : to.focus
    case "Add", "Remove": stage.hasB = to.isPresent
    case "AddAndRequest":
      stage.hasB = true
      stage.field?.wrappedValue = Machine.Place.b
    case "Replace": stage.who = to.who
    default: throw SubjectError("the action \(action) is unknown")
    }
    host.flush()
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    seen.isPresent = host.findAll(.textField).contains { $0.label == Machine.Place.b.rawValue }
    seen.focus = host.focused.flatMap { Machine.Place(rawValue: $0.label) } ?? Machine.Place.none
    // The body follows its last value.
    seen.bound = stage.shown ?? Machine.Place.none
    return seen
  }

  func end() { host.unmount() }
}

private struct Fields: View {
  let stage: FocusSubject.Stage
  @FocusState private var field: IdentityModel.Focus.Place?

  var body: some View {
    stage.field = $field
    stage.shown = field
    return VStack {
      TextField("a", text: .constant("")).focused($field, equals: .a)
      if stage.hasB {
        TextField("b", text: .constant("")).focused($field, equals: .b).id(stage.who)
      }
      TextField("other", text: .constant(""))
    }
  }
}
