import ArgumentParser
import Foundation
import IdentityModel
import TheseusCore

/// `theseus mutants`, in a build of its own: switches on each deliberate fault separately and
/// lets the harness find it.
struct MutantsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract:
      """
      Show that the conformance harness finds every deliberate fault of the runtime and of the \
      model.
      """,
    discussion:
      "Exit status: 0 if every fault is found and the run without one finds nothing, 1 if not.")

  @Argument(help: "Faults to try. Default: all.") var names: [String] = []

  /// The attempts, cheapest first, until one of them finds the fault.
  private static let attempts: [[String]] = [
    ["--bounds", "small"], ["--bounds", "small", "--profile", "opaque"],
    ["--bounds", "small", "--profile", "sharedArms"],
    ["--bounds", "medium"], ["--random", "24", "--steps", "80"],
  ]

  private enum Answer {
    case found(String)
    case nothing
    case unusable(String)
  }

  func run() async throws {
    let known = await _runtimeFaultNames + _modelFaultNames
    if let unknown = names.first(where: { !known.contains($0) }) {
      complain(
        """
        theseus mutants: unknown fault '\(unknown)': the faults are \
        \(known.joined(separator: ", "))
        """
      )
      throw ExitCode(2)
    }
    let executable = try ownExecutable()
    for attempt in MutantsCommand.attempts {
      guard case .nothing = ask(executable, attempt, fault: nil) else {
        print(
          "FAILED     without a fault, conform \(attempt.joined(separator: " ")) does not pass")
        throw ExitCode(1)
      }
    }
    print("passed     without a fault")
    let chosen = names.isEmpty ? known : names
    var survivors: [String] = []
    for fault in chosen {
      if let line = kill(fault, executable) {
        print("killed     \(fault): \(line)")
      } else {
        print("SURVIVED   \(fault)")
        survivors.append(fault)
      }
    }
    print("\(chosen.count - survivors.count) of \(chosen.count) faults found")
    if !survivors.isEmpty { throw ExitCode(1) }
  }

  private func kill(_ fault: String, _ executable: URL) -> String? {
    for attempt in MutantsCommand.attempts {
      if case .found(let how) = ask(executable, attempt, fault: fault) {
        return "conform \(attempt.joined(separator: " ")): \(how)"
      }
    }
    return nil
  }

  private func ask(_ executable: URL, _ arguments: [String], fault: String?) -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = ["conform"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["THESEUS_FAULT"] = fault
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return .unusable(error.localizedDescription) }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    switch process.terminationStatus {
    case 0: return .nothing
    case 1:
      let difference = lines.first { $0.hasPrefix("the runtime differs") } ?? lines.first ?? ""
      return .found(String(difference))
    default: return .unusable(text)
    }
  }
}
