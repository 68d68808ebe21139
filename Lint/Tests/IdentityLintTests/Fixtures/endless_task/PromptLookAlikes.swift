import LocalAuthentication
import SwiftUI

struct Gate {
  func unlock() async -> Bool {
    let context = LAContext()
    let opens = try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    return opens ?? false
  }
}
// Only in the background.
struct Locked: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isUnlocked = false
  @State private var isCovered = false
  let gate = Gate()
  var body: some View {
    Text(isUnlocked ? "a" : "")
      .onChange(of: scenePhase) { _, phase in
        switch phase {
        case .active: Task { if !isUnlocked { isUnlocked = await gate.unlock() } }
        case .background: isUnlocked = false
        default: break
        }
      }
  }
}
// It asks once at a time.
struct Once: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isUnlocked = false
  @State private var isAsking = false
  let gate = Gate()
  var body: some View {
    Text(isUnlocked ? "a" : "")
      .onChange(of: scenePhase) { _, phase in
        if phase == .active {
          guard !isAsking else { return }
          isAsking = true
          Task { isUnlocked = await gate.unlock() }
        } else {
          isUnlocked = false
        }
      }
  }
}
// It asks for nothing.
struct Refreshed: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isFresh = false
  var body: some View {
    Text(isFresh ? "a" : "")
      .onChange(of: scenePhase) { _, phase in
        if phase == .active { isFresh = true } else { isFresh = false }
      }
  }
}
