import Foundation

/// The findings that a team accepts for now. New ones are reported; a fixed one must be removed
/// from the file, so that it only gets shorter.
public struct Baseline: Sendable {
  /// A baseline that cannot be used.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public struct Entry: Hashable, Sendable, Codable {
    public var rule: String
    /// Relative to the baseline's folder.
    public var path: String
    /// The line when the file was written; for developers, not used for matching.
    public var line: Int
    public var message: String
    /// The severity when the file was written; nil in files of earlier versions. For matching,
    /// only whether it is `info` counts: an info does not stand for a fault.
    public var severity: Severity?
    /// 16 hexadecimal digits: the line's text without blanks.
    public var text: String
    /// From 0, among equal findings: infos and others are counted apart.
    public var occurrence: Int

    fileprivate var key: Key {
      Key(
        rule: rule, path: path, text: text, occurrence: occurrence,
        isInfo: severity.map { $0 == .info })
    }
  }

  fileprivate struct Key: Hashable {
    let rule: String
    let path: String
    let text: String
    var occurrence: Int
    /// Nil in entries of earlier versions: infos were counted after the others.
    var isInfo: Bool?
  }

  /// A finding of a run, with the keys that an entry for it can have.
  private struct Recognized {
    let finding: Finding
    let key: Key
    let earlier: Key

    func entry() -> Entry {
      Entry(
        rule: key.rule, path: key.path, line: finding.range.start.line, message: finding.message,
        severity: finding.severity, text: key.text, occurrence: key.occurrence)
    }
  }

  private struct Document: Codable {
    let version: Int
    let findings: [Entry]
  }

  public struct Comparison: Sendable {
    /// Findings the baseline does not have.
    public var new: [Finding]
    /// The number of known findings.
    public var known: Int
    /// Entries without a finding, for the files and rules of this run.
    public var gone: [Entry]
  }

  private static let version = 1

  public let path: String
  public private(set) var entries: [Entry]
  private let folder: String

  /// - Parameter path: relative to the context's working directory.
  public init(reading path: String, in context: ReportContext) throws(Failure) {
    self.path = path
    let absolute = context.absolute(path)
    folder = FilePath.parent(absolute)
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(absolute) } catch {
      throw Failure(description: "\(path): cannot be read: \(error.message)")
    }
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: Data(bytes)) } catch {
      throw Failure(description: "\(path): not a baseline: \(Baseline.explain(error))")
    }
    guard document.version == Baseline.version else {
      throw Failure(
        description:
          """
          \(path): a baseline of version \(document.version); this linter reads version \
          \(Baseline.version)
          """
      )
    }
    entries = document.findings
  }

  /// A new baseline with all of these findings.
  public init(of findings: [Finding], path: String, in context: ReportContext) {
    self.path = path
    folder = FilePath.parent(context.absolute(path))
    entries = []
    entries = recognize(findings, context).map { $0.entry() }
  }

  /// This baseline after a run: with the run's findings, and with the entries that the run says
  /// nothing about. Those are entries of files that it did not read, of rules that did not run, and
  /// of findings that are not shown.
  public func updated(
    by report: LintReport, in context: ReportContext, where isShown: (Finding) -> Bool
  ) -> Baseline {
    let found = recognize(report.findings, context)
    let shown = found.filter { isShown($0.finding) }
    let written = Set(shown.flatMap { [$0.key, $0.earlier] })
    let hidden = Set(found.filter { !isShown($0.finding) }.flatMap { [$0.key, $0.earlier] })
    let scope = Scope(of: report, folder)
    let kept = entries.filter { entry in
      !written.contains(entry.key) && exists(entry)
        && (!scope.covers(entry) || hidden.contains(entry.key))
    }
    var updated = self
    updated.entries = (kept + shown.map { $0.entry() }).sorted {
      ($0.path, $0.line, $0.rule, $0.occurrence) < ($1.path, $1.line, $1.rule, $1.occurrence)
    }
    return updated
  }

  public func write(in context: ReportContext) throws(Failure) {
    let text = JSONFormat.encode(Document(version: Baseline.version, findings: entries))
    do { try FileSystem.replace(context.absolute(path), with: Array(text.utf8)) } catch {
      throw Failure(description: "\(path): cannot be written: \(error.message)")
    }
  }

  public func compare(_ report: LintReport, in context: ReportContext) -> Comparison {
    let known = Set(entries.map(\.key))
    var found: Set<Key> = []
    var new: [Finding] = []
    for recognized in recognize(report.findings, context) {
      let keys = [recognized.key, recognized.earlier]
      if let key = keys.first(where: known.contains) {
        found.insert(key)
      } else {
        new.append(recognized.finding)
      }
    }
    let scope = Scope(of: report, folder)
    let gone = entries.filter { entry in
      // The findings of a deleted file are removed with it; nothing else would report them.
      !found.contains(entry.key)
        && (scope.covers(entry) || scope.rules.contains(entry.rule) && !exists(entry))
    }
    return Comparison(new: new, known: found.count, gone: gone)
  }

  /// The files and rules of a run.
  private struct Scope {
    let files: Set<String>
    let rules: Set<String>

    /// Without files of which a part was skipped: what it contains is not known.
    init(of report: LintReport, _ folder: String) {
      let skipped = Set(report.problems.map(\.path))
      files = Set(
        report.files.filter { !skipped.contains($0.path) }.map {
          FilePath.relative($0.absolutePath, to: folder) ?? $0.absolutePath
        })
      rules = Set(report.rules.map(\.identifier))
    }

    func covers(_ entry: Entry) -> Bool { rules.contains(entry.rule) && files.contains(entry.path) }
  }

  private func exists(_ entry: Entry) -> Bool {
    FileSystem.exists(FilePath.absolute(entry.path, in: folder))
  }

  /// The findings in their order. A hidden info on a line does not change the number of a warning
  /// there.
  private func recognize(_ findings: [Finding], _ context: ReportContext) -> [Recognized] {
    let infos = findings.indices.filter { findings[$0].severity == .info }
    let others = findings.indices.filter { findings[$0].severity != .info }
    let ordered = others + infos
    let marks = Fingerprint.all(of: ordered.map { findings[$0] }, in: context) { finding in
      let absolute = context.absolute(finding.path)
      return FilePath.relative(absolute, to: folder) ?? absolute
    }
    var counts: [Key: Int] = [:]
    var recognized: [(place: Int, finding: Recognized)] = []
    for (place, mark) in zip(ordered, marks) {
      let isInfo = findings[place].severity == .info
      let earlier = Key(
        rule: mark.rule, path: mark.path, text: hexadecimal(mark.text.value),
        occurrence: mark.occurrence)
      var key = earlier
      key.occurrence = 0
      if !isInfo { counts[key, default: 0] += 1 }
      key.occurrence = isInfo ? mark.occurrence - counts[key, default: 0] : mark.occurrence
      key.isInfo = isInfo
      recognized.append(
        (place, Recognized(finding: findings[place], key: key, earlier: earlier)))
    }
    return recognized.sorted { $0.place < $1.place }.map(\.finding)
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?, .keyNotFound(_, let context)?,
      .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        .joined()
      // The command continues the sentence.
      let words = context.debugDescription
      return (place.isEmpty ? "" : "at \(place): ")
        + (words.hasSuffix(".") ? String(words.dropLast()) : words)
    default: return "\(error)"
    }
  }
}
