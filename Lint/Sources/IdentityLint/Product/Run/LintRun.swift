import Foundation

/// One run: files are found, read for their facts, and, with all facts together, linted. Each step
/// is parallel over files.
struct LintRun {
  private let options: LintOptions
  private let progress: LintProgress?
  /// Absolute; names in facts and findings are relative to it, so that they are valid for any
  /// working directory.
  private let base: String
  /// Absolute.
  private let paths: [String]
  private let reader: FileReader
  private var cache: LintCache?
  /// Whether results are written to the cache's file.
  private let savesFile: Bool
  private var configurations: ConfigurationTree
  private var report = LintReport()
  /// The Xcode projects below the paths, read and not parsed.
  private var projects: [ProjectFile] = []

  private struct ProjectFile: Sendable {
    let path: String
    let bytes: [UInt8]
    let hash: ContentHash
  }

  /// Parsed files with views, of this much source, are kept from the first pass to the second. They
  /// take about forty times as much memory.
  private static let keptSource = 7 << 19
  /// The same for files that rules read while they judge others.
  private static let sharedSource = 1 << 20

  private struct Item: Sendable {
    let file: SourceFile
    let name: String
    /// The rules that run over it, at the severities at which they report.
    let severities: [String: Severity]
    /// The rules whose severity the configuration sets.
    let configured: Set<String>
    let rules: Set<String>
  }

  private struct Examined: Sendable {
    var record: FileRecord?
    /// The parsed file, if it is kept until rules read it.
    var unit: SourceUnit?
    var problem: FileProblem?
    var isParsed = false
    /// Nil when this run has not parsed it.
    var hasViews: Bool?
  }

  init(_ options: LintOptions, paths: [String], progress: LintProgress?) throws {
    self.options = options
    self.progress = progress
    base = LintRun.base(of: paths.first ?? ".", options)
    self.paths = paths.map { FilePath.absolute($0, in: options.workingDirectory) }
    let cachePath: String? =
      switch options.cache {
      case nil: nil
      case .automatic: LintCache.automaticPath(for: base)
      case .file(let path): FilePath.absolute(path, in: options.workingDirectory)
      }
    if let known = options.memory?.records {
      cache = LintCache(path: cachePath ?? "", records: known)
      savesFile = false
    } else {
      cache = cachePath.map { LintCache(path: $0) }
      savesFile = cachePath != nil
    }
    reader = FileReader(texts: options.texts, isCached: cachePath != nil || options.memory != nil)
    if let file = options.configurationFile {
      configurations = try ConfigurationTree(
        catalog: options.catalog, workingDirectory: options.workingDirectory, file: file)
    } else {
      configurations = ConfigurationTree(
        catalog: options.catalog, workingDirectory: options.workingDirectory)
    }
  }

  /// The repository of a path, else its folder.
  private static func base(of path: String, _ options: LintOptions) -> String {
    let absolute = FilePath.absolute(path, in: options.workingDirectory)
    let folder = FileSystem.kind(of: absolute) == .folder ? absolute : FilePath.parent(absolute)
    return FilePath.ancestors(of: folder).first { FileSystem.exists(FilePath.join($0, ".git")) }
      ?? folder
  }

  /// - Parameters:
  ///   - projects: the absolute paths of `project.pbxproj` files. One that cannot be read tells
  ///     nothing.
  ///   - missesFolders: whether a folder could not be searched for files.
  mutating func run(
    _ files: [SourceFile], projects: [String] = [], missesFolders: Bool = false
  ) throws -> LintReport {
    self.projects = Set(projects).sorted().compactMap { path in
      (try? FileSystem.read(path)).map {
        ProjectFile(path: path, bytes: $0, hash: ContentHash($0))
      }
    }
    let items = try choose(files)
    report.chosenFiles = items.count
    progress?.begin(.reading, total: items.count)
    var examined = examine(items)
    dropOutdated(items, &examined)
    let hasMoved = moveRelatedPlaces(items, &examined)
    let repositories = Dictionary(grouping: items.indices) { items[$0].file.repository }
    var stale: [(repository: [Int], places: [Int], index: ContentHash)] = []
    for (_, repository) in repositories.sorted(by: { $0.key < $1.key }) {
      let index = digest(repository, items, examined)
      let places = repository.filter { place in
        guard let record = examined[place].record, record.facts != nil, isReported(items[place])
        else { return false }
        return record.result(for: index, rules: items[place].rules) == nil
      }
      if !places.isEmpty { stale.append((repository, places, index)) }
    }
    report.judgedFiles = stale.reduce(0) { $0 + $1.places.count }
    progress?.begin(.linting, total: report.judgedFiles)
    for (repository, places, index) in stale {
      lint(places, of: repository, items, &examined, index)
    }
    progress?.begin(.done, total: 0)
    assemble(items, examined, evidence(files, items, examined, missesFolders: missesFolders))
    if examined.contains(where: \.isParsed) || !stale.isEmpty {
      keep(items, examined, hasMoved: hasMoved)
    }
    return report
  }

