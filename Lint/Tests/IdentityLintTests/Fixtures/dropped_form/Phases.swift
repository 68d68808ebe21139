import SwiftUI

final class Registration: ObservableObject {
  enum Phase { case idle, submitting, failed }
  @Published private(set) var phase: Phase = .idle
  @MainActor func register(_ name: String) async {
    phase = .submitting
    try? await Task.sleep(for: .seconds(1))
    phase = name.isEmpty ? .failed : .idle
  }
}
struct NameForm: View {
  let onSubmit: (String) -> Void
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Send") { onSubmit(name) }
  }
}
struct Screen: View {
  @StateObject private var model = Registration()
  var body: some View {
    if model.phase == .submitting {
      ProgressView()
    } else {
      NameForm { name in  // expect: dropped_form
        Task { await model.register(name) }
      }
    }
  }
}
@Observable final class Roster {
  enum Phase { case loading, loaded([String]) }
  private(set) var phase = Phase.loading
  func reload() async {
    phase = .loading
    phase = .loaded(await names())
  }
  func names() async -> [String] { [] }
}
struct RosterScreen: View {
  let roster: Roster
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    Group {
      switch roster.phase {
      case .loading: ProgressView()
      case .loaded(let names): Content(names: names)  // expect: dropped_form
      }
    }
    .task(id: scenePhase) {
      guard scenePhase == .active else { return }
      await roster.reload()
    }
  }
}
struct Content: View {
  let names: [String]
  @State private var message = ""
  var body: some View { TextField("Message", text: $message) }
}
