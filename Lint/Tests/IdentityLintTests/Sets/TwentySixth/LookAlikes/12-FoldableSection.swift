import SwiftUI

struct Channel: Identifiable, Hashable {
  let id: String
  let name: String
  let unread: Int
}

struct Workspace: Identifiable, Hashable {
  let id: String
  let title: String
  let channels: [Channel]
}

struct FoldableSection<Content: View>: View {
  let title: String
  private let content: Content
  @AppStorage private var isFolded: Bool

  init(_ title: String, storageID: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
    _isFolded = AppStorage(wrappedValue: false, "workspace.\(storageID).folded")
  }

  var body: some View {
    Section {
      if !isFolded {
        content
      }
    } header: {
      Button {
        withAnimation { isFolded.toggle() }
      } label: {
        Label(title, systemImage: isFolded ? "chevron.right" : "chevron.down")
      }
    }
  }
}

struct WorkspacesView: View {
  let workspaces: [Workspace]

  var body: some View {
    List(workspaces) { workspace in
      FoldableSection(workspace.title, storageID: workspace.id) {
        ForEach(workspace.channels) { channel in
          HStack {
            Text(channel.name)
            Spacer()
            Text(channel.unread, format: .number)
          }
        }
      }
    }
  }
}
