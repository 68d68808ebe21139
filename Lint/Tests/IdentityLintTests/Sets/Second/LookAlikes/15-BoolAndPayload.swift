import SwiftUI

struct Trash15b: View {
  @State private var doc: String?
  @State private var isRenaming = false
  @State private var title = ""
  let docs: [String]
  var body: some View {
    List(docs, id: \.self) { d in
      Button(d) {
        doc = d; title = d; isRenaming = true
      }
    }
    .alert("Rename \(doc ?? "")", isPresented: $isRenaming) {
      TextField("Title", text: $title); Button("OK") { if let doc { print(doc, title) } }
    }
  }
}