  private mutating func keep(_ items: [Item], _ examined: [Examined], hasMoved: Bool) {
    let fresh = zip(items, examined).compactMap { item, examined in
      examined.record.map { (item.name, $0) }
    }
    if let memory = options.memory {
      memory.records = (cache?.records ?? [:]).merging(fresh) { $1 }
    }
    // Unsaved text of an editor, and locations in it, differ from what the next run finds on disk.
    guard savesFile, options.texts.isEmpty || !hasMoved else { return }
    if options.cache == .automatic, let path = cache?.path { LintCache.prepare(path) }
    cache?.save(
      Dictionary(fresh.filter { options.texts[FilePath.absolute($0.0, in: base)] == nil }) { $1 },
      folder: base)
  }

  private func isReported(_ item: Item) -> Bool {
    options.reportedFiles?.contains(item.file.absolutePath) ?? true
  }

  /// The files that no configuration leaves out, with the rules that run over them.
  private mutating func choose(_ files: [SourceFile]) throws -> [Item] {
    var items: [Item] = []
    typealias Chosen = (levels: [String: Severity], configured: Set<String>, rules: Set<String>)
    var chosenByFolder: [String: Chosen] = [:]
    var strictest: (depth: Int, isStrict: Bool)?
    for file in files.sorted(by: { $0.path < $1.path }) {
      let folder = FilePath.parent(file.absolutePath)
      let chain = try configurations.chain(for: folder)
      if let depth = chain.firstIndex(where: { $0.isStrict != nil }),
        strictest.map({ depth < $0.depth }) ?? true
      {
        strictest = (depth, chain[depth].isStrict ?? false)
      }
      if chain.contains(where: { $0.leavesOut(file.absolutePath) }) { continue }
      let (severities, configured, rules) = chosenByFolder[folder] ?? chosen(by: chain)
      chosenByFolder[folder] = (severities, configured, rules)
      let name = FilePath.relative(file.absolutePath, to: base) ?? file.absolutePath
      items.append(
        Item(
          file: file, name: name, severities: severities, configured: configured, rules: rules))
    }
    report.isStrict = strictest?.isStrict ?? false
    let outermost = items.min {
      $0.name.utf8.count { $0 == UInt8(ascii: "/") }
        < $1.name.utf8.count { $0 == UInt8(ascii: "/") }
    }
    report.rules = options.catalog.descriptions.compactMap { rule in
      guard
        let severity = outermost?.severities[rule.identifier]
          ?? items.lazy.compactMap({ $0.severities[rule.identifier] }).first
      else {
        return nil
      }
      var rule = rule
      rule.severity = severity
      return rule
    }
    return items
  }

  private func chosen(by chain: [Configuration])
    -> (levels: [String: Severity], configured: Set<String>, rules: Set<String>)
  {
    let settings = chain.reduce(into: [:]) { $0.merge($1.rules) { $1 } }
    let levels = options.catalog.descriptions.reduce(into: [String: Severity]()) { found, rule in
      found[rule.identifier] = options.selection.severity(of: rule, settings: settings)
    }
    let rules = options.catalog.rules.map { $0.description.identifier }
    return (
      levels, Set(settings.filter { $0.value.isSeverity }.keys),
      Set(rules.filter { levels[$0] != nil })
    )
  }

  private func examine(_ items: [Item]) -> [Examined] {
    let known = cache?.records ?? [:]
    let kept = KeptSource(limit: LintRun.keptSource)
    let reader = reader
    return Workers.map(items, jobs: options.jobs, progress: progress) { item in
      let bytes: [UInt8]
      switch reader.text(of: item.file) {
      case .skipped(let problem): return Examined(problem: problem)
      case .read(let read): bytes = read
      }
      let hash = ContentHash(bytes)
      if let record = known[item.name], record.hash == hash { return Examined(record: record) }
      let (record, unit) = reader.examine(item.name, bytes, hash)
      guard let unit else { return Examined(record: record, isParsed: true) }
      let isKept = unit.mentionsViews && kept.take(bytes.count)
      return Examined(
        record: record, unit: isKept ? unit : nil, isParsed: true,
        hasViews: unit.mentionsViews)
    }
  }

