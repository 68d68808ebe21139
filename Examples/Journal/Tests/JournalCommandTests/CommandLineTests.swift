import Foundation
import JournalModel
import Testing

@testable import JournalCommand

@Suite("the command line works as documented, and names mistakes")
final class CommandLineTests {
  let folder = NSTemporaryDirectory() + "journal-command-\(UUID().uuidString)"
  let today = Day("2026-11-21")

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func start(_ arguments: String..., input: String = "") throws -> JournalLaunch {
    try .starting(
      arguments, environment: ["XDG_DATA_HOME": folder + "/data"], today: #require(today),
      input: { Data(input.utf8) })
  }

  /// The exit status, and what is written to standard output and standard error.
  private func ended(_ launch: JournalLaunch) throws -> (
    status: Int32, output: String, message: String
  ) {
    guard case .exit(let status, let output, let message) = launch else {
      throw CocoaError(.featureUnsupported)
    }
    return (status, String(decoding: output, as: UTF8.self), message)
  }

  @Test("The app opens on the named file, or on the one in the user's data folder")
  func app() throws {
    #expect(
      try start() == .app(path: folder + "/data/theseus-journal/journal.sqlite", isDefault: true))
    #expect(try start("--database", "x.sqlite") == .app(path: "x.sqlite", isDefault: false))
    // The runtime reads these.
    #expect(
      try start("--trace", "run.jsonl", "--database", "x.sqlite", "--restore=s.json")
        == .app(path: "x.sqlite", isDefault: false))
    let home = JournalLaunch.starting(
      [], environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "relative"])
    #expect(
      home == .app(path: "/home/ada/.local/share/theseus-journal/journal.sqlite", isDefault: true))
    #expect(!FileManager.default.fileExists(atPath: folder + "/data"))
  }

  @Test("Workers of a server serve the sample that the first run has added")
  func workers() throws {
    let path = folder + "/data/theseus-journal/journal.sqlite"
    let arguments = ["--sample", "--web", "--workers", "2"]
    let open = JournalLaunch.app(path: path, isDefault: true)
    let variables = ["XDG_DATA_HOME": folder + "/data"]
    #expect(JournalLaunch.starting(arguments, environment: variables) == open)
    let ofWorker = variables.merging(["THESEUS_WEB_WORKER": "1:3:4"]) { $1 }
    for _ in 1...2 {
      #expect(JournalLaunch.starting(arguments, environment: ofWorker) == open)
    }
    #expect(try JournalDatabase(path: path).entries(on: .day(Day(Date()))).count == 5)
  }

  @Test("A sample is added once, and the app opens")
  func sample() throws {
    let path = folder + "/data/theseus-journal/journal.sqlite"
    #expect(try start("--sample") == .app(path: path, isDefault: true))
    #expect(try JournalDatabase(path: path).entries(on: .day(#require(today))).count == 5)
    let again = try ended(start("--sample"))
    #expect(again.status == 74)
    #expect(again.message == "“\(path)” has entries already: no sample was added.")
  }

  @Test("exported journals can be imported, through files and through pipes")
  func exchange() throws {
    _ = try start("--sample")
    let file = folder + "/out.json"
    #expect(try start("--export", file) == .exit(status: 0, output: Data(), message: ""))
    let piped = try ended(start("--export", "-"))
    #expect(try piped.output == String(contentsOfFile: file, encoding: .utf8))

    let other = folder + "/other.sqlite"
    #expect(
      try ended(start("--database", other, "--import", file)).message == "Imported 10 entries.")
    #expect(try ended(start("--database", other, "--export", "-")).output == piped.output)
    let third = folder + "/third.sqlite"
    #expect(
      try ended(start("--database", third, "--import", "-", "--export", "-", input: piped.output))
        .output == piped.output)
  }

  @Test("A malformed file is named with its line and imports nothing, not even an empty journal")
  func malformed() throws {
    let path = folder + "/new.sqlite"
    let result = try ended(start("--database", path, "--import", "-", input: "{\n\"format\": 1}"))
    #expect(result.status == 65)
    #expect(
      result.message
        == """
        “standard input” could not be imported. Line 2: format: this should be text. Nothing was \
        imported.
        """
    )
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Files that cannot be read or written are named with the reason")
  func unusable() throws {
    let missing = try ended(start("--import", folder + "/missing.json"))
    #expect(missing.status == 66)
    #expect(
      missing.message == "“\(folder)/missing.json” cannot be read: No such file or directory.")
    _ = try start("--sample")
    let nowhere = try ended(start("--export", folder + "/nowhere/out.json"))
    #expect(nowhere.status == 73)
    #expect(
      nowhere.message
        == "“\(folder)/nowhere/out.json” cannot be written: No such file or directory.")
    let isFolder = try ended(start("--database", folder, "--export", "-"))
    #expect(isFolder.status == 66)
    #expect(isFolder.message == "“\(folder)” is a folder. Name a file, with --database FILE.")
  }

  @Test(
    "A mistake in the options is named",
    arguments: [
      (["--databse", "x"], "--databse"), (["--database"], "--database"), (["stray"], "stray"),
      (["--export", ""], "--export"),
    ])
  func mistakes(arguments: [String], named: String) throws {
    let result = try ended(JournalLaunch.starting(arguments, environment: [:]))
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.message.contains(named))
  }

  @Test(
    "The address after --web is none of Journal's own arguments",
    arguments: [
      ["--web"], ["--web", "0.0.0.0:80"], ["--web", "8080"], ["--web=:8080"], ["--web", "[::1]:1"],
    ])
  func webAddress(arguments: [String]) throws {
    let launch = JournalLaunch.starting(
      arguments + ["--database", "x.sqlite"], environment: [:])
    #expect(launch == .app(path: "x.sqlite", isDefault: false))
    let stray = try ended(JournalLaunch.starting(arguments + ["stray"], environment: [:]))
    #expect(stray.status == 64)
  }

  @Test("The statuses of a journal that does not open are those that help lists")
  func statuses() throws {
    func status(_ cause: JournalError.Cause) -> Int32 {
      JournalError(file: "x", cause: cause).exitStatus
    }
    #expect([.notADatabase, .foreign, .newer, .damaged("")].map(status) == [65, 65, 65, 65])
    #expect([.missing, .noFolder, .isDirectory, .notPermitted].map(status) == [66, 66, 66, 66])
    #expect([.readOnly, .diskFull, .locked, .failed("")].map(status) == [73, 73, 75, 74])
    #expect(status(.folderNotMade("")) == 73)
    let help = try ended(start("--help")).output
    for number in ["65", "66", "73", "74", "75"] { #expect(help.contains(number)) }
  }

  @Test(
    "Help and version are answers, not mistakes",
    arguments: [("--help", "--database <file>"), ("-h", "Exit status"), ("--version", "0.1.0")])
  func help(argument: String, words: String) throws {
    let result = try ended(start(argument))
    #expect(result.status == 0)
    #expect(result.output.contains(words))
    #expect(result.message.isEmpty)
  }
}
