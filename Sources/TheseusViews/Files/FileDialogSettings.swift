import Foundation
import TheseusCore

/// What views around a file panel say about it.
struct FileDialogSettings {
  var message: Text?
  var confirmation: Text?
  var wantedDirectory: URL?

  /// Where a panel begins: the directory that was asked for, else the one that the program runs in.
  var directory: URL {
    wantedDirectory?.standardizedFileURL
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}

private struct FileDialogKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogSettings {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

extension View {
  /// What stands at the top of the file panels inside.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// What the button that takes what was chosen is called in the file panels inside.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmation = label }
  }
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Where the file panels inside begin.
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.wantedDirectory = directory }
  }

  /// Panels remember nothing from one time to the next.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
}

#if !canImport(Darwin)
  extension URL {
    /// Files that a person chose need no leave here: always true.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
