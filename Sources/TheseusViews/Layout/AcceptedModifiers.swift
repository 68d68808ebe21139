import Foundation
import TheseusCore

// Modifiers for parts of a system that a terminal does not have.

/// A step of zooming by an assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// The language for line layout; terminals ignore it.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// The item of the view for other programs; they request none.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// The file of a window; a terminal's window has no symbol for it.
  nonisolated public func navigationDocument(_ url: URL) -> some View { asOneView() }
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    asOneView()
  }
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { asOneView() }

  /// Letters beside a list that lead to its sections; lists of cells have none.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// The side of a position between two lines; fields of cells ignore it.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
}

extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
}
