import SwiftUI

struct A: View {
  @State private var asks = false
  @State private var isShared = false
  @State private var item: Name?
  @State private var imports = false
  let titles: [String]
  var body: some View {
    VStack {
      Text("A").contextMenu {
        Button("Delete") { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks) {  // expect: presentation_in_menu
            Button("Delete") {}
          }
      }
      Menu("More") {
        Button("Share") { isShared = true }
          .sheet(isPresented: $isShared) { Text("Share") }  // expect: presentation_in_menu
      }
      Menu {
        ForEach(titles, id: \.self) { title in
          Button(title) { item = Name(id: title) }
            .popover(item: $item) {  // expect: presentation_in_menu, shared_presentation
              Text($0.id)
            }
        }
        Section {
          Button("Import") { imports = true }
            .fileImporter(isPresented: $imports, allowedContentTypes: [.text]) { _ in }
        }
      } label: {
        Image(systemName: "ellipsis")
      }
      Text("B").contextMenu { entries }
      Menu("C") { RowMenu(title: "c") }
    }
    .toolbar {
      ToolbarItem {
        Menu("Sort") {
          Button("Custom") { asks = true }
            .alert("Sort", isPresented: $asks) {}  // expect: presentation_in_menu
        }
      }
    }
  }
  @ViewBuilder private var entries: some View {
    Button("Delete") { asks = true }
      .alert("Delete?", isPresented: $asks) { Button("Delete") {} }  // expect: presentation_in_menu
  }
}
struct Name: Identifiable { let id: String }
struct RowMenu: View {
  let title: String
  @State private var isRenaming = false
  var body: some View {
    Button("Rename") { isRenaming = true }
      .alert("Rename", isPresented: $isRenaming) {  // expect: presentation_in_menu
        TextField("Name", text: .constant(""))
      }
  }
}
