import Foundation
import TheseusCore

/// The transition of a view that is inserted or removed in an animated update (R66).
public struct AnyTransition: Sendable {
  /// How a view is drawn when it is fully absent; default values change nothing.
  struct Absence: Equatable, Sendable {
    var opacity: Double = 1
    /// In points.
    var offset = CGSize.zero
    /// In multiples of the view's size.
    var shift = CGSize.zero
    /// A factor of its size. Hosts that cannot draw it fade by it.
    var scale: CGFloat = 1
    /// The point of the view that stays where it is while its size changes.
    var anchor = UnitPoint.center

    /// The opacity on a host where nothing is drawn smaller.
    var opacityInFullSize: Double { opacity * Double(min(1, max(0, scale))) }

    var isNothing: Bool { opacity == 1 && offset == .zero && shift == .zero && scale == 1 }

    func combined(with other: Absence) -> Absence {
      Absence(
        opacity: opacity * other.opacity,
        offset: CGSize(
          width: offset.width + other.offset.width, height: offset.height + other.offset.height),
        shift: CGSize(
          width: shift.width + other.shift.width, height: shift.height + other.shift.height),
        scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor)
    }
  }

  /// An absence with the animation of its own, which overrides that of the transaction.
  struct Part: Sendable {
    var absence: Absence
    var animation: Animation?
  }

  /// Together these are the absence before the view appears.
  var insertion: [Part]
  /// Together these are the absence after the view has disappeared.
  var removal: [Part]
  /// The effects of its views besides that, from the inside out.
  var effects: [TransitionEffect] = []

  private init(_ both: Absence) { self.init(insertion: both, removal: both) }

  private init(insertion: Absence, removal: Absence) {
    self.insertion = insertion.isNothing ? [] : [Part(absence: insertion)]
    self.removal = removal.isNothing ? [] : [Part(absence: removal)]
  }

  /// Any transition, with its type erased.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if let drawn = transition as? any DrawnTransition {
      self = drawn.drawn
    } else {
      self.init(Absence())
      effects = [
        TransitionEffect { AnyView(transition.apply(content: $0, phase: $1)) }
      ]
    }
  }

  /// Moves between two modifiers of the same type: `identity` while the view is present, `active`
  /// before it appears and after it has disappeared.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    var transition = AnyTransition(Absence())
    transition.effects = [
      TransitionEffect { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    ]
    return transition
  }

  /// Appears and disappears immediately.
  public static let identity = AnyTransition(Absence())
  public static let opacity = AnyTransition(Absence(opacity: 0))
  /// A terminal has no smaller letters: it is seen as a change of opacity.
  public static let scale = AnyTransition(Absence(scale: 0))
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Absence(scale: scale, anchor: anchor))
  }
  /// In from the leading edge, out to the trailing one.
  public static let slide = AnyTransition.asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(Absence(offset: offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// From and to a position beyond an edge of its own frame.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(Absence(shift: edge.outward))
  }
  /// In from `edge`, out to the opposite edge, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let fade = Absence(opacity: 0)
    let out = CGSize(width: -edge.outward.width, height: -edge.outward.height)
    return AnyTransition(
      insertion: fade.combined(with: Absence(shift: edge.outward)),
      removal: fade.combined(with: Absence(shift: out)))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = insertion
    both.removal = removal.removal
    both.effects =
      insertion.effects.map { $0.only(in: .willAppear) }
      + removal.effects.map { $0.only(in: .didDisappear) }
    return both
  }

  /// Both transitions together, each with the animation of its own.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = self
    both.insertion = Self.joined(insertion, other.insertion)
    both.removal = Self.joined(removal, other.removal)
    both.effects = effects + other.effects
    return both
  }

  /// Parts with the same animation are one.
  private static func joined(_ first: [Part], _ second: [Part]) -> [Part] {
    var parts = first
    for part in second {
      if let index = parts.firstIndex(where: { $0.animation == part.animation }) {
        parts[index].absence = parts[index].absence.combined(with: part.absence)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Uses `animation` instead of the transaction's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    for index in copy.insertion.indices { copy.insertion[index].animation = animation }
    for index in copy.removal.indices { copy.removal[index].animation = animation }
    for index in copy.effects.indices { copy.effects[index].animation = animation }
    return copy
  }
}

extension Edge {
  var across: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// One size of the view beyond this edge.
  var outward: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

extension View {
  /// The transition of the view when its `if`, `switch`, `ForEach` or `.id()` inserts or removes it
  /// in an animated update. It keeps its state until its removal has ended; if it returns before,
  /// it is the same view (R66).
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// The appearance and the disappearance of the view, by a transition of your own (R66).
  @_disfavoredOverload
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
