import SwiftUI

final class Shelf: ObservableObject { @Published var titles: [String] = [] }

struct AddBook: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Text("\(shelf.titles.count)") }
}
struct Plain: View {
  var body: some View { Text("a") }
}
struct Root: View {
  @StateObject private var shelf = Shelf()
  @State private var isAdding = false
  var body: some View {
    Text("inside").sheet(isPresented: $isAdding) { AddBook() }.environmentObject(shelf)
    Text("again")
      .environmentObject(shelf)
      .sheet(isPresented: $isAdding) { AddBook().environmentObject(shelf) }
    Text("twice")
      .environmentObject(shelf)
      .sheet(isPresented: $isAdding) { AddBook() }
      .environmentObject(shelf)
    Text("unread").environmentObject(shelf).sheet(isPresented: $isAdding) { Plain() }
    VStack {
      Text("outer").environmentObject(shelf).sheet(isPresented: $isAdding) { AddBook() }
    }
    .environmentObject(shelf)
  }
}
