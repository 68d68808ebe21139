import SwiftUI

struct PillButtonStyle: ButtonStyle {
  var tint: Color = .accentColor
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .foregroundStyle(isEnabled ? Color.white : Color.secondary)
      .background(isEnabled ? tint : Color.secondary.opacity(0.2), in: .capsule)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.snappy(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }

  static func pill(_ tint: Color) -> PillButtonStyle {
    PillButtonStyle(tint: tint)
  }
}

struct CardModifier: ViewModifier {
  var title: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      if let title {
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.thinMaterial, in: .rect(cornerRadius: 16))
  }
}

extension View {
  func card(_ title: String? = nil) -> some View {
    modifier(CardModifier(title: title))
  }
}
