import Foundation
import TheseusCore

/// A view's settings for the presentation that contains it.
struct PresentationTraits: Equatable {
  /// nil if the app sets none.
  var detents: Set<PresentationDetent>?
  var keepsOpen = false
}

enum PresentationTraitsKey: PreferenceKey {
  static var defaultValue: PresentationTraits { PresentationTraits() }
  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.keepsOpen = value.keepsOpen || next.keepsOpen
  }
}

extension LayerStyle {
  /// The style of a presentation with its content's `traits`.
  func following(_ traits: PresentationTraits) -> LayerStyle {
    var style = self
    style.detents = traits.detents
    if traits.keepsOpen {
      (style.dismissesOnEscape, style.dismissesOnOutsidePress) = (false, false)
    }
    return style
  }
}

/// Interaction below a sheet; a sheet of cells is always modal.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  /// The height up to which it is enabled; nil for all.
  public let largestDetent: PresentationDetent?

  private init(_ name: String, upThrough detent: PresentationDetent? = nil) {
    self.name = name
    largestDetent = detent
  }

  public static let automatic = PresentationBackgroundInteraction("automatic")
  public static let enabled = PresentationBackgroundInteraction("enabled")
  public static let disabled = PresentationBackgroundInteraction("disabled")
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction("enabled", upThrough: detent) }
}

/// Whether a gesture in a sheet scrolls it or changes its height; heights of sheets stay the same.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How a presentation adapts to a small window; in cells it stays the same.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// The possible heights of the enclosing sheet, of which the smallest is used.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    asOneView().transformPreference(PresentationTraitsKey.self) { $0.detents = detents }
  }

  /// - Parameter selection: which of them the sheet rests at.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    asOneView().transformPreference(PresentationTraitsKey.self) {
      $0.detents = [selection.wrappedValue]
    }
  }

  /// Escape and presses outside do not dismiss the enclosing presentation; its own buttons do.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    asOneView().transformPreference(PresentationTraitsKey.self) {
      $0.keepsOpen = $0.keepsOpen || isDisabled
    }
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    hint(PresentationDragIndicatorHint.self, visibility).asOneView()
  }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    hint(PresentationCornerRadiusHint.self, cornerRadius).asOneView()
  }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { hint(PresentationBackgroundInteractionHint.self, interaction).asOneView() }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation) }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    hint(PresentationCompactAdaptationHint.self, (horizontal, vertical)).asOneView()
  }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { hint(PresentationContentInteractionHint.self, behavior).asOneView() }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background(style)
  }
}

/// Whether the layer that presents an element shows that it can be dragged.
public enum PresentationDragIndicatorHint: ElementHintKey { public typealias Value = Visibility }

/// The radius of the corners of the layer that presents an element, in points.
public enum PresentationCornerRadiusHint: ElementHintKey { public typealias Value = CGFloat? }

/// Whether a drag in the layer that presents an element resizes it or scrolls its content.
public enum PresentationContentInteractionHint: ElementHintKey {
  public typealias Value = PresentationContentInteraction
}

/// Whether the view below the layer that presents an element can be used.
public enum PresentationBackgroundInteractionHint: ElementHintKey {
  public typealias Value = PresentationBackgroundInteraction
}

/// How the layer that presents an element adapts to a window that is small in a direction.
public enum PresentationCompactAdaptationHint: ElementHintKey {
  public typealias Value = (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
}
