import Foundation

/// Facts and findings of earlier runs, by path and content. One file for each repository; one that
/// is damaged, of another linter or of another form counts as empty and is replaced.
struct LintCache {
  private static let magic = "theseus lint cache 6"

  let path: String
  /// By path relative to the project's folder.
  private(set) var records: [String: FileRecord] = [:]

  /// - Parameter records: the known records; the file is then not read.
  init(path: String, records: [String: FileRecord]) {
    self.path = path
    self.records = records
  }

  init(path: String) {
    self.path = path
    guard let bytes = try? FileSystem.read(path) else { return }
    records = (try? LintCache.decode(bytes)) ?? [:]
  }

  /// The file for a repository: `theseus-lint/` and a hash of the repository's path, in the folder
  /// that the system has for caches. Nil where the user has no such folder.
  static func automaticPath(for repository: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let folder: String
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
      folder = named
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if canImport(Darwin)
        folder = FilePath.join(home, "Library/Caches")
      #else
        folder = FilePath.join(home, ".cache")
      #endif
    } else {
      return nil
    }
    let name = hexadecimal(ContentHash(Array(repository.utf8)).value)
    return FilePath.join(folder, "theseus-lint/\(name)")
  }

  /// Caches of repositories that were not linted for this long are deleted.
  private static let longestUnused = 30.0 * 24 * 60 * 60

  /// Makes the folder of an automatic file, for the user alone, and deletes old files in it.
  static func prepare(_ path: String) {
    let folder = FilePath.parent(path)
    let manager = FileManager.default
    try? manager.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for entry in (try? FileSystem.entries(of: folder)) ?? [] where entry.kind == .file {
      let path = FilePath.join(folder, entry.name)
      guard let used = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date,
        used.timeIntervalSinceNow < -longestUnused
      else { continue }
      try? manager.removeItem(atPath: path)
    }
  }

  /// Identifies the linter: a changed rule makes all findings outdated. The program's file changes
  /// whenever it is rebuilt.
  static let fingerprint: ContentHash = {
    var writer = ByteWriter()
    writer.write(LintVersion.current)
    var status = stat()
    if let path = Bundle.main.executablePath, stat(path, &status) == 0 {
      writer.write(Int(status.st_size))
      #if canImport(Darwin)
        writer.write(status.st_mtimespec.tv_sec)
        writer.write(status.st_mtimespec.tv_nsec)
      #else
        writer.write(status.st_mtim.tv_sec)
        writer.write(status.st_mtim.tv_nsec)
      #endif
    }
    return ContentHash(writer.bytes)
  }()

  /// Replaces the file, and keeps records of existing files that this run did not read. An
  /// unwritable folder is no error: the next run is only slower.
  mutating func save(_ fresh: [String: FileRecord], folder: String) {
    for name in records.keys where fresh[name] == nil {
      if FileSystem.exists(FilePath.absolute(name, in: folder)) { continue }
      records[name] = nil
    }
    records.merge(fresh) { $1 }
    try? FileSystem.replace(path, with: LintCache.encode(records))
  }

  private static func encode(_ records: [String: FileRecord]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(magic)
    writer.write(fingerprint)
    let ruleSets = Array(Set(records.values.compactMap { $0.result?.rules }))
    let ruleSetNumbers = Dictionary(uniqueKeysWithValues: ruleSets.enumerated().map { ($1, $0) })
    writer.write(ruleSets.count)
    for rules in ruleSets {
      writer.write(rules.count)
      for rule in rules.sorted() { writer.write(rule) }
    }
    writer.write(records.count)
    for (name, record) in records.sorted(by: { $0.key < $1.key }) {
      writer.write(name)
      writer.write(record.hash)
      writer.write(record.lines)
      writer.write(record.problem.map { SmallValueCoding.encode($0) } ?? [])
      writer.write(record.comments.isEmpty ? [] : SmallValueCoding.encode(record.comments))
      let shape = record.facts?.shape
      writer.write(shape == nil ? 0 : 1)
      if let shape, let facts = record.facts {
        writer.write(facts.digest)
        writer.write(shape)
        writer.write(FactPlace.encode(facts.places))
      }
      writer.write(record.result == nil ? 0 : 1)
      if let result = record.result {
        writer.write(result.index)
        writer.write(ruleSetNumbers[result.rules] ?? 0)
        writer.write(result.findings.isEmpty ? [] : SmallValueCoding.encode(result.findings))
        writer.write(result.read.count)
        for (name, hash) in result.read.sorted(by: { $0.key < $1.key }) {
          writer.write(name)
          writer.write(hash)
        }
      }
    }
    let sum = ContentHash(writer.bytes)
    writer.write(sum)
    return writer.bytes
  }

  private static func decode(_ bytes: [UInt8]) throws -> [String: FileRecord] {
    let bodyCount = bytes.count - 8
    guard bodyCount > 0 else { throw ByteReader.Corrupt() }
    var sum = ByteReader(bytes, from: bodyCount)
    guard
      try sum.hash()
        == bytes.withUnsafeBytes({
          ContentHash(UnsafeRawBufferPointer(rebasing: $0.prefix(bodyCount)))
        })
    else {
      throw ByteReader.Corrupt()
    }
    var reader = ByteReader(bytes)
    guard try reader.text() == magic, try reader.hash() == fingerprint else {
      throw ByteReader.Corrupt()
    }
    var ruleSets: [Set<String>] = []
    for _ in 0..<(try reader.count()) {
      var rules: Set<String> = []
      for _ in 0..<(try reader.count()) { rules.insert(try reader.text()) }
      ruleSets.append(rules)
    }
    let count = try reader.count()
    var records: [String: FileRecord] = Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      let name = try reader.text()
      records[name] = try record(&reader, ruleSets)
    }
    return records
  }

  private static func record(_ reader: inout ByteReader, _ ruleSets: [Set<String>]) throws
    -> FileRecord
  {
    var record = FileRecord(
      hash: try reader.hash(), lines: Int(truncatingIfNeeded: try reader.word()))
    record.problem = try optional(FileProblem.self, try reader.list())
    record.comments = try optional([SuppressionComment].self, try reader.list()) ?? []
    if try reader.word() == 1 {
      record.facts = StoredFacts(
        digest: try reader.hash(), shape: try reader.list(),
        places: try FactPlace.decode(try reader.list()))
    }
    if try reader.word() == 1 {
      let index = try reader.hash()
      let number = try reader.word()
      guard number < UInt64(ruleSets.count) else { throw ByteReader.Corrupt() }
      let findings = try optional([Finding].self, try reader.list()) ?? []
      var read: [String: ContentHash] = [:]
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        read[name] = try reader.hash()
      }
      record.result = FileRecord.Result(
        index: index, rules: ruleSets[Int(number)], findings: findings, read: read)
    }
    return record
  }

  private static func optional<Value: Decodable>(_ type: Value.Type, _ bytes: ArraySlice<UInt8>)
    throws -> Value?
  {
    if bytes.isEmpty { return nil }
    guard let value = SmallValueCoding.decode(type, bytes) else { throw ByteReader.Corrupt() }
    return value
  }
}
