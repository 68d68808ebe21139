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
    "endless_task": endlessTask,
    "erased_branches": erasedBranches,
    "hash_id": hashId,
    "index_id": indexId,
    "inline_observed_object": inlineObservedObject,
    "kept_draft": keptDraft,
    "mirrored_state": mirroredState,
    "nonisolated_binding_index": nonisolatedBindingIndex,
    "overwritten_edits": overwrittenEdits,
    "partial_equality": partialEquality,
    "public_state": publicState,
    "pushed_copy": pushedCopy,
    "remembered_index": rememberedIndex,
    "repeated_tag": repeatedTag,
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
    "storage_defaults": storageDefaults,
    "task_in_on_appear": taskInOnAppear,
    "unannounced_change": unannouncedChange,
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
