import Synchronization

private struct PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the position is inside `.privacySensitive()`: its state is never saved (R36).
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }
}

/// Whether any view of the process has been private. Where none has, a recorded write need not ask
/// its environment, which would cost a twentieth of the write.
package enum PrivateContent {
  private static let flag = Atomic<Bool>(false)

  package static var exists: Bool { flag.load(ordering: .relaxed) }

  /// A view is private from here on.
  package static func note() { flag.store(true, ordering: .relaxed) }
}
