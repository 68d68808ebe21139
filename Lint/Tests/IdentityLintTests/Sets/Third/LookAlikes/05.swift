import SwiftUI

final class DocumentModel: ObservableObject {
  @Published var title = "Untitled"
  @Published var text = ""
  @Published var isLocked = false
}

struct DocumentScreen: View {
  @StateObject private var document = DocumentModel()
  @State private var showsHistory = false

  var body: some View {
    VStack {
      Toggle("Locked", isOn: $document.isLocked)
      page
      Button("History") { showsHistory = true }
    }
    .sheet(isPresented: $showsHistory) {
      Text("No versions yet")
    }
    .padding()
  }

  @ViewBuilder
  private var page: some View {
    if document.isLocked {
      ScrollView {
        Paper(title: document.title) {
          Text(document.text)
        }
      }
    } else {
      Paper(title: document.title) {
        TextEditor(text: $document.text)
      }
    }
  }
}

private struct Paper<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
