import Foundation

/// The page `Documentation/API.md`: the part of SwiftUI that exists here.
struct APITable {
  private struct Judged {
    let row: Usage.Row
    let degree: Interface.Degree?
    let owner: String?
  }

  private let interface: Interface
  private let judged: [Judged]

  init(_ interface: Interface, _ usage: Usage) {
    self.interface = interface
    judged = usage.calls.map { row in
      let takers = Call(row.symbol).map(interface.takers) ?? []
      // Of several overloads, an app means the best.
      let degrees = takers.map(\.degree)
      let degree: Interface.Degree? =
        degrees.contains(.full)
        ? .full
        : degrees.contains(.approximate)
          ? .approximate
          : degrees.isEmpty ? nil : .accepted
      return Judged(
        row: row, degree: degree, owner: degree == nil ? usage.owner(of: row.symbol) : nil)
    }
  }

  /// The calls that SwiftUI has, apps use and we lack, most used first.
  private var missing: [Judged] { judged.filter { $0.degree == nil && $0.owner == nil } }

  /// The calls that compile and do less than SwiftUI.
  private var limited: [(row: Usage.Row, note: String)] {
    judged.compactMap { call in
      guard let degree = call.degree, degree != .full else { return nil }
      return (call.row, degree.rawValue)
    }
  }

  /// The most used missing calls, one on each line.
  func missingText(_ count: Int) -> String {
    missing.prefix(count).map { "\($0.row.apps)\t\($0.row.files)\t\($0.row.symbol)" }
      .joined(separator: "\n")
  }

  /// The calls that we take and that the corpus lacks, so that nothing shows that they compile.
  func uncalled(in corpus: Corpus) -> [String] {
    judged.filter { $0.degree != nil && !corpus.calls.contains($0.row.symbol) }.map(\.row.symbol)
  }

  var page: String {
    """
    # Which of SwiftUI's API there is

    `make api` writes this page from the compiler's symbol graph of our modules and from what 94
    open-source apps call ([`API/signatures.tsv`](API/signatures.tsv), counted by syntax). Do not
    edit it. A call counts by its name and its labels.

    **full** does what SwiftUI does. **approximate** does less than SwiftUI in a terminal, and its
    documentation says what. **accepted** compiles and returns its view unchanged.

    ## Calls that apps make

    \(summary)

    ### Missing

    The most used calls that SwiftUI has and we do not. Apps and files are of the 94 apps.

    \(table(missing.prefix(100).map { ($0.row, "") }))

    ### Accepted and approximate

    \(table(limited))

    ### Not SwiftUI's

    Calls of other frameworks and of extensions that apps declare themselves, made by three apps or
    more.

    \(table(judged.filter { $0.owner != nil && $0.row.apps >= 3 }.map { ($0.row, $0.owner!) }))

    ## Declarations

    Every public declaration of ours that is not full, by type, and how many there are.

    \(declarations)
    """ + "\n"
  }

  private var summary: String {
    var lines = [
      "| used by | calls of SwiftUI | full | approximate | accepted | missing |",
      "|---|---|---|---|---|---|",
    ]
    for least in [30, 10, 3, 1] {
      let rows = judged.filter { $0.row.apps >= least && $0.owner == nil }
      func count(_ degree: Interface.Degree?) -> String {
        "\(rows.count { $0.degree == degree })"
      }
      lines.append(
        """
        | \(least) app\(least == 1 ? "" : "s") or more | \(rows.count) | \(count(.full)) \
        | \(count(.approximate)) | \(count(.accepted)) | \(count(nil)) |
        """)
    }
    return lines.joined(separator: "\n")
  }

  private func table(_ rows: [(row: Usage.Row, note: String)]) -> String {
    guard !rows.isEmpty else { return "None." }
    let hasNotes = rows.contains { !$0.note.isEmpty }
    var lines = [
      hasNotes ? "| call | apps | files | |" : "| call | apps | files |",
      hasNotes ? "|---|---|---|---|" : "|---|---|---|",
    ]
    for (row, note) in rows {
      let start = "| `\(row.symbol)` | \(row.apps) | \(row.files) |"
      lines.append(hasNotes ? "\(start) \(note) |" : start)
    }
    return lines.joined(separator: "\n")
  }

  private var declarations: String {
    let byOwner = Dictionary(grouping: interface.declarations, by: \.owner)
    var lines: [String] = []
    for degree in [Interface.Degree.full, .approximate, .accepted] {
      lines.append("- \(degree.rawValue): \(interface.declarations.count { $0.degree == degree })")
    }
    lines.append("")
    for owner in byOwner.keys.sorted() {
      for degree in [Interface.Degree.approximate, .accepted] {
        let names = Set((byOwner[owner] ?? []).filter { $0.degree == degree }.map(\.name)).sorted()
        guard !names.isEmpty else { continue }
        lines.append("### \(owner.isEmpty ? "Functions" : owner): \(degree.rawValue)\n")
        lines += names.map { "- `\($0)`" }
        lines.append("")
      }
    }
    return lines.joined(separator: "\n").trimmed
  }
}
