import LocalAuthentication
import SwiftUI

struct Gate {
  func unlock() async -> Bool {
    let context = LAContext()
    let opens = try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    return opens ?? false
  }
}
struct Switched: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isUnlocked = false
  let gate = Gate()
  var body: some View {
    Text(isUnlocked ? "a" : "")
      .onChange(of: scenePhase, initial: true) { _, phase in  // expect: endless_task
        switch phase {
        case .active: Task { isUnlocked = await gate.unlock() }
        default: isUnlocked = false
        }
      }
  }
}
struct Compared: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isLocked = true
  var body: some View {
    Text(isLocked ? "" : "a")
      .onChange(of: scenePhase) { phase in  // expect: endless_task
        if phase == .active {
          authenticate()
        } else {
          isLocked = true
        }
      }
  }
  private func authenticate() {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") { ok, _ in
      isLocked = !ok
    }
  }
}
