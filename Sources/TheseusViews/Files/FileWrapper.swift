import Foundation
import TheseusCore

#if !canImport(Darwin)
  /// A file or a directory of files in memory, as a document reads and writes it. AppKit has it on
  /// Apple platforms.
  public final class FileWrapper: @unchecked Sendable {
    /// The content of a file; nil for a directory.
    public let regularFileContents: Data?
    /// The content of a directory, by names; nil for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// The proposed name.
    public var preferredFilename: String?
    /// The name of the file that it was read from.
    public private(set) var filename: String?

    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = children
    }

    /// Reads a whole file or directory. Throws the errors of `FileManager` and `Data`.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
        isDirectory.boolValue
      {
        var children: [String: FileWrapper] = [:]
        for child in try FileManager.default.contentsOfDirectory(
          at: url, includingPropertiesForKeys: nil)
        {
          children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
        }
        self.init(directoryWithFileWrappers: children)
      } else {
        self.init(regularFileWithContents: try Data(contentsOf: url))
      }
      filename = url.lastPathComponent
      preferredFilename = url.lastPathComponent
    }

    public var isDirectory: Bool { fileWrappers != nil }
    public var isRegularFile: Bool { regularFileContents != nil }

    /// Writes it beside what was there, which it then replaces: files that this one does not
    /// contain are removed. Permissions stay, and links stay links. An error leaves what was there.
    /// Throws the errors of `FileManager` and `Data`.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil)
      throws
    {
      if let regularFileContents {
        return try FileManager.default.replaceFile(at: url, with: regularFileContents)
      }
      // A link to a directory stays one.
      let place = url.resolvingSymlinksInPath()
      let new = place.deletingLastPathComponent().appendingPathComponent(
        ".\(place.lastPathComponent)-\(UUID().uuidString)")
      do {
        try writeParts(to: new, replacing: place)
        try FileManager.default.move(new, replacing: place)
      } catch {
        try? FileManager.default.removeItem(at: new)
        throw error
      }
    }

    /// - Parameter old: the file or directory whose permissions it takes over.
    private func writeParts(to url: URL, replacing old: URL) throws {
      let permissions = try? FileManager.default.attributesOfItem(atPath: old.path)
        .filter { $0.key == .posixPermissions }
      if let regularFileContents {
        try regularFileContents.write(to: url)
      } else {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in fileWrappers ?? [:] {
          try child.writeParts(
            to: url.appendingPathComponent(name), replacing: old.appendingPathComponent(name))
        }
      }
      if let permissions {
        try? FileManager.default.setAttributes(permissions, ofItemAtPath: url.path)
      }
    }

    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let immediate = ReadingOptions(rawValue: 1)
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let atomic = WritingOptions(rawValue: 1)
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }
  }
#endif

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
