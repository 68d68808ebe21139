import Foundation
import TheseusCore
import UniformTypeIdentifiers

extension AppHost {
  /// The scene that a file fits best, of several the first.
  private func scene(for file: URL) -> (index: Int, documents: SceneDocuments, fit: DocumentFit)? {
    var best: (index: Int, documents: SceneDocuments, fit: DocumentFit)?
    for (index, scene) in scenes.enumerated() {
      guard let documents = scene.documents else { continue }
      let fit = documents.fit(file)
      if best.map({ $0.fit < fit }) ?? true { best = (index, documents, fit) }
    }
    return best
  }

  /// The windows' subjects for these files, by the index of their scenes. A file that fits none
  /// goes to the first, which reports it.
  func placesOfDocuments(_ files: [URL]) -> [Int: [AnyHashable]] {
    var places: [Int: [AnyHashable]] = [:]
    for file in files {
      guard let scene = scene(for: file) else { continue }
      let place = scene.documents.place(file)
      if places[scene.index]?.contains(place) != true {
        places[scene.index, default: []].append(place)
      }
    }
    return places
  }

  /// The types that can be opened.
  var readableTypes: [UTType] {
    var types: [UTType] = []
    for type in scenes.compactMap(\.documents).flatMap(\.readable) where !types.contains(type) {
      types.append(type)
    }
    return types
  }

  /// Shows a file that the user chose, or an error in its window.
  func showDocument(_ file: URL) {
    if let scene = scene(for: file) { openWindow(id: nil, value: scene.documents.place(file)) }
  }

  /// Shows a file. Throws the errors of the document and the file system, and when no scene accepts
  /// it.
  func openDocument(_ file: URL) throws {
    let scene = scene(for: file)
    if let value = scene?.documents.place(file), windows.contains(where: { $0.value == value }) {
      return openWindow(id: nil, value: value)
    }
    guard let scene, scene.fit > .not || !FileManager.default.fileExists(atPath: file.path) else {
      throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: file.path])
    }
    openWindow(id: nil, value: try scene.documents.read(file))
  }

  func newDocument(_ place: AnyHashable, of document: Any.Type) {
    guard
      scenes.contains(where: {
        $0.documents?.new(nil) != nil && $0.valueType == type(of: place.base)
      })
    else {
      return report("newDocument: no DocumentGroup makes documents of type \(document)")
    }
    openWindow(id: nil, value: place)
  }

  func newDocument(of type: UTType) {
    guard let place = scenes.lazy.compactMap({ $0.documents?.new(type) }).first else {
      return report("newDocument: no DocumentGroup makes documents that are written as \(type)")
    }
    openWindow(id: nil, value: place)
  }

  private func report(_ message: String) {
    runtime.report(RuntimeIssue(kind: .missingDestination, message: message))
  }
}
