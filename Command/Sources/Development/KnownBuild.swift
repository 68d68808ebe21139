import Foundation

/// The last build that succeeded: its plan, and the versions of the files that it was made of.
///
/// It decides whether a change can be built by the plan's own commands. Whenever anything else may
/// have changed, it says no, and SwiftPM builds.
struct KnownBuild {
  private let plan: BuildPlan
  private var stamps: [String: FileStamp]

  /// The work that a change of sources needs.
  struct Change {
    var commands: [BuildPlan.Command]
    /// The files that have changed.
    var files: Set<String>
    /// The versions of all files that are built.
    fileprivate var stamps: [String: FileStamp]
  }

  /// Reads the plan after a build of SwiftPM.
  ///
  /// - Returns: nil when the plan is not understood, or when one of its files is missing.
  init?(_ build: DevelopmentBuild) {
    guard let manifest = FileManager.default.contents(atPath: build.scratch + "/debug.yaml"),
      let executable = FileStamp(build.executable),
      let plan = BuildPlan(
        manifest: manifest,
        executable: { $0.hasSuffix("/" + build.product) && FileStamp($0) == executable },
        plugins: build.scratch + "/plugins")
    else { return nil }
    self.plan = plan
    stamps = FileStamp.all(plan.files)
    guard stamps.count == plan.files.count else { return nil }
  }

  /// - Parameter files: those that changed, as the kernel reports them.
  func change(of files: Set<String>) -> Change? {
    let now = FileStamp.all(plan.files)
    // A deleted file is missing here.
    guard now.count == stamps.count else { return nil }
    let changed = Set(now.filter { stamps[$0.key] != $0.value }.keys)
    // A file that the plan does not know may be a new source. One that does not exist is an
    // editor's: it wrote the file under another name first.
    let isKnown = files.allSatisfy { changed.contains($0) || access($0, F_OK) != 0 }
    guard isKnown, let commands = plan.commands(after: changed) else { return nil }
    return Change(commands: commands, files: changed, stamps: now)
  }

  /// The change is built.
  mutating func take(_ change: Change) { stamps = change.stamps }
}
