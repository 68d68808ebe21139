import Foundation

/// A snapshot as a file: indented JSON, in the format that `Documentation/Snapshots.md` describes.
extension Snapshot {
  /// A snapshot's largest size in bytes.
  public static let mostBytes = 256 << 20

  /// A snapshot that another process wrote.
  /// - Throws: `SnapshotError`, which names the file and its fault.
  public init(contentsOf url: URL) throws {
    let path = url.path
    let data: Data
    do {
      let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else {
        throw SnapshotError.unreadable(path: path, reason: "it is not a file")
      }
      if let size = values.fileSize, size > Self.mostBytes {
        throw SnapshotError.tooLarge(path: path, bytes: size)
      }
      data = try Data(contentsOf: url)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw SnapshotError.unreadable(path: path, reason: FileManager.reason(error))
    }
    try self.init(data, path: path)
  }

  private init(_ data: Data, path: String) throws {
    guard !data.isEmpty else {
      throw SnapshotError.malformed(path: path, reason: "the file is empty")
    }
    do {
      // The header is read first: a later version may have other fields.
      let head = try JSONDecoder().decode(Head.self, from: data)
      if let version = head.version, version > Self.currentVersion {
        throw SnapshotError.laterVersion(version, path: path)
      }
      self = try JSONDecoder().decode(Snapshot.self, from: data)
    } catch let error as SnapshotError {
      throw error
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw SnapshotError.malformed(
        path: path,
        reason: DecodingError.clause(
          Self.reason(context.underlyingError) ?? context.debugDescription))
    } catch DecodingError.keyNotFound(let key, let context) {
      throw SnapshotError.foreign(
        path: path, reason: "\(Self.place(context.codingPath)) has no \"\(key.stringValue)\"")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(
        let context)
    {
      throw SnapshotError.foreign(
        path: path,
        reason: """
          \(Self.place(context.codingPath)): \(DecodingError.clause(context.debugDescription))
          """)
    }
  }

  private struct Head: Decodable {
    var version: Int?
  }

  /// Writes it as JSON, all or nothing. A file that was there keeps its permissions, and links
  /// still lead to it.
  public func write(to url: URL) throws {
    try FileManager.default.replaceFile(at: url, with: Data(json.utf8))
  }

  /// The file's text: a line for each cell.
  public var json: String {
    var text: [UInt8] = []
    // Growing copies what is there.
    text.reserveCapacity(100 + cells.count * 300)
    let head = "{\n  \"format\": \"\(Self.format)\",\n  \"version\": \(version),\n  \"cells\": ["
    text.append(contentsOf: head.utf8)
    for (index, cell) in cells.enumerated() {
      text.append(contentsOf: (index == 0 ? "\n    " : ",\n    ").utf8)
      cell.write(to: &text)
    }
    text.append(contentsOf: (cells.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    return String(decoding: text, as: UTF8.self)
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "it" : path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }

  private static func reason(_ error: (any Error)?) -> String? {
    guard let error else { return nil }
    if let debug = (error as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String {
      return debug
    }
    return String(describing: error)
  }
}

extension SavedCell {
  fileprivate func write(to text: inout [UInt8]) {
    var isFirst = true
    func begin(_ name: StaticString) {
      text.append(contentsOf: (isFirst ? "{" : ", ").utf8)
      isFirst = false
      name.withUTF8Buffer { text.append(contentsOf: $0) }
    }
    func field(_ start: StaticString, _ value: String?) {
      guard let value else { return }
      begin(start)
      StateJSON.write(value, to: &text)
    }
    if kind != .state { field("\"kind\": ", kind.rawValue) }
    field("\"identity\": ", identity)
    field("\"declaringType\": ", declaringType)
    field("\"name\": ", name)
    begin("\"ordinal\": ")
    text.append(contentsOf: String(ordinal).utf8)
    field("\"source\": ", source)
    field("\"valueType\": ", valueType)
    field("\"value\": ", value)
    field("\"reason\": ", reason)
    text.append(UInt8(ascii: "}"))
  }
}
