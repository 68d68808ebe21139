import SwiftParser

/// Makes the changes that findings offer, in the files.
public struct FixApplier: Sendable {
  public struct Outcome: Sendable {
    /// Fixes made, by path.
    public var fixed: [String: Int] = [:]
    /// Left for another run, because they overlap with another fix.
    public var overlapping = 0
    /// Files whose fixes could not be applied, and why.
    public var failures: [FileProblem] = []

    public var count: Int { fixed.values.reduce(0, +) }
  }

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  /// A file is written whole or not at all, and only if it still parses.
  public func apply(_ report: LintReport) -> Outcome {
    var outcome = Outcome()
    let files = Dictionary(report.files.map { ($0.path, $0) }) { first, _ in first }
    for (path, findings) in Dictionary(
      grouping: report.findings.filter { $0.fix != nil }, by: \.path
    ).sorted(by: { $0.key < $1.key }) {
      do {
        let absolute = context.absolute(path)
        let bytes: [UInt8]
        do { bytes = try FileSystem.read(absolute) } catch {
          throw Refusal(reason: "cannot be read: \(error.message)")
        }
        guard files[path]?.hash == ContentHash(bytes) else {
          throw Refusal(reason: "has changed since it was linted; not fixed")
        }
        let (fixed, made, left) = FixApplier.fix(bytes, findings.compactMap(\.fix))
        guard made > 0 else { continue }
        guard FixApplier.parses(fixed) || !FixApplier.parses(bytes) else {
          throw Refusal(reason: "would not parse if fixed; left as it is")
        }
        do { try FileSystem.replace(absolute, with: fixed) } catch {
          throw Refusal(reason: "cannot be written: \(error.message)")
        }
        outcome.fixed[path] = made
        outcome.overlapping += left
      } catch let refusal as Refusal {
        outcome.failures.append(FileProblem(kind: .unreadable, path: path, message: refusal.reason))
      } catch {
        outcome.failures.append(FileProblem(kind: .unreadable, path: path, message: "\(error)"))
      }
    }
    return outcome
  }

  private struct Refusal: Error {
    let reason: String
  }

  /// Selects fixes from the top that do not overlap, and applies them from the bottom up.
  static func fix(_ bytes: [UInt8], _ fixes: [Fix]) -> (bytes: [UInt8], made: Int, left: Int) {
    var taken: [Fix.Edit] = []
    var made = 0
    var left = 0
    for fix in Array(Set(fixes)).sorted(by: { ($0.start, $0.title) < ($1.start, $1.title) }) {
      let isValid = fix.edits.allSatisfy { edit in
        edit.range.start.offset >= 0 && edit.range.start.offset <= edit.range.end.offset
          && edit.range.end.offset <= bytes.count
      }
      guard isValid, !fix.edits.isEmpty,
        !fix.edits.contains(where: { edit in
          taken.contains { FixApplier.overlap($0.range, edit.range) }
        })
      else {
        left += 1
        continue
      }
      taken += fix.edits
      made += 1
    }
    var result = bytes
    for edit in taken.sorted(by: { $0.range.start.offset > $1.range.start.offset }) {
      result.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
    }
    return (result, made, left)
  }

  /// Two insertions at one location overlap too: their order is undefined.
  private static func overlap(_ left: SourceRange, _ right: SourceRange) -> Bool {
    if left.start.offset == right.start.offset { return true }
    return left.start.offset < right.end.offset && right.start.offset < left.end.offset
  }

  private static func parses(_ bytes: [UInt8]) -> Bool {
    Workers.run {
      String(validating: bytes, as: UTF8.self).map { !Parser.parse(source: $0).hasError } ?? false
    } ?? false
  }
}

extension Fix {
  fileprivate var start: Int { edits.map(\.range.start.offset).min() ?? 0 }
}
