import SwiftUI

struct Chore: Identifiable {
  let id: UUID
  var title: String
  var isDone: Bool
}

struct ChoreListView: View {
  let chores: [Chore]
  @AppStorage("showsCompletedChores") private var showsCompleted = true
  @State private var isShowingSettings = false

  private var visible: [Chore] {
    showsCompleted ? chores : chores.filter { !$0.isDone }
  }

  var body: some View {
    List(visible) { chore in
      Label(chore.title, systemImage: chore.isDone ? "checkmark.circle.fill" : "circle")
    }
    .toolbar {
      Button("Settings", systemImage: "gear") {
        isShowingSettings = true
      }
    }
    .sheet(isPresented: $isShowingSettings) {
      ChoreSettingsView()
    }
  }
}

struct ChoreSettingsView: View {
  // bug: The same AppStorage key has default true in the list and false in settings
  @AppStorage("showsCompletedChores") private var showsCompleted = false
  @AppStorage("choreReminders") private var reminders = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Show completed", isOn: $showsCompleted)
        Toggle("Remind me", isOn: $reminders)
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
