import SwiftUI

struct FilledButtonStyle: ButtonStyle {
  var color = Color.accentColor

  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .foregroundColor(.white)
      .background(isEnabled ? color : .gray)
      .cornerRadius(12)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct CardModifier: ViewModifier {
  var padding: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(uiColor: .secondarySystemGroupedBackground))
      .cornerRadius(14)
      .shadow(color: .black.opacity(0.06), radius: 4, y: 2)
  }
}

struct ShakeEffect: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 4), y: 0))
  }
}

extension View {
  func card(padding: CGFloat = 16) -> some View {
    modifier(CardModifier(padding: padding))
  }

  func errorAlert(_ message: Binding<String?>) -> some View {
    alert(
      "Something Went Wrong",
      isPresented: Binding(
        get: { message.wrappedValue != nil },
        set: { if !$0 { message.wrappedValue = nil } }
      ),
      presenting: message.wrappedValue
    ) { _ in
      Button("OK", role: .cancel) {}
    } message: { text in
      Text(text)
    }
  }
}

struct Avatar: View {
  let initials: String
  var isHighlighted = false

  var body: some View {
    Text(initials)
      .font(.subheadline.bold())
      .foregroundColor(.white)
      .frame(width: 40, height: 40)
      .background(Circle().fill(isHighlighted ? Color.orange : Color.blue))
      .accessibilityHidden(true)
  }
}

struct UndoBar: View {
  let text: String
  let onUndo: () -> Void

  var body: some View {
    HStack {
      Text(text).lineLimit(1)
      Spacer()
      Button("Undo", action: onUndo).bold()
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}
