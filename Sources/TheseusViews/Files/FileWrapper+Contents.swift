import Foundation

extension FileWrapper {
  /// Whether two have equal content, including the names of files in directories.
  func hasContents(of other: FileWrapper) -> Bool {
    guard let children = fileWrappers else {
      return other.fileWrappers == nil && regularFileContents == other.regularFileContents
    }
    guard let others = other.fileWrappers, children.count == others.count else { return false }
    return children.allSatisfy { name, child in others[name].map(child.hasContents) ?? false }
  }
}
