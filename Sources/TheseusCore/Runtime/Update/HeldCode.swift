import AttributeGraph

/// Bodies and rows that wait for an animated update of the running pass, because they read an
/// object that it changes (R26).
///
/// The object has its new values already. An earlier update of the pass, without an animation, may
/// have a reason of its own to run such a body: a parent passes another value, or the body reads a
/// state that has changed. It would show the object's new values without an animation. So the body
/// keeps its last result there, and runs in the animated update.
struct HeldCode {
  /// The group of the animated transaction, by the attribute that runs the code.
  private var groups: [AttributeID: UInt64] = [:]

  var isEmpty: Bool { groups.isEmpty }

  func contains(_ code: AttributeID) -> Bool { groups[code] != nil }

  mutating func add(_ code: AttributeID, until group: UInt64) {
    if groups[code] == nil { groups[code] = group }
  }

  /// Removes the code that waits for a group.
  mutating func take(_ group: UInt64) -> [AttributeID] {
    let codes = groups.filter { $0.value == group }.map(\.key)
    for code in codes { groups[code] = nil }
    return codes
  }
}

extension ViewRuntime {
  /// Notes the code that reads objects with animated changes, where a plain update comes first.
  func holdCode(of groups: [WriteGroup]) {
    guard groups.count > 1,
      let plain = groups.firstIndex(where: { $0.transaction.animation == nil })
    else { return }
    for group in groups[plain...] where group.transaction.animation != nil {
      for write in group.writes {
        switch write.target {
        case .observed(let reader, _):
          held.add(reader.attribute, until: group.transaction.group)
        case .external(let source):
          for reader in graph.dependents(of: source.attributeID) {
            held.add(reader, until: group.transaction.group)
          }
        case .state, .stored: break
        }
      }
    }
  }

  /// The update of a group begins: what has waited for it runs in it.
  func releaseCode(heldUntil group: UInt64) {
    for code in held.take(group) { graph.invalidate(code) }
  }
}

extension TrackedNode {
  /// Whether the code keeps its last result in the running update.
  @usableFromInline package final var isHeld: Bool {
    !runtime.held.isEmpty && runtime.transaction.animation == nil
      && runtime.held.contains(attribute)
  }
}
