import Foundation
import JournalModel

/// A process for tests to kill: it works on a journal and reports its progress on standard output,
/// line by line.
@main
enum JournalChild {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(64) }
    switch arguments[1] {
    case "add": try add(to: arguments[2])
    case "visit": try JournalDatabase(path: arguments[2]).close()
    case "type": try await type(into: arguments[2])
    default: exit(64)
    }
  }

  /// Adds tasks named 0, 1, 2…, and reports each number once the call has returned.
  private static func add(to path: String) throws {
    let journal = try JournalDatabase(path: path)
    let page = Page.day(Day(Date()))
    for number in 0... {
      try journal.apply(.addEntry("\(number)", to: page))
      say("\(number)")
    }
  }

  /// Types a new task, one letter after the other, and never enters it.
  @MainActor
  private static func type(into path: String) async throws {
    let store = JournalStore(try JournalDatabase(path: path))
    for letter in "Write to Ada about the engine" {
      store.draft.append(letter)
      try await Task.sleep(for: .milliseconds(20))
    }
    say("typed")
    try await Task.sleep(for: .seconds(60))
  }

  /// Unbuffered, so that a killed process has reported everything.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
