import SwiftUI

enum SidebarItem: String, CaseIterable, Identifiable {
  case inbox, today, upcoming, archive

  var id: String { rawValue }
  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .today: "star"
    case .upcoming: "calendar"
    case .archive: "archivebox"
    }
  }
}

struct TaskListPane: View {
  let item: SidebarItem
  let isDense: Bool

  var body: some View {
    List(0..<20, id: \.self) { number in
      Text("\(item.rawValue.capitalized) \(number)")
        .padding(.vertical, isDense ? 0 : 6)
    }
    .navigationTitle(item.rawValue.capitalized)
  }
}

struct MainWindow: View {
  @SceneStorage("window.selection") private var selection: String?
  @AppStorage("list.dense") private var isDense = false

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(SidebarItem.allCases) { item in
          Label(item.rawValue.capitalized, systemImage: item.symbol)
            .tag(item.rawValue)
        }
      }
    } detail: {
      if let item = selection.flatMap(SidebarItem.init(rawValue:)) {
        TaskListPane(item: item, isDense: isDense)
      }
    }
    .toolbar { Toggle("Dense", isOn: $isDense) }
  }
}

@main
struct TasksApp: App {
  var body: some Scene {
    WindowGroup { MainWindow() }
  }
}
