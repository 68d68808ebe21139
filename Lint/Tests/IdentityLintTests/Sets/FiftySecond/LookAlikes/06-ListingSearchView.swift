import SwiftUI

struct ListingFilter: Equatable {
  var maxPrice = 500.0
  var onlyAvailable = false
}

struct ListingSearchView: View {
  let city: String
  @Environment(\.dismiss) private var dismiss
  @State private var filter = ListingFilter()
  @State private var isFiltering = false

  var body: some View {
    List {
      LabeledContent("City", value: city)
      LabeledContent("Up to", value: filter.maxPrice.formatted())
      Button("Back to cities") { dismiss() }
    }
    .navigationTitle(city)
    .toolbar {
      Button("Filter") { isFiltering = true }
    }
    .sheet(isPresented: $isFiltering) { filterSheet }
  }

  private var filterSheet: some View {
    NavigationStack {
      Form {
        Slider(value: $filter.maxPrice, in: 50...1000)
        Toggle("Only available", isOn: $filter.onlyAvailable)
      }
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { isFiltering = false }
        }
      }
    }
    .presentationDetents([.medium])
  }
}
