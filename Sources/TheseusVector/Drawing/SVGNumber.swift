import Foundation

/// A number for SVG: at most two decimals, without trailing zeros.
func number(_ value: CGFloat) -> String {
  let hundredths = (value * 100).rounded()
  // Nothing that large is in sight.
  guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "0" }
  if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
  return "\(hundredths / 100)"
}
