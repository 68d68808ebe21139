import SwiftUI

extension View {
  func onActive(_ action: @escaping () -> Void) -> some View {
    onAppear {
      NotificationCenter.default.addObserver(  // expect: endless_task
        forName: .init("active"), object: nil, queue: .main
      ) { _ in action() }
    }
  }

  func onLow(_ action: @escaping () -> Void) -> some View {
    onReceive(NotificationCenter.default.publisher(for: .init("low"))) { _ in action() }
  }

  func counted(_ action: @escaping () -> Void) -> some View {
    onAppear { action() }
  }
}
