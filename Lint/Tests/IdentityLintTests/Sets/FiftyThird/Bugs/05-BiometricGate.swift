import SwiftUI
import LocalAuthentication

struct BiometricGate {
  func unlock() async -> Bool {
    let context = LAContext()
    let result = try? await context.evaluatePolicy(
      .deviceOwnerAuthentication,
      localizedReason: "Open your journal"
    )
    return result ?? false
  }
}

struct JournalLockModifier: ViewModifier {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isUnlocked = false
  private let gate = BiometricGate()

  func body(content: Content) -> some View {
    content
      .overlay {
        if !isUnlocked {
          Rectangle()
            .fill(.background)
            .overlay { Image(systemName: "lock.fill") }
            .ignoresSafeArea()
        }
      }
      .onChange(of: scenePhase, initial: true) { _, phase in
        switch phase {
        case .active:
          // bug: The Face ID prompt itself makes the scene inactive and then active
          Task { isUnlocked = await gate.unlock() }
        default:
          isUnlocked = false
        }
      }
  }
}

extension View {
  func journalLock() -> some View {
    modifier(JournalLockModifier())
  }
}
