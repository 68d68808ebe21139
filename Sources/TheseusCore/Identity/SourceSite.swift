/// A source location in 16 bytes, without a string.
public struct SourceSite: Sendable, Hashable {
  @usableFromInline let file: StaticStringPointer?
  @usableFromInline let lineAndColumn: UInt64

  @usableFromInline
  struct StaticStringPointer: @unchecked Sendable, Hashable {
    @usableFromInline let start: UnsafePointer<UInt8>

    @inlinable
    init(start: UnsafePointer<UInt8>) { self.start = start }
  }

  @inlinable @inline(__always)
  public init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    file = fileID.hasPointerRepresentation ? StaticStringPointer(start: fileID.utf8Start) : nil
    lineAndColumn =
      UInt64(truncatingIfNeeded: line) << 32 | UInt64(truncatingIfNeeded: column) & 0xFFFF_FFFF
  }

  /// The file's name as the compiler stored it, and line and column as one number: they identify a
  /// site without text.
  package var parts: (file: UnsafePointer<UInt8>?, position: UInt64) {
    (file?.start, lineAndColumn)
  }

  /// The position as text; `nil` where none was captured.
  public var position: SourcePosition? {
    guard let file else { return nil }
    return SourcePosition(
      fileID: String(cString: file.start), line: Int(lineAndColumn >> 32),
      column: Int(lineAndColumn & 0xFFFF_FFFF))
  }
}

/// A location in source text.
public struct SourcePosition: Hashable, Sendable, Codable, CustomStringConvertible {
  /// `Module/File.swift`, as in `#fileID`.
  public var fileID: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int

  public init(fileID: String, line: Int, column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// `Profile.swift:14`, the form for developers.
  public var description: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}

extension SourcePosition {
  /// The location if it is the developer's; nil for one in the framework, which explains nothing.
  package var ofDeveloper: SourcePosition? {
    FrameworkTypes.contain(fileID: fileID) ? nil : self
  }
}
