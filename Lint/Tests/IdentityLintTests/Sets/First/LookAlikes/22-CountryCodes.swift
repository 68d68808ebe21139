import SwiftUI

struct Country: Identifiable { let code: String; var id: String { code }; let name: String }
struct Countries22: View {
  @State private var all: [Country] = []
  @State private var query = ""
  var body: some View {
    List(all.filter { $0.name.contains(query) }) { Text($0.name) }.searchable(text: $query).task {
      all = [Country(code: "AT", name: "Austria")]
    }
  }
}
