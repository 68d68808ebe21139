import SwiftUI

struct Reminders: View {
  struct Group: Identifiable {
    let id = UUID()
    let title: String
    let tasks: [String]
  }

  @State private var all: [String] = []
  @State private var query = ""

  private var groups: [Group] {  // bug: typing in the search field collapses all groups
    let open = all.filter { query.isEmpty || $0.contains(query) }
    return [Group(title: "Today", tasks: open), Group(title: "Later", tasks: [])]
  }

  var body: some View {
    List(groups) { group in
      GroupView(group: group)
    }
    .searchable(text: $query)
  }
}

struct GroupView: View {
  let group: Reminders.Group
  @State private var expanded = false
  var body: some View {
    DisclosureGroup(group.title, isExpanded: $expanded) {
      ForEach(group.tasks, id: \.self) { Text($0) }
    }
  }
}
