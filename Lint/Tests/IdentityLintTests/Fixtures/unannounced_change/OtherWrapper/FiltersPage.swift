import SwiftUI

struct FiltersPage: View {
  @Environment(Filters.self) private var filters
  var body: some View {
    ForEach(filters.keywords.sorted(), id: \.self) { Text($0) }
    Button("Add") { filters.add("new") }
  }
}
