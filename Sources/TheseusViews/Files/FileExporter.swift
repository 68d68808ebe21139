import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Writes files to the locations that a user chose.
enum FileWriting {
  case immediate(([URL]) throws -> Void)
  /// The contents may take time to create.
  case later(([URL]) async throws -> Void)
}

/// `fileExporter` and `fileMover`: a panel for a destination, while a binding is true. A user at
/// another computer downloads the files, and chooses there where they go.
struct _FileDestinationModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Where it is written.
  let site: SourceSite
  /// The proposed names of the files; for more than one, the panel asks for a directory.
  let names: [String]
  let write: FileWriting
  /// Files that exist, of which a user at another computer gets copies.
  var originals: [URL]?
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialog) private var settings
  @Environment(\.hostServices) private var services
  @State private var isDone = false

  func body(content: Content) -> some View {
    content.modifier(
      _FlagPresentation(
        isPresented: isChoosing, style: .sheet, onDismiss: wasDismissed, site: site
      ) { panel }
    )
    .onChange(of: isPresented, initial: true) {
      guard isPresented, let exchange = services.fileExchange else { return }
      isPresented = false
      offer(to: exchange)
    }
  }

  private var panel: some View {
    // Files of the same name would replace each other.
    DestinationPanel(
      names: FileName.distinct(names), settings: settings, files: services.files
    ) { places in
      isDone = places != nil
      isPresented = false
      if let places { write(to: places, onCompletion) }
    }
  }

  private func write(
    to places: [URL], _ completion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    switch write {
    case .immediate(let write):
      completion(
        Result {
          try write(places)
          return places
        })
    case .later(let write):
      Task {
        do {
          try await write(places)
          completion(.success(places))
        } catch { completion(.failure(error)) }
      }
    }
  }

  private var isChoosing: Binding<Bool> {
    services.fileExchange == nil ? $isPresented : .constant(false)
  }

  private func offer(to exchange: any FileExchange) {
    func pass(_ files: Result<[URL], any Error>) {
      onCompletion(
        Result {
          let files = try files.get()
          for file in files { try exchange.offer(file) }
          return files
        })
    }
    if let originals { return pass(.success(originals)) }
    do {
      let folder = try exchange.makeFolder()
      let safe = FileName.distinct(names.map(FileName.safe))
      write(to: safe.map { folder.appendingPathComponent($0) }, pass)
    } catch { pass(.failure(error)) }
  }

  private func wasDismissed() {
    if !isDone { onCancellation() }
    isDone = false
  }
}

/// The state ends with the gesture of the user.
extension _FileDestinationModifier: TransientState {}
