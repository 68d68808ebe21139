import IdentityModel
import TheseusTesting

/// `Keying.tla` as builds of one program: each recompile is a snapshot of the old form, from which
/// a host with the new form continues.
struct KeyingSubject: MachineSubject {
  typealias Machine = IdentityModel.Keying

  private let machine: Machine
  private let profile: IdentityProfile
  private var host: TestHost
  /// The writers whose values the latest recompile refused because of their type, by the field that
  /// found the value.
  private var mistyped: [String: String] = [:]

  init(_ machine: Machine, _ state: Machine.State) throws {
    self.machine = machine
    let keying: IdentityProfile.StateKeying =
      switch machine.keying {
      case .ordinal: .ordinal
      case .sourceLocation: .sourceLocation
      case .declaredName: .declaredName
      }
    profile = IdentityProfile(stateKeying: keying)
    let form = try KeyingSubject.form(state)
    KeyingFields.handles = KeyingFields.Handles()
    host = TestHost(columns: 20, rows: 4, profile: profile) { form }
  }

  private static func form(_ state: Machine.State) throws -> AnyView {
    let words = state.layout.map { $0 ?? "-" }.joined(separator: " ")
    guard let form = KeyingForms.form(words) else {
      throw SubjectError("no build has the fields \(words)")
    }
    return form
  }

  mutating func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    mistyped = [:]
    switch action {
    case "Write":
      guard let key = to.store.keys.first(where: { to.store[$0] != from.store[$0] }),
        let writer = to.store[key] ?? nil
      else { return }
      KeyingFields.handles.write(writer)
      host.flush()
    case "Recompile":
      var writers: [String: String] = [:]
      for field in from.layout.compactMap(\.self) {
        writers[field] = KeyingFields.handles.writer(of: field)
      }
      let snapshot = try host.snapshot()
      host.unmount()
      let form = try KeyingSubject.form(to)
      KeyingFields.handles = KeyingFields.Handles()
      host = TestHost(restoring: snapshot, columns: 20, rows: 4, profile: profile) { form }
      for cell in host.restoreReport where cell.isMistyped {
        // A cell that was never written cannot be misread.
        if let claimant = cell.claimant, let writer = writers[KeyingSubject.name(cell.property)] {
          mistyped[KeyingSubject.name(claimant)] = writer
        }
      }
    default: throw SubjectError("the action \(action) is unknown")
    }
  }

  /// "left" of "Form.left".
  private static func name(_ property: String) -> String {
    property.split(separator: ".").last.map(String.init) ?? property
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    for (line, field) in seen.layout.enumerated() {
      guard let field, let key = machine.key(seen.layout, line) else { continue }
      seen.store[key] = .some(KeyingFields.handles.writer(of: field) ?? mistyped[field])
    }
    return seen
  }

  /// A value of another type is refused and its field starts with its initial value. The machine
  /// continues with the value it found.
  var isOver: Bool { !mistyped.isEmpty }

  func end() { host.unmount() }
}

/// The state that a form's body passes to the test.
struct KeyingFields: View {
  @MainActor
  final class Handles {
    fileprivate var texts: [String: Binding<String>] = [:]
    fileprivate var count: Binding<Int>?

    /// Writes a field's name into it, or the number that represents the name.
    func write(_ field: String) {
      if field == "count" { count?.wrappedValue = 1 } else { texts[field]?.wrappedValue = field }
    }

    /// The writer of a field's value.
    func writer(of field: String) -> String? {
      if field == "count" { return count?.wrappedValue == 1 ? "count" : nil }
      let text = texts[field]?.wrappedValue ?? ""
      return text.isEmpty ? nil : text
    }
  }

  @MainActor static var handles = Handles()

  var left: Binding<String>?
  var right: Binding<String>?
  var count: Binding<Int>?

  var body: some View {
    for (name, binding) in [("left", left), ("right", right)] {
      if let binding { KeyingFields.handles.texts[name] = binding }
    }
    if let count { KeyingFields.handles.count = count }
    return Text(
      "\(left?.wrappedValue ?? "") \(right?.wrappedValue ?? "") \(count?.wrappedValue ?? 0)")
  }
}
