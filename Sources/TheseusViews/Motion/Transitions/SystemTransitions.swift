import Foundation
import TheseusCore

/// Appears and disappears immediately.
public struct IdentityTransition: DrawnTransition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var drawn: AnyTransition { .identity }
}

/// Fades in and out.
public struct OpacityTransition: DrawnTransition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var drawn: AnyTransition { .opacity }
}

/// Grows from a fraction of its size, and shrinks to it.
public struct ScaleTransition: DrawnTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  var drawn: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Moves in from a position beside its own, and out to it.
public struct OffsetTransition: DrawnTransition {
  public var offset: CGSize

  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  var drawn: AnyTransition { .offset(offset) }
}

/// Moves in from beyond an edge of its frame, and out to it.
public struct MoveTransition: DrawnTransition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(toward: phase.isIdentity ? nil : edge)
  }

  var drawn: AnyTransition { .move(edge: edge) }
}

/// Moves in from the leading edge, and out to the trailing one.
public struct SlideTransition: DrawnTransition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(
      toward: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil)
  }

  var drawn: AnyTransition { .slide }
}

/// Moves in from an edge and out to the opposite one, fading.
public struct PushTransition: DrawnTransition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .shifted(
        toward: phase == .willAppear ? edge : phase == .didDisappear ? edge.across : nil)
  }

  var drawn: AnyTransition { .push(from: edge) }
}

/// Blurs and fades out while its replacement becomes sharp. Hosts without blur only fade.
public struct BlurReplaceTransition: DrawnTransition {
  /// The direction in which views scale while they blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration

  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 4).opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var drawn: AnyTransition { .opacity }
}

/// Appears by one transition and disappears by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: DrawnTransition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  var drawn: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension View {
  /// One size of the view beyond an edge of its frame.
  fileprivate func shifted(toward edge: Edge?) -> some View {
    visualEffect { content, geometry in
      let outward = edge?.outward ?? .zero
      return content.offset(
        x: outward.width * geometry.size.width, y: outward.height * geometry.size.height)
    }
  }
}

extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition { blurReplace() }
  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition {
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
