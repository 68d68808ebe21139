import Foundation
import TheseusCore

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress of a task that Foundation reports, with its description.
  ///
  /// Foundation observes `Progress` only on Apple's systems, so its values are read four times a
  /// second until the task ends.
  public init(_ progress: Progress) {
    self.init(nil, following: progress, EmptyView(), EmptyView())
  }
}

/// The present values of a `Progress`.
struct FollowedProgress: View {
  let progress: Progress

  var body: some View {
    TimelineView(ProgressSchedule(progress: progress)) { _ in look }
  }

  @ViewBuilder private var look: some View {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    let words = description(of: fraction)
    let more = progress.localizedAdditionalDescription ?? ""
    switch (words.isEmpty, more.isEmpty) {
    case (true, _): ProgressView<EmptyView, EmptyView>(fraction, EmptyView(), EmptyView())
    case (false, true): ProgressView<Text, EmptyView>(fraction, Text(verbatim: words), EmptyView())
    case (false, false):
      ProgressView<Text, Text>(fraction, Text(verbatim: words), Text(verbatim: more))
    }
  }

  /// The app's description, else that of Foundation on Apple's systems.
  private func description(of fraction: Double?) -> String {
    if let own = progress.localizedDescription, !own.isEmpty { return own }
    return fraction.map { "\(Int(clamping: ($0 * 100).rounded(.down)))% completed" } ?? ""
  }
}

/// Each quarter of a second until the task ends.
private struct ProgressSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let progress = progress
    var next: Date? = startDate
    return AnySequence(
      AnyIterator {
        guard let date = next else { return nil }
        let isOver = progress.isFinished || progress.isCancelled
        next = isOver ? nil : date.addingTimeInterval(0.25)
        return date
      })
  }
}
