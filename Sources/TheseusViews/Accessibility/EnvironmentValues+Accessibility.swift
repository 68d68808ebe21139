import Foundation
import TheseusCore

/// The user's accessibility settings. Terminals do not report them: these are SwiftUI's defaults.
extension EnvironmentValues {
  /// Whether the user prefers less motion, as a browser reports it.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the user has enabled an assistive technology. An app may set it for some views.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// The weight of text that the user prefers; nil where the platform has no such setting.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether the display is dimmed, as that of a watch is.
  public var isLuminanceReduced: Bool { false }
  /// Whether an app may have several windows: `openWindow` opens another.
  public var supportsMultipleWindows: Bool { true }
  /// Pixels a point, for hosts whose images have pixels.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The size of sidebar rows in the user's settings.
public enum SidebarRowSize: Hashable, CaseIterable, Sendable { case small, medium, large }

/// The user's preferred text size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: Self, b: Self) -> Bool { place(a) < place(b) }
  private static func place(_ category: Self) -> Int { allCases.firstIndex(of: category) ?? 0 }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

private struct ContentSizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

extension EnvironmentValues {
  /// For views that follow it; rows of cells are one cell high.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// For views that follow it; a terminal has one size of text.
  public var sizeCategory: ContentSizeCategory {
    get { self[ContentSizeCategoryKey.self] }
    set { self[ContentSizeCategoryKey.self] = newValue }
  }
}
