import SwiftUI

enum Priority: String, CaseIterable, Identifiable {
  case low, medium, high

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

struct IssueForm: View {
  @State private var title = ""
  @State private var priority = Priority.medium

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Picker("Priority", selection: $priority) {
        ForEach(Priority.allCases) { option in
          Text(option.title)
            // bug: The tags are raw strings while the selection is a Priority
            .tag(option.rawValue)
        }
      }
      Section("Summary") {
        Text("\(title), \(priority.title) priority")
      }
    }
  }
}
