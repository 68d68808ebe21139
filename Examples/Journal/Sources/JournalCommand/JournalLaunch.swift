import ArgumentParser
import Foundation
import JournalModel

/// The result of starting Journal with some arguments.
public enum JournalLaunch: Equatable, Sendable {
  /// The app opens on this file; `isDefault` means that the command line does not name it, so that
  /// its folder may be created.
  case app(path: String, isDefault: Bool)
  /// All is done: `output` is for standard output, `message` for standard error.
  case exit(status: Int32, output: Data, message: String)

  /// The exit status when standard output cannot be written.
  public static let outputStatus: Int32 = 74

  /// Reads the arguments, and does what needs no screen.
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - input: reads standard input, for `--import -`.
  ///   - today: the date of today for `--sample`.
  public static func starting(
    _ arguments: [String], environment: [String: String], today: Day = Day(Date()),
    input: () throws -> Data = readingInput
  ) -> JournalLaunch {
    do {
      return try JournalCommand.parse(RuntimeOptions.withoutAddress(arguments)).launch(
        environment: environment, today: today, input: input)
    } catch let failure as Failure {
      return .exit(status: failure.status, output: Data(), message: failure.message)
    } catch {
      // Help and version are for standard output, mistakes for standard error.
      let words = JournalCommand.fullMessage(for: error)
      let status = JournalCommand.exitCode(for: error).rawValue
      return status == 0
        ? .exit(status: 0, output: Data((words + "\n").utf8), message: "")
        : .exit(status: status, output: Data(), message: words)
    }
  }

  public static func readingInput() throws -> Data {
    try FileHandle.standardInput.readToEnd() ?? Data()
  }

  /// A message for standard error, and an exit status as `sysexits.h` numbers them.
  struct Failure: Error {
    let status: Int32
    let message: String

    init(status: Int32, _ message: String) {
      self.status = status
      self.message = message
    }

    init(_ error: JournalError) { self.init(status: error.exitStatus, error.message) }
  }
}

extension JournalError {
  /// The exit status of a program that ends because of it, as `sysexits.h` numbers them.
  public var exitStatus: Int32 {
    switch cause {
    case .notADatabase, .foreign, .newer, .damaged, .malformed: 65
    case .missing, .noFolder, .isDirectory, .notAFile, .notPermitted: 66
    case .readOnly, .diskFull, .folderNotMade: 73
    case .locked: 75
    case .removed, .failed, .refused: 74
    }
  }
}

extension JournalCommand {
  func launch(environment: [String: String], today: Day, input: () throws -> Data) throws
    -> JournalLaunch
  {
    let path = database ?? JournalFile.defaultPath(environment: environment)
    let isDefault = database == nil
    // Each worker of a server runs the whole program; the run that starts them has added the
    // sample.
    let sample = sample && environment["THESEUS_WEB_WORKER"] == nil
    guard importFile != nil || exportFile != nil || sample else {
      return .app(path: path, isDefault: isDefault)
    }
    do {
      // The import is read completely before the journal changes.
      let document = try importFile.map {
        try JournalDocument(
          reading: contents(of: $0, input), file: $0 == "-" ? "standard input" : $0)
      }
      try checkExport(isNot: path)
      // An export alone must not make a journal: the one that is meant may be elsewhere.
      let journal =
        try document == nil && !sample
        ? JournalDatabase(existingPath: path)
        : JournalDatabase(path: path, makingFolder: isDefault)
      if let document { try journal.apply(.importing(document)) }
      if sample {
        guard try journal.isEmpty() else {
          throw JournalError(
            file: path, cause: .refused("“\(path)” has entries already: no sample was added."))
        }
        try journal.apply(.importing(.sample(today: today)))
      }
      guard importFile != nil || exportFile != nil else {
        try journal.close()
        return .app(path: path, isDefault: isDefault)
      }
      var output = Data()
      if let exportFile {
        let data = try journal.document().encoded()
        // The import may have made the journal.
        try checkExport(isNot: path)
        if exportFile == "-" { output = data } else { try write(data, to: exportFile) }
      }
      try journal.close()
      return .exit(
        status: 0, output: output,
        message: document.map { "Imported \(count($0.entries.count, "entry", "entries"))." } ?? "")
    } catch let error as JournalError {
      throw JournalLaunch.Failure(error)
    }
  }

  private func contents(of file: String, _ input: () throws -> Data) throws -> Data {
    do {
      return try file == "-" ? input() : Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw JournalLaunch.Failure(status: 66, "“\(file)” cannot be read: \(reason(error))")
    }
  }

  private func checkExport(isNot path: String) throws {
    guard let exportFile, exportFile != "-",
      JournalFile.isPart(exportFile, ofJournalAt: path)
    else { return }
    throw JournalLaunch.Failure(
      status: 73,
      "“\(exportFile)” is the journal itself. It was left as it is. Name another file for --export."
    )
  }

  /// Whole or not at all: a file that was there stays until the new one is complete. Its
  /// permissions stay, and links still lead to it. A device or a pipe gets the data and stays what
  /// it is.
  private func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    var old = stat()
    let isThere = stat(file, &old) == 0
    do {
      if isThere, old.st_mode & S_IFMT != S_IFREG {
        try data.write(to: url)
      } else {
        let place = url.resolvingSymlinksInPath()
        try data.write(to: place, options: .atomic)
        if isThere { _ = chmod(place.path, old.st_mode & 0o7777) }
      }
    } catch {
      throw JournalLaunch.Failure(status: 73, "“\(file)” cannot be written: \(reason(error))")
    }
  }

  /// The system's message, which Foundation stores in an underlying error.
  private func reason(_ error: any Error) -> String {
    if let posix = (error as? CocoaError)?.underlying as? POSIXError {
      return String(cString: strerror(posix.code.rawValue)) + "."
    }
    return error.localizedDescription
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
