import Foundation
import TheseusCore

/// What a person asked their system for. Terminals do not say: these are what SwiftUI has where nothing was asked for.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  /// Pixels per point, where pixels are what an image has.
  public var displayScale: CGFloat { 1 }
}
