import Foundation
import TheseusCore
import UniformTypeIdentifiers

extension View {
  /// A panel that asks where to write `item`, while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - item: nil shows no panel.
  ///   - contentTypes: the types to choose from; those of the item's representations if empty. The
  ///     ending of the chosen name decides between them.
  ///   - defaultFilename: without the type's ending; by default what a representation suggests.
  ///   - onCompletion: called with the file, or with the error of creating or writing it.
  ///   - onCancellation: called when the user leaves the panel without choosing.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exportingItems(
      isPresented, SourceSite(fileID, line, column), item.map { [$0] } ?? [], contentTypes,
      defaultFilename,
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// A panel that asks for a directory to write `items` to, while `isPresented` is true.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exportingItems(
      isPresented, SourceSite(fileID, line, column), Array(items), contentTypes, nil, onCompletion,
      onCancellation)
  }

  private func exportingItems<T: Transferable>(
    _ isPresented: Binding<Bool>, _ site: SourceSite, _ items: [T], _ wanted: [UTType],
    _ defaultFilename: String?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    let types = T._contentTypes.filter(wanted.allow)
    let names = items.indices.map { (index: Int) in
      let name =
        (items.count == 1 ? defaultFilename : nil) ?? T.fileName(for: items[index])
        ?? (items.count == 1 ? "Untitled" : "Untitled \(index + 1)")
      return types.first?.completing(name) ?? name
    }
    return modifier(
      _FileDestinationModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !items.isEmpty },
          set: { isPresented.wrappedValue = $0 }), site: site, names: names,
        write: .later { places in
          for (item, place) in zip(items, places) {
            let type = types.type(ofFile: place) ?? types.first
            guard let type, let content = try await T.export(item, as: [type]) else {
              throw CocoaError(.featureUnsupported)
            }
            try content.write(to: place)
          }
        }, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}
