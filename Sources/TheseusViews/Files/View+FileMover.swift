import Foundation
import TheseusCore

extension View {
  /// A panel that asks where to move a file, while `isPresented` is true.
  ///
  /// A user at another computer gets a copy, and the file stays where it is.
  ///
  /// - Parameters:
  ///   - file: nil shows no panel.
  ///   - onCompletion: called with the file's new location, or with the error.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, fileID: fileID, line: line, column: column,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// - Parameter onCancellation: called when the user leaves the panel without choosing.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], fileID: fileID, line: line,
      column: column,
      onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
  }

  /// A panel that asks for a directory to move files to, while `isPresented` is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, fileID: fileID, line: line, column: column,
      onCompletion: onCompletion
    ) {}
  }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      _FileDestinationModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !files.isEmpty },
          set: { isPresented.wrappedValue = $0 }),
        site: SourceSite(fileID, line, column), names: files.map(\.lastPathComponent),
        write: .immediate { places in
          try FileManager.default.checkMoves(of: files, to: places)
          for (file, place) in zip(files, places) {
            try FileManager.default.move(file, replacing: place)
          }
        }, originals: files, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
