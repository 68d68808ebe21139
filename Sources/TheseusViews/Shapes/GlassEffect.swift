import Foundation
import TheseusCore

/// A material that refracts what is behind it. Cells cannot: content with the effect is drawn
/// unchanged.
public struct Glass: Equatable, Sendable {
  private var color: Color?
  private var isInteractive = false
  private let kind: String

  public static let regular = Glass(kind: "regular")
  public static let clear = Glass(kind: "clear")
  public static let identity = Glass(kind: "identity")

  private init(kind: String) { self.kind = kind }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// Views whose glass merges; here a group.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

extension View {
  /// Glass behind this view. A terminal shows none.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, isEnabled: Bool = true
  ) -> some View {
    hint(GlassHint.self, isEnabled ? (glass: glass, path: { shape.path(in: $0) }) : nil)
  }
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { hint(GlassEffectIDHint.self, (id.map { AnyHashable($0) }, namespace)) }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { hint(GlassEffectUnionHint.self, (id.map { AnyHashable($0) }, namespace)) }
  nonisolated public func backgroundExtensionEffect() -> some View {
    hint(BackgroundExtensionHint.self, true)
  }
}

/// The glass behind an element, and its outline in the bounds of the element.
public enum GlassHint: ElementHintKey {
  public typealias Value = (glass: Glass, path: (CGRect) -> Path)?
}

/// The name of an element's glass, by which it becomes that of another element.
public enum GlassEffectIDHint: ElementHintKey {
  public typealias Value = (id: AnyHashable?, namespace: Namespace.ID)
}

/// The name of the glass that an element shares with others.
public enum GlassEffectUnionHint: ElementHintKey {
  public typealias Value = (id: AnyHashable?, namespace: Namespace.ID)
}

/// Whether an element continues below the bars beside it.
public enum BackgroundExtensionHint: ElementHintKey { public typealias Value = Bool }
