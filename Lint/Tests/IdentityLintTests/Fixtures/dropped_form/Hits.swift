import SwiftUI

struct Account { var name = "" }
struct AccountForm: View {
  let save: (String) -> Void
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Save") { save(name) }
  }
}
struct ByFlag: View {
  let send: (String) async -> Void
  @State private var isSaving = false
  var body: some View {
    if isSaving {
      ProgressView()
    } else {
      AccountForm(save: save)  // expect: dropped_form
    }
  }
  private func save(_ name: String) {
    isSaving = true
    Task {
      await send(name)
      isSaving = false
    }
  }
}
@MainActor @Observable final class SignUp {
  private(set) var isBusy = false
  func submit(_ name: String) async {
    isBusy = true
    defer { isBusy = false }
    try? await Task.sleep(for: .seconds(1))
  }
}
struct ByModel: View {
  @State private var model = SignUp()
  var body: some View {
    ZStack {
      if !model.isBusy {
        AccountForm { name in Task { await model.submit(name) } }  // expect: dropped_form
      } else {
        ProgressView()
      }
    }
  }
}
struct ByPhase: View {
  enum Phase { case editing, sending, done }
  @State private var phase = Phase.editing
  let send: (String) async throws -> Void
  var body: some View {
    switch phase {
    case .editing: AccountForm(save: submit)  // expect: dropped_form
    case .sending: ProgressView()
    case .done: Text("Thanks")
    }
  }
  private func submit(_ name: String) {
    phase = .sending
    Task {
      do {
        try await send(name)
        phase = .done
      } catch {
        phase = .editing
      }
    }
  }
}
struct ByTab: View {
  enum Tab { case feed, compose }
  @State private var tab = Tab.feed
  var body: some View {
    switch tab {
    case .feed: Text("Feed")
    case .compose: AccountForm { _ in }  // expect: dropped_form
    }
    TabBar(selection: $tab)
  }
}
struct TabBar: View {
  @Binding var selection: ByTab.Tab
  var body: some View {
    Button("Feed") { selection = .feed }
    Button("Compose") { selection = .compose }
  }
}
