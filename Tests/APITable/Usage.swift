import Foundation

/// The number of apps and files that use each call, counted over 94 open-source apps.
struct Usage {
  struct Row {
    let symbol: String
    let apps: Int
    let files: Int
  }

  /// Calls with their labels.
  let calls: [Row]
  /// The calls that are not SwiftUI's, with their owners.
  let elsewhere: [String: String]

  /// - Parameter folder: holds `signatures.tsv` and `elsewhere.tsv`.
  init(folder: String) throws {
    calls = try Self.rows(of: folder + "/signatures.tsv").compactMap { columns in
      guard columns.count >= 4, let apps = Int(columns[2]), let files = Int(columns[3]) else {
        return nil
      }
      return Row(symbol: columns[1], apps: apps, files: files)
    }
    var elsewhere: [String: String] = [:]
    for columns in try Self.rows(of: folder + "/elsewhere.tsv") where columns.count == 2 {
      elsewhere[columns[0]] = columns[1]
    }
    self.elsewhere = elsewhere
  }

  /// The owner of a call that is not SwiftUI's: listed with its labels, or by its name for all.
  func owner(of call: String) -> String? { elsewhere[call] ?? elsewhere[call.baseName] }

  private static func rows(of path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
