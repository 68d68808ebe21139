import Foundation

@testable import TheseusViews

/// A font whose letters differ: as wide as the font's size for `M` and `W`, a quarter of it for
/// `i`, `l`, spaces and punctuation, half of it for all else.
struct ProportionalMetrics: TextMetrics {
  var tabInterval: CGFloat { 40 }

  func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    let part: CGFloat =
      switch cluster {
      case "M", "W": 1
      case "i", "l", " ", ".", ",": 0.25
      default: 0.5
      }
    return part * typography.font.pointSize + typography.spacing
  }

  func lineMetrics(of typography: Typography) -> LineMetrics {
    let size = typography.font.pointSize
    return LineMetrics(
      ascent: size + max(0, typography.baselineOffset),
      descent: size / 4 + max(0, -typography.baselineOffset))
  }
}
