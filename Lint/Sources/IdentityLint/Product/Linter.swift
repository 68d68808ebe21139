import Foundation

/// Runs rules over a code base.
public struct Linter: Sendable {
  public var options: LintOptions

  public init(_ options: LintOptions) { self.options = options }

  public init(rules: [any LintRule.Type] = LintRules.all.filter { $0.description.isOnByDefault }) {
    self.init(LintOptions(catalog: RuleCatalog(rules: rules)))
  }

  /// The findings in these files, by path and location, as the rules report them, without
  /// configuration and suppressions.
  public func findings(in files: [SourceUnit]) -> [Finding] {
    let index = ProjectIndex(files: files)
    let project = index.reading(SourceLibrary.Reader(SourceLibrary(files)))
    return files.flatMap { [project] file in
      file.findings(of: options.catalog.rules, in: project)
    }
    .sorted(by: Finding.isBefore)
  }

  /// Lints the files below these paths.
  /// - Throws: `FileFinder.Missing` and `ConfigurationError`. A fault of a file found in a folder
  ///   is a problem in the report.
  public func lint(_ paths: [String], progress: LintProgress? = nil) throws -> LintReport {
    var finder = FileFinder(workingDirectory: options.workingDirectory)
    for path in paths {
      // A text that replaces a file needs none on disk.
      let absolute = FilePath.absolute(path, in: options.workingDirectory)
      if options.texts[absolute] != nil { finder.add(text: absolute) } else { try finder.add(path) }
    }
    var run = try LintRun(options, paths: paths, progress: progress)
    var report = try run.run(
      finder.files, projects: finder.projects, missesFolders: !finder.problems.isEmpty)
    report.foundFiles = finder.files.count
    report.problems = (finder.problems + report.problems).sorted(by: FileProblem.isBefore)
    return report
  }
}
