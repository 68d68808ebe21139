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
    /// 16 hexadecimal digits: the line's text without blanks.
    public var text: String
    public var occurrence: Int

    fileprivate var key: Key { Key(rule: rule, path: path, text: text, occurrence: occurrence) }
  }

  fileprivate struct Key: Hashable {
    let rule: String
    let path: String
    let text: String
    let occurrence: Int
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
    entries = zip(findings, Baseline.fingerprints(of: findings, folder, context)).map {
      finding, mark in
      Entry(
        rule: mark.rule, path: mark.path, line: finding.range.start.line, message: finding.message,
        text: hexadecimal(mark.text.value),
        occurrence: mark.occurrence)
    }
  }

  public func write(in context: ReportContext) throws(Failure) {
    let text = JSONFormat.encode(Document(version: Baseline.version, findings: entries))
    do { try FileSystem.replace(context.absolute(path), with: Array(text.utf8)) } catch {
      throw Failure(description: "\(path): cannot be written: \(error.message)")
    }
  }

  public func compare(_ report: LintReport, in context: ReportContext) -> Comparison {
    let marks = Baseline.fingerprints(of: report.findings, folder, context)
    let known = Set(entries.map(\.key))
    var found: Set<Key> = []
    var new: [Finding] = []
    for (finding, mark) in zip(report.findings, marks) {
      let key = Key(
        rule: mark.rule, path: mark.path, text: hexadecimal(mark.text.value),
        occurrence: mark.occurrence)
      if known.contains(key) { found.insert(key) } else { new.append(finding) }
    }
    let files = Set(
      report.files.map { FilePath.relative($0.absolutePath, to: folder) ?? $0.absolutePath })
    let rules = Set(report.rules.map(\.identifier))
    let gone = entries.filter { entry in
      // The findings of a deleted file are removed with it; nothing else would report them.
      !found.contains(entry.key) && rules.contains(entry.rule)
        && (files.contains(entry.path)
          || !FileSystem.exists(FilePath.absolute(entry.path, in: folder)))
    }
    return Comparison(new: new, known: found.count, gone: gone)
  }

  private static func fingerprints(
    of findings: [Finding], _ folder: String, _ context: ReportContext
  ) -> [Fingerprint] {
    Fingerprint.all(of: findings, in: context) { finding in
      let absolute = context.absolute(finding.path)
      return FilePath.relative(absolute, to: folder) ?? absolute
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?, .keyNotFound(_, let context)?,
      .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        .joined()
      return (place.isEmpty ? "" : "at \(place): ") + context.debugDescription
    default: return "\(error)"
    }
  }
}
