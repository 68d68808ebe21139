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
  @State private var shouldPrompt = true
  private let gate = BiometricGate()

  func body(content: Content) -> some View {
    content
      .overlay {
        if !isUnlocked {
          Rectangle()
            .fill(.background)
            .overlay { Button("Unlock", systemImage: "lock.fill", action: prompt) }
            .ignoresSafeArea()
        }
      }
      .onChange(of: scenePhase, initial: true) { _, phase in
        switch phase {
        case .active:
          guard shouldPrompt else { return }
          shouldPrompt = false
          prompt()
        case .background:
          isUnlocked = false
          shouldPrompt = true
        default:
          break
        }
      }
  }

  private func prompt() {
    Task { isUnlocked = await gate.unlock() }
  }
}

extension View {
  func journalLock() -> some View {
    modifier(JournalLockModifier())
  }
}
