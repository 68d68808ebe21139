import SwiftUI

final class Header: ObservableObject { @Published var title = "" }

// The view below observes the inner object itself.
final class Details: ObservableObject {
  @ObservedObject var header = Header()
  @Published var note = ""
}
struct HeaderView: View {
  @ObservedObject var header: Header
  var body: some View { Text(header.title) }
}
struct DetailsView: View {
  @ObservedObject var details: Details
  var body: some View {
    HeaderView(header: details.header)
    Text(details.note)
  }
}

// Only the initializer sets it.
struct Parser {
  @State var separator: Character
  func parts(_ text: String) -> [Substring] { text.split(separator: separator) }
}
