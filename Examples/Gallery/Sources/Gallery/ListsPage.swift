import SwiftUI

/// Rows with one selection, with several, and in a table.
struct ListsPage: View {
  struct File: Identifiable {
    let name: String
    let changed: String
    let size: Int
    var id: String { name }
  }

  @State private var folder: String? = "Sent"
  @State private var marked: Set<String> = ["Archive", "Sent"]
  @State private var order = [KeyPathComparator(\File.name)]
  @State private var isExpanded = true
  private let files = [
    File(name: "Notes.md", changed: "today", size: 4),
    File(name: "Plan.md", changed: "Friday", size: 18),
  ]

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Section("Mail") {
          Text("Inbox").badge(12).tag("Inbox")
          Text("Drafts").tag("Drafts")
          Text("Sent").tag("Sent")
        }
        Section("Other") {
          Text("Archive").badge(3).tag("Archive")
        }
      }
    } detail: {
      VStack(alignment: .leading, spacing: 16) {
        List(selection: $marked) {
          ForEach(["Inbox", "Archive", "Sent"], id: \.self) { Text($0) }
        }
        .frame(height: 64)
        DisclosureGroup("Group", isExpanded: $isExpanded) { Text("Child") }
        Table(files.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Changed", value: \.changed)
          TableColumn("Size", value: \.size) { Text("\($0.size) KB") }
        }
      }
      .navigationTitle("Components")
      .toolbar {
        Button("Edit") {}
        Button("Share") {}
      }
    }
  }
}
