import SwiftUI

struct Trash15: View {
  struct Doc: Identifiable { let id: Int; let name: String }
  @State private var docs: [Doc] = []
  @State private var renamed: Doc?
  @State private var title = ""
  var body: some View {
    List(docs) { doc in Text(doc.name).onTapGesture { renamed = doc } }
      .alert("Rename", isPresented: Binding(get: { renamed != nil }, set: { _ in renamed = nil })) {
        TextField("Title", text: $title)
        Button("Rename") { rename() }  // bug: Return renames nothing
      }
  }
  private func rename() {
    guard let doc = renamed else { return }
    Library15.rename(doc.id, title)
  }
}
enum Library15 { static func rename(_ id: Int, _ title: String) {} }
