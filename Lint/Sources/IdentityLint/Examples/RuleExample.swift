/// A fault as code that compiles, and the same code without it. Both are run by the tests, which
/// show what is lost and what is kept.
public struct RuleExample: Hashable, Sendable {
  public var failing: String
  public var fixed: String

  public init(failing: String, fixed: String) {
    self.failing = failing
    self.fixed = fixed
  }

  /// By the rule's identifier.
  public static let all: [String: RuleExample] = [
    "any_view": anyView,
    "conditional_modifier": conditionalModifier,
    "content_id": contentId,
    "dismiss_clears_payload": dismissClearsPayload,
    "double_read": doubleRead,
    "erased_branches": erasedBranches,
    "hash_id": hashId,
    "index_id": indexId,
    "inline_observed_object": inlineObservedObject,
    "mirrored_state": mirroredState,
    "nonisolated_binding_index": nonisolatedBindingIndex,
    "overwritten_edits": overwrittenEdits,
    "partial_equality": partialEquality,
    "public_state": publicState,
    "restarted_timer": restartedTimer,
    "same_root_arms": sameRootArms,
    "self_id": selfId,
    "shared_static_state": sharedStaticState,
    "sheet_reads_nil": sheetReadsNil,
    "stale_copy": staleCopy,
    "state_default_and_init": stateDefaultAndInit,
    "state_from_parent": stateFromParent,
    "state_in_lazy_child": stateInLazyChild,
    "state_object_from_parameter": stateObjectFromParameter,
    "task_in_on_appear": taskInOnAppear,
    "unkept_model": unkeptModel,
    "unobserved_object": unobservedObject,
    "unstable_id": unstableId,
    "view_in_branches": viewInBranches,
  ]
}

extension RuleDescription {
  /// Nil for the linter's own rules about comments.
  public var example: RuleExample? { RuleExample.all[identifier] }
}
