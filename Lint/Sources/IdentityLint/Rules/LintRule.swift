/// One fault that the linter knows. A rule reads one file and queries the project's index about
/// everything outside it; it keeps no state between files.
public protocol LintRule: Sendable {
  static var description: RuleDescription { get }
  init()
  func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding]
  /// Whether a file without views, such as a model's, may have findings. Its facts decide, so that
  /// a run parses such a file only once.
  static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool
}

extension LintRule {
  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool { true }
}

/// A rule without findings in files without views.
protocol ViewRule: LintRule {}

extension ViewRule {
  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool { false }
}

/// A rule whose findings in files without views are at subscriptions and the like.
protocol ModelRule: LintRule {}

extension ModelRule {
  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool {
    facts.mentionsModelCode
  }
}

/// The description of a rule in lists, `--explain`, documentation and SARIF.
public struct RuleDescription: Hashable, Sendable {
  /// As in `conditional_modifier`.
  public var identifier: String
  /// A few words.
  public var title: String
  /// The effect on the user of the app, in two or three sentences.
  public var summary: String
  /// Whether it reports by default.
  public var isOnByDefault: Bool
  /// For a finding with complete evidence; an unresolved one is `info`.
  public var severity: Severity
  /// The kinds that warn by default in a rule with the severity `info`, one phrase each. Such a
  /// finding has the severity `warning`.
  public var warnings: [String]
  /// Similar code that is not reported, one phrase each.
  public var exemptions: [String]

  public init(
    identifier: String, title: String, summary: String, isOnByDefault: Bool = true,
    severity: Severity = .warning, warnings: [String] = [], exemptions: [String] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.isOnByDefault = isOnByDefault
    self.severity = severity
    self.warnings = warnings
    self.exemptions = exemptions
  }
}

/// All rules, in the order in which they are listed.
public enum LintRules {
  public static let all: [any LintRule.Type] = [
    ConditionalModifierRule.self, ViewInBranchesRule.self, SelfIdRule.self, IndexIdRule.self,
    ContentIdRule.self, UnstableIdRule.self, HashIdRule.self, AnyViewRule.self,
    ErasedBranchesRule.self, DoubleReadRule.self, SameRootArmsRule.self, StateFromParentRule.self,
    StaleCopyRule.self, PublicStateRule.self,
    StateDefaultAndInitRule.self, MirroredStateRule.self, InlineObservedObjectRule.self,
    UnkeptModelRule.self,
    StateObjectFromParameterRule.self,
    DismissClearsPayloadRule.self, SheetReadsNilRule.self, NonisolatedBindingIndexRule.self,
    TaskInOnAppearRule.self,
    StateInLazyChildRule.self,
    UnobservedObjectRule.self, RestartedTimerRule.self, OverwrittenEditsRule.self,
    PartialEqualityRule.self, SharedStaticStateRule.self,
    EndlessTaskRule.self, UnannouncedChangeRule.self, KeptDraftRule.self, PushedCopyRule.self,
    RememberedIndexRule.self, RepeatedTagRule.self, StorageDefaultsRule.self,
    SharedPresentationRule.self, TaskInOwnBranchRule.self, EditedCopyRule.self,
    FilteredOffsetsRule.self, RacingTaskRule.self, SharedStorageKeyRule.self,
    OuterEnvironmentRule.self, SkippedDidSetRule.self, RepeatedIdRule.self, KeptEntryRule.self,
    StillTransitionRule.self, UnconnectedStateRule.self, StaleCoordinatorRule.self,
    CanceledSaveRule.self, DroppedFormRule.self, ClearedWhileCoveredRule.self,
    ConstantBindingRule.self, SharedWindowStateRule.self, WorkInInitializerRule.self,
    EarlyReadRule.self, FreshDefaultRule.self, KeptCancelRule.self, EarlyResetRule.self,
    UnmatchedTagRule.self, SharedRowStateRule.self, SecondOwnerRule.self, CanceledSleepRule.self,
    RestartedGestureRule.self, PublishedBeforeSetRule.self, ReplacedSubscriptionRule.self,
    DroppedSubscriptionRule.self, RepeatedObjectRule.self, SingleObservationRule.self,
    LastPreferenceRule.self, StuckFlagRule.self, RepeatedTaskRule.self,
    PresentationInMenuRule.self, UnorderedRowsRule.self, EarlyRemovalRule.self,
  ]
}
