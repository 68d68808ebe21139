import SwiftUI
import UIKit

struct ToastModifier: ViewModifier {
  @Binding var message: String?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let message = message {
          Text(message)
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 18)
            .padding(.vertical, 10)
            .background(.regularMaterial, in: Capsule())
            .shadow(radius: 6, y: 2)
            .padding(.bottom, 24)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.spring(response: 0.35, dampingFraction: 0.8), value: message)
      .onChange(of: message) { _, newMessage in
        guard let newMessage = newMessage else { return }
        UIAccessibility.post(notification: .announcement, argument: newMessage)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          message = nil
        }
      }
  }
}

extension View {
  /// Shows the message for three seconds and then sets it to nil.
  func toast(_ message: Binding<String?>) -> some View {
    modifier(ToastModifier(message: message))
  }
}
