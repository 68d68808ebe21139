import Foundation
import TheseusCore

/// The settings of file panels, from the views around them.
struct FileDialogSettings {
  var message: Text?
  var confirmation: Text?
  var wantedDirectory: URL?

  /// The panel's first directory: the requested one if the user may see it, else the host's.
  func directory(in files: UserFiles) -> URL {
    if let wanted = wantedDirectory?.standardizedFileURL, files.contains(wanted) { return wanted }
    return files.directory
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
  /// Sets the message of the file panels inside.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the confirmation button of the file panels inside.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmation = label }
  }
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the first directory of the file panels inside.
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.wantedDirectory = directory }
  }

  /// Panels remember nothing from one time to the next.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    hint(FileDialogCustomizationHint.self, id)
  }
}

#if !canImport(Darwin)
  extension URL {
    /// Files chosen by the user need no permission here: always true.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
  }
#endif

/// The name under which a host remembers the settings of file panels; inherited.
public enum FileDialogCustomizationHint: ElementHintKey { public typealias Value = String }
