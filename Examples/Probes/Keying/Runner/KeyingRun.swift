import SwiftUI
import TheseusTesting

/// Runs all cases of the form that this program was built with.
@MainActor
enum KeyingRun {
  static let keyings = IdentityProfile.StateKeying.allCases

  /// The saved state of one case.
  struct Saved: Codable {
    var values: [String: String]
    var snapshot: Snapshot
  }

  /// Changes the state of each case and saves it, a file a case.
  static func save(in folder: URL) throws {
    for (index, keyingCase) in KeyingCase.all.enumerated() {
      let view = keyingCase.view()
      let host = TestHost { view }
      try host.find(.button, "Change").tap()
      let saved = Saved(values: values(host), snapshot: try host.snapshot())
      try JSONEncoder().encode(saved).write(to: file(index, in: folder))
    }
  }

  /// Starts each case from the saved state, under each keying, and lists the outcome for every
  /// property.
  static func table(from folder: URL) throws -> String {
    var rows = [["case", "property"] + keyings.map(\.rawValue)]
    for (index, keyingCase) in KeyingCase.all.enumerated() {
      let saved = try JSONDecoder().decode(
        Saved.self, from: Data(contentsOf: file(index, in: folder)))
      let view = keyingCase.view()
      let initial = values(TestHost { view })
      let columns = keyings.map { outcomes(keyingCase, saved, initial, $0) }
      for (place, name) in initial.keys.sorted().enumerated() {
        rows.append([place == 0 ? keyingCase.title : "", name] + columns.map { $0[name] ?? "?" })
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(
        separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func file(_ index: Int, in folder: URL) -> URL {
    folder.appendingPathComponent("case-\(index).json")
  }

  private static func values(_ host: TestHost) -> [String: String] {
    let pairs = host.findAll(.text).map(\.label).compactMap { label in
      label.firstIndex(of: "=").map {
        (String(label[..<$0]), String(label[label.index(after: $0)...]))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// `kept`, `reset`, `swapped` or `mistyped` for each property of the present form.
  private static func outcomes(
    _ keyingCase: KeyingCase, _ saved: Saved, _ initial: [String: String],
    _ keying: IdentityProfile.StateKeying
  ) -> [String: String] {
    let view = keyingCase.view()
    let host = TestHost(restoring: saved.snapshot, profile: IdentityProfile(stateKeying: keying)) {
      view
    }
    let found = values(host)
    var outcomes: [String: String] = [:]
    for (name, value) in found {
      let before = saved.values[keyingCase.renamed[name] ?? name]
      let isRefused = host.restoreReport.contains {
        $0.isMistyped && $0.claimant?.hasSuffix("." + name) == true
      }
      outcomes[name] =
        if isRefused && value == initial[name] {
          "mistyped"
        } else if let before, value == before {
          "kept"
        } else if value == initial[name] {
          "reset"
        } else if saved.values.values.contains(value) {
          "swapped"
        } else {
          "misread: \(value)"
        }
    }
    return outcomes
  }
}
