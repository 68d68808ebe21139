import SwiftUI

enum PlannerSection: String, CaseIterable, Identifiable {
  case inbox, today, upcoming, someday
  var id: Self { self }
}

@Observable
final class PlannerNavigation {
  var section: PlannerSection? = .today
  var searchText = ""
  var path = NavigationPath()
}

@Observable
final class PlannerStore {
  var tasksBySection: [PlannerSection: [String]] = [
    .inbox: ["Call the printer"],
    .today: ["Draft agenda", "Review budget"],
  ]
}

@main
struct PlannerApp: App {
  @State private var store = PlannerStore()
  // bug: one navigation object for the whole app, every window follows the clicks made in any other
  @State private var navigation = PlannerNavigation()

  var body: some Scene {
    WindowGroup {
      PlannerWindow()
        .environment(store)
        .environment(navigation)
    }
    .commands {
      SidebarCommands()
    }
  }
}

struct PlannerWindow: View {
  @Environment(PlannerStore.self) private var store
  @Environment(PlannerNavigation.self) private var navigation

  var body: some View {
    @Bindable var navigation = navigation

    NavigationSplitView {
      List(PlannerSection.allCases, selection: $navigation.section) { section in
        Text(section.rawValue.capitalized)
      }
    } detail: {
      NavigationStack(path: $navigation.path) {
        List(tasks, id: \.self) { task in
          NavigationLink(task, value: task)
        }
        .navigationDestination(for: String.self) { task in
          Text(task).font(.largeTitle)
        }
        .searchable(text: $navigation.searchText)
      }
    }
  }

  private var tasks: [String] {
    guard let section = navigation.section else { return [] }
    let all = store.tasksBySection[section] ?? []
    guard !navigation.searchText.isEmpty else { return all }
    return all.filter { $0.localizedStandardContains(navigation.searchText) }
  }
}
