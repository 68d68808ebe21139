#if canImport(Darwin)
  import SwiftUI

  /// Theseus' value for the help of what has focus: on Apple's systems the system shows it.
  private struct FocusedHelpKey: FocusedValueKey {
    typealias Value = Text
  }

  extension FocusedValues {
    var focusedHelp: Text? {
      get { self[FocusedHelpKey.self] }
      set { self[FocusedHelpKey.self] = newValue }
    }
  }
#endif
