import SwiftUI

struct ProminentCapsuleButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .foregroundStyle(.white)
      .background(isEnabled ? Color.accentColor : Color.gray, in: Capsule())
      .opacity(configuration.isPressed ? 0.75 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ProminentCapsuleButtonStyle {
  static var prominentCapsule: ProminentCapsuleButtonStyle { ProminentCapsuleButtonStyle() }
}

private struct CardBackground: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
  }
}

struct Toast: Equatable, Identifiable {
  let id = UUID()
  let text: String
  var symbol = "checkmark.circle.fill"
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let toast {
          Label(toast.text, systemImage: toast.symbol)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(.thinMaterial, in: Capsule())
            .padding(.bottom, 24)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.snappy, value: toast)
      .task(id: toast) {
        guard toast != nil else { return }
        do {
          try await Task.sleep(for: .seconds(2))
          toast = nil
        } catch {}
      }
  }
}

extension View {
  func cardBackground() -> some View {
    modifier(CardBackground())
  }

  func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}
