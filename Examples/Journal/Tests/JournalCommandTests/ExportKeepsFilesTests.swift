import Foundation
import JournalModel
import Testing

@testable import JournalCommand

@Suite("an export makes no journal, and replaces none")
final class ExportKeepsFilesTests {
  let folder = NSTemporaryDirectory() + "journal-export-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func start(_ arguments: String..., input: String = "") throws -> (Int32?, String) {
    let launch = JournalLaunch.starting(
      arguments, environment: ["XDG_DATA_HOME": folder + "/data"],
      input: { Data(input.utf8) })
    guard case .exit(let status, _, let message) = launch else { return (nil, "") }
    return (status, message)
  }

  @Test("a name that no journal has is an error, and the backup stays as it was")
  func missing() throws {
    let backup = folder + "/backup.json"
    try Data("the backup".utf8).write(to: URL(fileURLWithPath: backup))
    let path = folder + "/jurnal.sqlite"
    let (status, message) = try start("--database", path, "--export", backup)
    #expect(status == 66)
    #expect(
      message == "There is no journal at “\(path)”. Name the journal's file, with --database FILE.")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try String(contentsOfFile: backup, encoding: .utf8) == "the backup")

    // The default folder is not made either; an empty file is no journal.
    #expect(try start("--export", backup).0 == 66)
    #expect(!FileManager.default.fileExists(atPath: folder + "/data"))
    FileManager.default.createFile(atPath: path, contents: nil)
    #expect(try start("--database", path, "--export", "-").0 == 66)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    #expect(try String(contentsOfFile: backup, encoding: .utf8) == "the backup")
  }

  @Test("with an import or a sample, a new journal is made and exported")
  func made() throws {
    let (first, second) = (folder + "/one.sqlite", folder + "/two.sqlite")
    let exported = folder + "/out.json"
    #expect(try start("--database", first, "--sample", "--export", exported).0 == 0)
    #expect(try start("--database", second, "--import", exported, "--export", "-").0 == 0)
    #expect(try !JournalDatabase(path: second).isEmpty())
  }

  @Test("the log beside the destination of a link is no file to export to")
  func besideLink() throws {
    let (real, link) = (folder + "/real/journal.sqlite", folder + "/journal.sqlite")
    let journal = try JournalDatabase(path: real, makingFolder: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try journal.apply(.addBundle("Kept"))
    for part in ["", "-wal", "-shm"] {
      let (status, message) = try start("--database", link, "--export", real + part)
      #expect(status == 73)
      #expect(message.hasPrefix("“\(real + part)” is the journal itself."))
    }
    try journal.close()
    #expect(try JournalDatabase(path: real).bundles().map(\.name) == ["Kept"])
  }

  @Test("a private file stays private, and a link to it stays a link")
  func privateFile() throws {
    let (path, real, link) = (folder + "/a.sqlite", folder + "/real.json", folder + "/link.json")
    try JournalDatabase(path: path).close()
    try Data("old".utf8).write(to: URL(fileURLWithPath: real))
    #expect(chmod(real, 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    #expect(try start("--database", path, "--export", link).0 == 0)
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("entries"))
  }

  @Test("a pipe gets the export and stays a pipe")
  func pipe() throws {
    let (path, pipe) = (folder + "/a.sqlite", folder + "/pipe")
    try JournalDatabase(path: path).close()
    #expect(mkfifo(pipe, 0o600) == 0)
    // With a reader that also writes, nobody waits for the other end.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    #expect(reader >= 0)
    defer { close(reader) }
    #expect(try start("--database", path, "--export", pipe).0 == 0)
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    #expect(read(reader, &bytes, bytes.count) > 0)
  }

  @Test("the journal's own file is no file to export to, by any of its names")
  func itself() throws {
    let path = folder + "/journal.sqlite"
    let link = folder + "/link.json"
    try JournalDatabase(path: path).close()
    try FileManager.default.linkItem(atPath: path, toPath: link)
    for file in [path, link] {
      let (status, message) = try start("--database", path, "--export", file)
      #expect(status == 73)
      #expect(message.hasPrefix("“\(file)” is the journal itself."))
    }
    // A journal that the same command has just made.
    let new = folder + "/new.sqlite"
    let document = try String(
      decoding: JournalDatabase(path: path).document().encoded(), as: UTF8.self)
    #expect(try start("--database", new, "--import", "-", "--export", new, input: document).0 == 73)
    for journal in [path, new] {
      #expect(throws: Never.self) { try JournalDatabase(existingPath: journal) }
    }
  }
}
