import TheseusTesting

/// An object in a view's state, which lives as long as the state.
@MainActor
final class Token {}

/// Access to the state of mounted views, provided by their bodies: to write cells from outside, and
/// to see which are alive.
///
/// Each run of a body registers its cell again, so that a recreated cell is the one that is read.
@MainActor
final class Handles<Key: Hashable> {
  private struct Handle {
    weak var token: Token?
    let cell: Binding<Int>
  }

  private var handles: [Key: Handle] = [:]

  nonisolated init() {}

  func note(_ key: Key, _ token: Token, _ cell: Binding<Int>) {
    handles[key] = Handle(token: token, cell: cell)
  }

  /// The cell's value; nil where it has ended, or never was.
  func value(_ key: Key) -> Int? {
    guard let handle = handles[key], handle.token != nil else { return nil }
    return handle.cell.wrappedValue
  }

  func write(_ value: Int, to key: Key) { handles[key]?.cell.wrappedValue = value }
}
