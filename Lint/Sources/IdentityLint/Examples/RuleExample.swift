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
    "canceled_save": canceledSave,
    "canceled_sleep": canceledSleep,
    "cleared_while_covered": clearedWhileCovered,
    "conditional_modifier": conditionalModifier,
    "constant_binding": constantBinding,
    "content_id": contentId,
    "dismiss_clears_payload": dismissClearsPayload,
    "double_read": doubleRead,
    "dropped_form": droppedForm,
    "dropped_subscription": droppedSubscription,
    "early_read": earlyRead,
    "early_reset": earlyReset,
    "edited_copy": editedCopy,
    "early_removal": earlyRemoval,
    "endless_task": endlessTask,
    "erased_branches": erasedBranches,
    "filtered_offsets": filteredOffsets,
    "fresh_default": freshDefault,
    "hash_id": hashId,
    "index_id": indexId,
    "inline_observed_object": inlineObservedObject,
    "kept_cancel": keptCancel,
    "kept_draft": keptDraft,
    "kept_entry": keptEntry,
    "last_preference": lastPreference,
    "mirrored_state": mirroredState,
    "nonisolated_binding_index": nonisolatedBindingIndex,
    "outer_environment": outerEnvironment,
    "overwritten_edits": overwrittenEdits,
    "partial_equality": partialEquality,
    "presentation_in_menu": presentationInMenu,
    "public_state": publicState,
    "published_before_set": publishedBeforeSet,
    "pushed_copy": pushedCopy,
    "racing_task": racingTask,
    "remembered_index": rememberedIndex,
    "repeated_id": repeatedId,
    "repeated_object": repeatedObject,
    "repeated_tag": repeatedTag,
    "repeated_task": repeatedTask,
    "replaced_subscription": replacedSubscription,
    "restarted_gesture": restartedGesture,
    "restarted_timer": restartedTimer,
    "same_root_arms": sameRootArms,
    "second_owner": secondOwner,
    "self_id": selfId,
    "shared_presentation": sharedPresentation,
    "shared_row_state": sharedRowState,
    "shared_static_state": sharedStaticState,
    "shared_storage_key": sharedStorageKey,
    "shared_window_state": sharedWindowState,
    "sheet_reads_nil": sheetReadsNil,
    "single_observation": singleObservation,
    "skipped_did_set": skippedDidSet,
    "stale_coordinator": staleCoordinator,
    "stale_copy": staleCopy,
    "state_default_and_init": stateDefaultAndInit,
    "state_from_parent": stateFromParent,
    "state_in_lazy_child": stateInLazyChild,
    "state_object_from_parameter": stateObjectFromParameter,
    "still_transition": stillTransition,
    "storage_defaults": storageDefaults,
    "stuck_flag": stuckFlag,
    "task_in_on_appear": taskInOnAppear,
    "task_in_own_branch": taskInOwnBranch,
    "unannounced_change": unannouncedChange,
    "unconnected_state": unconnectedState,
    "unkept_model": unkeptModel,
    "unmatched_tag": unmatchedTag,
    "unobserved_object": unobservedObject,
    "unordered_rows": unorderedRows,
    "unstable_id": unstableId,
    "view_in_branches": viewInBranches,
    "work_in_initializer": workInInitializer,
  ]
}

extension RuleDescription {
  /// Nil for the linter's own rules about comments.
  public var example: RuleExample? { RuleExample.all[identifier] }
}
