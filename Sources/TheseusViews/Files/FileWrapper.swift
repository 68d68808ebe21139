import Foundation

#if canImport(Glibc)
  import Glibc
#endif

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

    /// Writes it. What was there is replaced entirely or not at all; of a directory, files that this
    /// one does not contain are removed. Throws the errors of `FileManager` and `Data`.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil)
      throws
    {
      if let regularFileContents { return try regularFileContents.write(to: url, options: .atomic) }
      // A link to a directory stays one.
      let place = url.resolvingSymlinksInPath()
      guard FileManager.default.fileExists(atPath: place.path) else {
        return try writeBeside(place) { try FileManager.default.moveItem(at: $0, to: place) }
      }
      try writeBeside(place) { try Self.exchange($0, with: place) }
    }

    /// Writes the directory under another name in the same folder, and removes what is left there
    /// after `use`.
    private func writeBeside(_ place: URL, _ use: (URL) throws -> Void) throws {
      let folder = place.deletingLastPathComponent()
      let new = folder.appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: new) }
      try writeParts(to: new, replacing: place)
      try use(new)
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

    /// Moves `new` to `place`, and what was there to `new`.
    private static func exchange(_ new: URL, with place: URL) throws {
      #if canImport(Glibc)
        // In one step, where the file system can.
        if renameat2(AT_FDCWD, new.path, AT_FDCWD, place.path, UInt32(RENAME_EXCHANGE)) == 0 {
          return
        }
      #endif
      let old = new.appendingPathExtension("old")
      try FileManager.default.moveItem(at: place, to: old)
      do { try FileManager.default.moveItem(at: new, to: place) } catch {
        try? FileManager.default.moveItem(at: old, to: place)
        throw error
      }
      try? FileManager.default.removeItem(at: old)
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
