import Foundation
import TheseusCore

/// Whether the position in scrolled content is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isShown: Bool
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

/// The effect of scrolling on an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// How scrolling continues past an end; cells stop there.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The purpose of a default anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where scrolling stops; here on every line.
public protocol ScrollTargetBehavior: Sendable {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe scrolls.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
  }
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  nonisolated public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  nonisolated public static var viewAligned: Self { Self() }
  nonisolated public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The points of the content that a scroll view prefers.
struct DefaultScrollAnchors: Equatable {
  /// Where it starts, and stays while its content changes, until the user scrolls.
  var position: UnitPoint?
  /// Where it places content that is smaller than itself.
  var alignment: UnitPoint?
}

/// The anchors as modifiers set them: that of a role goes before the one for all, inside or outside
/// of it.
struct ScrollAnchorChoice: Equatable {
  var all: UnitPoint?
  var initialOffset: UnitPoint??
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint??

  var anchors: DefaultScrollAnchors {
    DefaultScrollAnchors(position: initialOffset ?? all ?? sizeChanges, alignment: alignment ?? all)
  }
}

private struct ScrollAnchorChoiceKey: EnvironmentKey {
  static var defaultValue: ScrollAnchorChoice { ScrollAnchorChoice() }
}

extension EnvironmentValues {
  var scrollAnchorChoice: ScrollAnchorChoice {
    get { self[ScrollAnchorChoiceKey.self] }
    set { self[ScrollAnchorChoiceKey.self] = newValue }
  }

  /// Whether scroll views show where one is, up and down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }

  /// Whether scroll views show where one is, left and right.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorsKey.self] }
    set { self[HorizontalScrollIndicatorsKey.self] = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// The indicators that `scrollIndicators` changes.
private struct ScrollIndicators {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
}

extension EnvironmentValues {
  /// Setting it changes the visibility along its axes only.
  fileprivate var scrollIndicators: ScrollIndicators {
    get { ScrollIndicators(visibility: verticalScrollIndicatorVisibility, axes: .vertical) }
    set {
      if newValue.axes.contains(.vertical) {
        verticalScrollIndicatorVisibility = newValue.visibility
      }
      if newValue.axes.contains(.horizontal) {
        horizontalScrollIndicatorVisibility = newValue.visibility
      }
    }
  }
}

extension View {
  /// Whether the scroll views inside show where one is.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, ScrollIndicators(visibility: visibility, axes: axes))
  }

  /// Keys and pointer do not scroll the views inside; `scrollTo` does.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// The point of the content at which the scroll views inside start and, until the user scrolls,
  /// stay when the content changes. Content smaller than the view is aligned there.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchorChoice) { $0.all = anchor }
  }

  /// The anchor for one role, which goes before the anchor for all. The one for `.sizeChanges`
  /// counts where no other says where the content starts.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    transformEnvironment(\.scrollAnchorChoice) {
      switch role {
      case .alignment: $0.alignment = .some(anchor)
      case .initialOffset: $0.initialOffset = .some(anchor)
      default: $0.sizeChanges = anchor
      }
    }
  }

  /// The positions where scrolling stops. A terminal scrolls line by line.
  nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior)
    -> some View
  { hint(ScrollTargetHint.self, behavior) }

  /// Whether lists and fields have a background of their own. A terminal draws none.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    hint(ScrollBackgroundHint.self, visibility)
  }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { hint(ScrollDismissesKeyboardHint.self, mode) }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { hint(ScrollBounceHint.self, (behavior, axes)) }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    hint(ScrollIndicatorsFlashOnAppearHint.self, onAppear)
  }
}

/// The positions where scrolling in an element stops; inherited.
public enum ScrollTargetHint: ElementHintKey { public typealias Value = any ScrollTargetBehavior }

/// Whether scrolling content has a background of its own; inherited.
public enum ScrollBackgroundHint: ElementHintKey { public typealias Value = Visibility }

/// Whether scrolling hides an on-screen keyboard; inherited.
public enum ScrollDismissesKeyboardHint: ElementHintKey {
  public typealias Value = ScrollDismissesKeyboardMode
}

/// Whether scrolling bounces at its ends; inherited.
public enum ScrollBounceHint: ElementHintKey {
  public typealias Value = (behavior: ScrollBounceBehavior, axes: Axis.Set)
}

/// Whether the scroll indicators in an element flash when it appears.
public enum ScrollIndicatorsFlashOnAppearHint: ElementHintKey { public typealias Value = Bool }
