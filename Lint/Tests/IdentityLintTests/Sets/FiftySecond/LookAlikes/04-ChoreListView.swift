import SwiftUI

struct Chore: Identifiable {
  let id: UUID
  var title: String
  var isDone: Bool
}

private enum ChoreDefaults {
  static let showsCompletedKey = "showsCompletedChores"
  static let showsCompleted = true
}

struct ChoreListView: View {
  let chores: [Chore]
  @AppStorage(ChoreDefaults.showsCompletedKey)
  private var showsCompleted = ChoreDefaults.showsCompleted
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
  @AppStorage(ChoreDefaults.showsCompletedKey)
  private var showsCompleted = ChoreDefaults.showsCompleted
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
