import Foundation
import GRDB

/// An error of a journal's file, or of an imported file: the file, and the reason, as a message for
/// the user.
public struct JournalError: LocalizedError, Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// There is no journal, where one must be.
    case missing
    case noFolder
    /// The folder of a new journal, with the system's reason.
    case folderNotMade(String)
    case isDirectory
    case notAFile
    case notADatabase
    /// A SQLite database of another program.
    case foreign
    /// Written by a later version of Journal.
    case newer
    /// What SQLite found damaged.
    case damaged(String)
    case readOnly
    case notPermitted
    /// Another program locks the file.
    case locked
    case diskFull
    /// Deleted, moved or replaced since it was opened.
    case removed
    /// Any other error of SQLite or the system, with its message.
    case failed(String)
    /// A mistake in an imported file, and its location.
    case malformed(String)
    /// An edit that the journal does not allow: a second category of the same name, for one.
    case refused(String)
  }

  /// The path of the file.
  public let file: String
  public let cause: Cause

  public init(file: String, cause: Cause) {
    self.file = file
    self.cause = cause
  }

  /// Interprets an error of SQLite or the system while working on `file`.
  init(file: String, _ error: any Error) {
    switch error {
    case let known as JournalError: self = known
    case let refusal as EditRefused: self.init(file: file, cause: .refused(refusal.reason))
    case let database as DatabaseError
    where database.resultCode.primaryResultCode == .SQLITE_CANTOPEN:
      self.init(file: file, cause: JournalFile.obstacle(to: file) ?? Cause(database))
    case let database as DatabaseError: self.init(file: file, cause: Cause(database))
    case let decoding as RowDecodingError: self.init(file: file, cause: .damaged("\(decoding)"))
    default: self.init(file: file, cause: .failed(error.localizedDescription))
    }
  }

  public var errorDescription: String? {
    switch cause {
    case .missing: "There is no journal at “\(file)”."
    case .noFolder: "There is no folder for “\(file)”."
    case .folderNotMade(let reason): "The folder of “\(file)” cannot be made: \(reason)."
    case .isDirectory: "“\(file)” is a folder."
    case .notAFile: "“\(file)” is not a file."
    case .notADatabase: "“\(file)” is not a journal."
    case .foreign: "“\(file)” is a database of another program."
    case .newer: "“\(file)” was written by a newer version of Journal."
    case .damaged: "“\(file)” is damaged."
    case .readOnly: "“\(file)” cannot be written: it is read-only."
    case .notPermitted: "“\(file)” cannot be opened: permission is denied."
    case .locked: "Another program is holding “\(file)”."
    case .diskFull: "The disk of “\(file)” is full."
    case .removed: "“\(file)” was removed, moved or replaced while it was open."
    case .failed: "“\(file)” could not be used."
    case .malformed: "“\(file)” could not be imported."
    case .refused(let reason): reason
    }
  }

  public var recoverySuggestion: String? {
    switch cause {
    case .missing: "Name the journal's file, with --database FILE."
    case .noFolder: "Make the folder first, or name another file."
    case .folderNotMade: "Name another file, with --database FILE."
    case .isDirectory, .notAFile: "Name a file, with --database FILE."
    case .notADatabase, .foreign: "It was left as it is. Name another file, with --database FILE."
    case .newer: "It was left as it is. Open it with that version."
    case .damaged(let finding): "It was left as it is. SQLite says: \(finding)"
    case .readOnly, .notPermitted:
      "It was left as it is. Change its permissions, or name another file."
    case .locked: "Nothing is lost. Close the other program, or wait."
    case .diskFull:
      "The last change was not saved; everything before it was. Free some space and try again."
    case .removed: "The last change was not saved. Save a copy to keep what is on the screen."
    case .failed(let words): "The last change was not saved. The system says: \(words)"
    case .malformed(let finding): "\(finding) Nothing was imported."
    case .refused: nil
    }
  }

  /// Both sentences, for a terminal.
  public var message: String {
    [errorDescription, recoverySuggestion].compactMap(\.self).joined(separator: " ")
  }
}

/// Thrown by an edit that cannot be made; its transaction is rolled back.
struct EditRefused: Error {
  let reason: String
}

extension JournalError.Cause {
  init(_ error: DatabaseError) {
    let words = error.message ?? "\(error.resultCode)"
    self =
      switch error.resultCode.primaryResultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
      case .SQLITE_FULL: .diskFull
      case .SQLITE_READONLY: .readOnly
      case .SQLITE_PERM, .SQLITE_AUTH: .notPermitted
      case .SQLITE_NOTADB: .notADatabase
      case .SQLITE_CORRUPT, .SQLITE_FORMAT: .damaged(words)
      default: .failed(words)
      }
  }
}
