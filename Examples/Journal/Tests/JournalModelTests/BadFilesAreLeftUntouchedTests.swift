import Foundation
import GRDB
import Testing

@testable import JournalModel

@Suite("A file that is not a journal is named, explained and left as it was")
struct BadFilesAreLeftUntouchedTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A journal with some entries in it, closed.
  private func makeJournal(entries: Int = 3) throws -> String {
    let journal = try JournalDatabase(path: folder.file())
    for number in 0..<entries {
      try journal.apply(
        .addEntry("Task \(number) " + String(repeating: "x", count: 200), to: .day(monday)))
    }
    try journal.close()
    return folder.file()
  }

  private func expectUntouched(
    _ path: String, _ expected: (JournalError.Cause) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let before = try contents(path)
    do {
      _ = try JournalDatabase(path: path)
      Issue.record("it was opened", sourceLocation: sourceLocation)
    } catch let error as JournalError {
      #expect(expected(error.cause), "\(error.cause)", sourceLocation: sourceLocation)
      #expect(error.file == path, sourceLocation: sourceLocation)
      #expect(error.message.contains(path), sourceLocation: sourceLocation)
    }
    #expect(try contents(path) == before, sourceLocation: sourceLocation)
  }

  @Test("A file of text or noise is no database")
  func notADatabase() throws {
    try expectUntouched(folder.write(Data("Dear diary,\n".utf8))) { $0 == .notADatabase }
    try expectUntouched(folder.write(Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 37) })))
    { $0 == .notADatabase }
  }

  @Test("Another program's database is foreign")
  func foreign() throws {
    let other = try DatabaseQueue(path: folder.file())
    try other.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    try other.close()
    try expectUntouched(folder.file()) { $0 == .foreign }
  }

  @Test("A journal of a later version")
  func newer() throws {
    let path = try makeJournal()
    let later = try DatabaseQueue(path: path)
    try later.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('4 tags')") }
    try later.close()
    try expectUntouched(path) { $0 == .newer }
  }

  @Test("a journal cut off at any byte", arguments: [16, 99, 100, 1000, 4096, 5000, 12_288])
  func truncated(size: Int) throws {
    let path = try makeJournal(entries: 100)
    try contents(path).prefix(size).write(to: URL(fileURLWithPath: path))
    try expectUntouched(path) { if case .damaged = $0 { true } else { false } }
  }

  @Test("A journal with pages overwritten")
  func corrupted() throws {
    let path = try makeJournal(entries: 100)
    var bytes = try contents(path)
    for offset in stride(from: 4096, to: bytes.count, by: 4096) {
      bytes.replaceSubrange(offset..<offset + 64, with: Data(repeating: 0xA5, count: 64))
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    try expectUntouched(path) { if case .damaged = $0 { true } else { false } }
  }

  @Test(
    "flipped bytes never crash: the journal opens, or says why not",
    arguments: [1, 2, 3] as [UInt64])
  func flipped(seed: UInt64) throws {
    let intact = try contents(makeJournal(entries: 40))
    var random = SeededGenerator(state: seed)
    for round in 0..<25 {
      var bytes = intact
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let path = try folder.write(bytes, to: "flipped-\(round).sqlite")
      do {
        let journal = try JournalDatabase(path: path)
        _ = try journal.document()
        try journal.apply(.addEntry("One more", to: .day(monday)))
        try journal.close()
      } catch let error as JournalError {
        #expect(error.file == path, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A folder, a pipe, a missing folder")
  func notAFile() throws {
    #expect(cause { _ = try JournalDatabase(path: folder.path) } == .isDirectory)
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(cause { _ = try JournalDatabase(path: folder.file("pipe")) } == .notAFile)
    #expect(
      cause { _ = try JournalDatabase(path: folder.file("nowhere/journal.sqlite")) } == .noFolder)
    #expect(!FileManager.default.fileExists(atPath: folder.file("nowhere")))
    #expect(throws: Never.self) {
      _ = try JournalDatabase(path: folder.file("made/journal.sqlite"), makingFolder: true)
    }
  }

  @Test("A folder that cannot be made is reported with the system's reason, not as missing")
  func folderNotMade() throws {
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("nowhere/else"))
    let found = cause {
      _ = try JournalDatabase(path: link + "/journal.sqlite", makingFolder: true)
    }
    guard case .folderNotMade(let reason) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test(
    "A file without permission to write", .enabled(if: geteuid() != 0, "root may write anything"))
  func readOnly() throws {
    let path = try makeJournal()
    #expect(chmod(path, 0o400) == 0)
    try expectUntouched(path) { $0 == .readOnly }
  }

  @Test(
    "Of a link, the folder of its destination decides",
    .enabled(if: geteuid() != 0, "root may write anything"))
  func link() throws {
    let cases: [(Bool, JournalError.Cause?)] = [(false, nil), (true, .readOnly)]
    for (isDestination, expected) in cases {
      let (here, there) = (
        folder.file("here-\(isDestination)"), folder.file("there-\(isDestination)")
      )
      let real = there + "/journal.sqlite"
      try JournalDatabase(path: real, makingFolder: true).close()
      try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
      let link = here + "/journal.sqlite"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
      let locked = isDestination ? there : here
      #expect(chmod(locked, 0o500) == 0)
      defer { _ = chmod(locked, 0o700) }
      #expect(cause { try JournalDatabase(path: link).close() } == expected)
    }
  }

  @Test("An empty file is a new journal")
  func empty() throws {
    let journal = try JournalDatabase(path: folder.write(Data()))
    try journal.add("First")
    #expect(try journal.titles(on: .day(monday)) == ["First"])
  }

  @Test(
    "A journal removed or replaced while it is open takes no more edits, and can be saved elsewhere"
  )
  func removed() throws {
    let path = folder.file()
    let journal = try JournalDatabase(path: path)
    try journal.add("Kept")
    try FileManager.default.removeItem(atPath: path)
    #expect(cause { try journal.add("Lost") } == .removed)
    _ = try folder.write(Data("something else".utf8))
    #expect(cause { try journal.add("Lost") } == .removed)
    #expect(try contents(path) == Data("something else".utf8))

    try journal.saveCopy(to: folder.file("copy.sqlite"))
    #expect(
      try JournalDatabase(path: folder.file("copy.sqlite")).titles(on: .day(monday)) == ["Kept"])
    #expect(cause { try journal.saveCopy(to: path) } == .refused("“\(path)” is already there."))
  }

  @Test("A full disk undoes the edit that met it, and only that")
  func full() throws {
    let journal = try JournalDatabase(path: folder.file(), maximumPageCount: 24)
    var written: [String] = []
    let found = cause {
      for number in 0..<1000 {
        let title = "\(number) " + String(repeating: "long ", count: 100)
        try journal.add(title)
        written.append(EntryText.line(title))
      }
    }
    #expect(found == .diskFull)
    #expect(written.count > 5)
    #expect(try journal.titles(on: .day(monday)) == written)
    try journal.close()
    #expect(try JournalDatabase(path: folder.file()).titles(on: .day(monday)) == written)
  }
}
