import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// `fileImporter`: a panel that chooses files, while a binding is true. Of a user at another
/// computer, the files there.
struct _FileImporterModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Where it is written.
  let site: SourceSite
  let types: [UTType]
  let allowsMany: Bool
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialog) private var settings
  @Environment(\.hostServices) private var services
  @State private var hasChosen = false

  func body(content: Content) -> some View {
    content.modifier(
      _FlagPresentation(
        isPresented: $isPresented, style: .sheet, onDismiss: wasDismissed, site: site
      ) { panel })
  }

  @ViewBuilder private var panel: some View {
    if let exchange = services.fileExchange {
      UploadPanel(
        types: types, allowsMany: allowsMany, settings: settings, exchange: exchange,
        finish: finish)
    } else {
      FilePanel(
        types: types, allowsMany: allowsMany, settings: settings, files: services.files,
        finish: finish)
    }
  }

  private func finish(_ chosen: [URL]) {
    hasChosen = !chosen.isEmpty
    isPresented = false
    if hasChosen { onCompletion(.success(chosen)) }
  }

  private func wasDismissed() {
    if !hasChosen { onCancellation() }
    hasChosen = false
  }
}

extension View {
  /// A panel in which the user chooses a file, while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: the types of files that can be chosen, by filename extension;
  ///     directories too, if `.folder` or `.directory` is among them.
  ///   - onCompletion: called with the file. Leaving the panel without choosing calls nothing.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _FileImporterModifier(
        isPresented: isPresented, site: SourceSite(fileID, line, column),
        types: allowedContentTypes, allowsMany: false,
        onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: {}))
  }

  /// A panel in which the user chooses one or, with `allowsMultipleSelection`, several files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      _FileImporterModifier(
        isPresented: isPresented, site: SourceSite(fileID, line, column),
        types: allowedContentTypes, allowsMany: allowsMultipleSelection,
        onCompletion: onCompletion,
        onCancellation: {}))
  }

  /// - Parameter onCancellation: called when the user leaves the panel without choosing.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileImporterModifier(
        isPresented: isPresented, site: SourceSite(fileID, line, column),
        types: allowedContentTypes, allowsMany: allowsMultipleSelection,
        onCompletion: onCompletion,
        onCancellation: onCancellation))
  }
}

/// The state ends with the gesture of the user.
extension _FileImporterModifier: TransientState {}
