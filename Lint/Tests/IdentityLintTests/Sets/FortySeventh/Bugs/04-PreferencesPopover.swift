import SwiftUI

struct TodoItem: Identifiable {
  let id = UUID()
  var title: String
  var isDone: Bool
}

@Observable
final class TaskPreferences {
  @ObservationIgnored
  // bug: Hiding finished tasks in the popover leaves them in the list until something else
  @AppStorage("tasks.hidesDone") var hidesDone = false
  var accent = Color.blue
}

struct PreferencesPopover: View {
  @Bindable var preferences: TaskPreferences

  var body: some View {
    Form {
      Toggle("Hide finished", isOn: $preferences.hidesDone)
      ColorPicker("Accent", selection: $preferences.accent)
    }
    .padding()
  }
}

struct TaskBoard: View {
  let items: [TodoItem]
  @State private var preferences = TaskPreferences()
  @State private var showsPreferences = false

  private var visible: [TodoItem] {
    preferences.hidesDone ? items.filter { !$0.isDone } : items
  }

  var body: some View {
    NavigationStack {
      List(visible) { item in
        Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
      }
      .tint(preferences.accent)
      .toolbar {
        Button("View options", systemImage: "slider.horizontal.3") { showsPreferences = true }
          .popover(isPresented: $showsPreferences) {
            PreferencesPopover(preferences: preferences)
          }
      }
    }
  }
}