  /// Drops results of rules that read the code of a file which has changed since.
  private func dropOutdated(_ items: [Item], _ examined: inout [Examined]) {
    guard examined.contains(where: { $0.record?.result?.read.isEmpty == false }) else { return }
    let hashes = Dictionary(
      zip(items, examined).map { ($0.name, $1.record?.hash) }
    ) { first, _ in first }
    for place in examined.indices {
      guard let read = examined[place].record?.result?.read,
        !read.allSatisfy({ hashes[$0] == $1 })
      else { continue }
      examined[place].record?.result = nil
    }
  }

  /// Findings that are still valid name locations in other files: when the facts of those files
  /// only moved to other lines, the locations move with them.
  /// - Returns: whether any did.
  private func moveRelatedPlaces(_ items: [Item], _ examined: inout [Examined]) -> Bool {
    var moves: [String: FactMoves] = [:]
    for (item, examined) in zip(items, examined) where examined.isParsed {
      guard let old = cache?.records[item.name]?.facts, let new = examined.record?.facts,
        old.digest == new.digest
      else { continue }
      if old.places != new.places { moves[item.name] = FactMoves(from: old.places, to: new.places) }
    }
    if moves.isEmpty { return false }
    for place in examined.indices {
      guard var findings = examined[place].record?.result?.findings else { continue }
      for finding in findings.indices {
        for related in findings[finding].related.indices {
          let path = findings[finding].related[related].path
          moves[path]?.move(&findings[finding].related[related])
        }
      }
      examined[place].record?.result?.findings = findings
    }
    return true
  }

  /// The digest of everything that rules can read in a repository: its files and their facts.
  private func digest(_ places: [Int], _ items: [Item], _ examined: [Examined]) -> ContentHash {
    var writer = ByteWriter()
    for place in places {
      guard let facts = examined[place].record?.facts else { continue }
      writer.write(items[place].name)
      writer.write(facts.digest)
    }
    if let first = places.first {
      for project in projects(of: items[first].file.repository) {
        writer.write(project.path)
        writer.write(project.hash)
      }
    }
    return ContentHash(writer.bytes)
  }

  private func projects(of repository: String) -> [ProjectFile] {
    projects.filter { FilePath.relative($0.path, to: repository) != nil }
  }

  /// The targets of the projects of a repository, with paths as facts name them.
  private func targets(of repository: String) -> [XcodeProject] {
    projects(of: repository).compactMap { project in
      let folder = FilePath.parent(FilePath.parent(project.path))
      let name = folder == base ? "" : FilePath.relative(folder, to: base) ?? folder
      return XcodeProject(project.bytes, in: name)
    }
  }

  private func lint(
    _ places: [Int], of repository: [Int], _ items: [Item], _ examined: inout [Examined],
    _ digest: ContentHash
  ) {
    let before = examined
    let facts = Workers.map(repository, jobs: options.jobs) {
      before[$0].record?.facts?.decoded(path: items[$0].name)
    }
    if options.memory != nil {
      for (place, facts) in zip(repository, facts) {
        if let facts { examined[place].record?.facts?.keep(facts) }
      }
    }
    let reader = reader
    let stale = Set(places)
    let rules = zip(repository, facts).reduce(into: [Int: [any LintRule.Type]]()) { rules, file in
      guard stale.contains(file.0) else { return }
      rules[file.0] = self.rules(over: items[file.0], file.1, before[file.0])
    }
    // Built on a deep stack too: it may follow facts from file to file.
    let targets = repository.first.map { self.targets(of: items[$0].file.repository) } ?? []
    guard
      let index = Workers.run({ ProjectIndex(files: facts.compactMap(\.self), projects: targets) })
    else { return }
    let named = Dictionary(repository.map { (items[$0].name, $0) }) { first, _ in first }
    let library = SourceLibrary(keptSource: LintRun.sharedSource) { name in
      named[name].flatMap {
        before[$0].unit ?? reader.unit(of: items[$0].file, named: name)
      }
    }
    let results = Workers.map(places, jobs: options.jobs, progress: progress) {
      place -> FileRecord.Result? in
      let item = items[place]
      // Valid findings of other rules are kept, so that `--only` does not discard them.
      let kept = before[place].record?.result.flatMap { $0.index == digest ? $0 : nil }
      let rules = rules[place, default: []].filter {
        kept?.rules.contains($0.description.identifier) != true
      }
      if rules.isEmpty {
        return FileRecord.Result(
          index: digest, rules: item.rules.union(kept?.rules ?? []),
          findings: kept?.findings ?? [], read: kept?.read ?? [:])
      }
      guard let unit = before[place].unit ?? reader.unit(of: item.file, named: item.name)
      else { return nil }
      let sources = SourceLibrary.Reader(library)
      let findings = unit.findings(of: rules, in: index.reading(sources))
      let hashes = sources.paths.compactMap { name in
        named[name].flatMap { before[$0].record?.hash }.map { (name, $0) }
      }
      return FileRecord.Result(
        index: digest, rules: item.rules.union(kept?.rules ?? []),
        findings: (kept?.findings ?? []) + findings,
        read: (kept?.read ?? [:]).merging(hashes) { $1 })
    }
    for (place, result) in zip(places, results) { examined[place].record?.result = result }
  }

