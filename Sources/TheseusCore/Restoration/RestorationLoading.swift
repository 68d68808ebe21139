/// The time in which restored values are new: the first update, and the tasks that its views start.
///
/// Tasks inherit it, so it lives as long as the last of them. Data that they load shows views that
/// claim what was saved for them (R33).
final class RestorationLoading: Sendable {
  @TaskLocal static var current: RestorationLoading?

  private let end: @Sendable () -> Void

  /// - Parameter end: runs when nothing loads any more, on any thread.
  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
