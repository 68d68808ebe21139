import Foundation
import TheseusCore

/// Content that moves through phases: forever, or once each time a trigger changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyHashable?
  private let hasTrigger: Bool
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  /// The number of phases so far.
  @State private var step = 0
  @State private var player = PhasePlayer()
  private var property = TickerProperty()

  /// - Parameters:
  ///   - phases: starts with the first, and again after the last. Without any, nothing is shown.
  ///   - animation: the animation to a phase; nil moves there immediately, and stays for a frame.
  ///     An endless one stays there.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger: nil, hasTrigger: false, content, animation)
  }

  /// - Parameter trigger: when it changes, the phases run once, and the first is shown again.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      Array(phases), trigger: AnyHashable(ComparedTrigger(trigger)), hasTrigger: true, content,
      animation)
  }

  private init(
    _ phases: [Phase], trigger: AnyHashable?, hasTrigger: Bool,
    _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.hasTrigger = hasTrigger
    self.content = content
    self.animation = animation
  }

  @ViewBuilder public var body: some View {
    if !phases.isEmpty {
      let ticker = property.ticker
      content(phases[step % phases.count])
        .onAppear {
          if ticker.appeared(), !hasTrigger {
            let sequence = ticker.begin()
            sequence.at(ticker.now) { run(in: sequence) }
          }
        }
        .onDisappear { ticker.disappeared() }
        .onChange(of: trigger) { triggered() }
    }
  }

  /// Several views of content each report a change; it counts once.
  private func triggered() {
    guard player.trigger != trigger else { return }
    player.trigger = trigger
    run(in: property.ticker.begin())
  }

  private func run(in sequence: TickerSequence) {
    guard phases.count > 1 else { return }
    step = 0
    move(in: sequence, at: property.ticker.now)
  }

  private func move(in sequence: TickerSequence, at time: Duration) {
    let animation = animation(phases[(step + 1) % phases.count])
    withAnimation(animation) { step += 1 }
    guard let duration = animation.map(\.totalDuration) ?? .zero else { return }
    guard !hasTrigger || step % phases.count != 0 else { return }
    let deadline = time + max(AnimationTimeline.frame, duration)
    sequence.at(deadline) { move(in: sequence, at: deadline) }
  }
}

/// The trigger that ran last.
private final class PhasePlayer {
  var trigger: AnyHashable?
}

/// A trigger of any comparable type.
struct ComparedTrigger: Hashable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
  func hash(into hasher: inout Hasher) {}
}

extension View {
  /// Shows the view as `content` makes it of each phase in order, repeatedly.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Shows the view as `content` makes it of each phase in order, once each time `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}

/// The state ends with the animation.
extension PhaseAnimator: TransientState {}