  /// The rules that may have findings in a file. Most have none in a file without views, which is
  /// then not parsed again.
  private func rules(over item: Item, _ facts: FileFacts?, _ examined: Examined)
    -> [any LintRule.Type]
  {
    let rules = options.catalog.rules.filter { item.rules.contains($0.description.identifier) }
    guard let facts, !(examined.hasViews ?? reader.hasViews(item.file)) else { return rules }
    return rules.filter { $0.mayFind(inFileWithoutViews: facts) }
  }

  private func evidence(
    _ files: [SourceFile], _ items: [Item], _ examined: [Examined], missesFolders: Bool
  ) -> Evidence {
    let damaged = zip(items, examined).compactMap { item, examined in
      (examined.problem ?? examined.record?.problem).map {
        Evidence.Damaged(file: item.file, isParsable: $0.kind == .unparsable)
      }
    }
    return Evidence(
      read: files, paths: paths, damaged: damaged,
      isMissingFolders: missesFolders, reader: reader
    ) { repository in
      zip(items, examined).filter { $0.0.file.repository == repository }.compactMap {
        $1.record?.facts?.decoded(path: $0.name)
      }
    }
  }

  private mutating func assemble(
    _ items: [Item], _ examined: [Examined], _ evidence: Evidence
  ) {
    var evidence = evidence
    let shown = Dictionary(items.map { ($0.name, $0.file.path) }) { first, _ in first }
    let ranAll = options.selection.only.isEmpty && options.selection.disabled.isEmpty
    for (item, examined) in zip(items, examined) where isReported(item) {
      if examined.isParsed { report.parsedFiles += 1 }
      if let problem = examined.problem { report.problems.append(problem) }
      guard let record = examined.record else { continue }
      if var problem = record.problem {
        problem.path = item.file.path
        report.problems.append(problem)
        if record.facts == nil { continue }
      }
      let file = item.file
      report.files.append(
        LintedFile(
          path: file.path, absolutePath: file.absolutePath, project: file.project,
          repository: file.repository, lines: record.lines, hash: record.hash))
      var suppressions = Suppressions(record.comments, catalog: options.catalog)
      let all = record.result?.findings.filter { item.rules.contains($0.rule) } ?? []
      let visible = suppressions.visible(all)
      report.suppressed += all.count - visible.count
      let complaints = suppressions.complaints(
        path: item.name, ran: item.rules, ranAll: ranAll, isDamaged: record.problem != nil
      ) { evidence.isWhole(for: file) }
      report.findings += (visible + complaints).compactMap { finding in
        guard let severity = item.severities[finding.rule] else { return nil }
        return finding.reported(
          at: severity, own: options.catalog[finding.rule]?.severity,
          isConfigured: item.configured.contains(finding.rule), shown)
      }
    }
    report.findings.sort(by: Finding.isBefore)
  }
}

extension Finding {
  /// The order of reports: by path, then by location.
  static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.range.start.offset != right.range.start.offset {
      return left.range.start.offset < right.range.start.offset
    }
    return left.rule < right.rule
  }

  /// An unresolved finding stays `info`, however severe the rule. A kind that warns by default does
  /// so unless the configuration sets the rule's severity.
  fileprivate func reported(
    at severity: Severity, own: Severity?, isConfigured: Bool, _ shown: [String: String]
  ) -> Finding {
    var finding = self
    if finding.severity == own || finding.severity != .info {
      finding.severity = isConfigured ? severity : max(severity, finding.severity)
    }
    finding.path = shown[path] ?? path
    for index in related.indices {
      finding.related[index].path = shown[related[index].path] ?? related[index].path
    }
    return finding
  }
}
