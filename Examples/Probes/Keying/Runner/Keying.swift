import SwiftUI

/// `Keying save FOLDER` in the program as it was, `Keying table FOLDER` in the program as it is.
@main
enum Keying {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, ["save", "table"].contains(arguments[1]) else {
      FileHandle.standardError.write(
        Data("USAGE: Keying save FOLDER\n       Keying table FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[2])
    do {
      if arguments[1] == "save" {
        try KeyingRun.save(in: folder)
      } else {
        print(try KeyingRun.table(from: folder), terminator: "")
      }
    } catch {
      FileHandle.standardError.write(Data("Keying: \(error)\n".utf8))
      exit(1)
    }
  }
}
