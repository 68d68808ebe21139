import SwiftUI

struct StayFilter: Equatable {
  var guests = 2
  var bedrooms = 1
  var petsAllowed = false
  var maxPrice = 180.0
}

struct StayFilterBar: View {
  @Binding var filter: StayFilter

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        controls
      }
      .frame(minWidth: 720)
      VStack(alignment: .leading, spacing: 12) {
        controls
      }
    }
    .padding()
    .background(.thinMaterial)
  }

  @ViewBuilder
  private var controls: some View {
    CountControl(title: "Guests", value: $filter.guests, range: 1...10)
    CountControl(title: "Bedrooms", value: $filter.bedrooms, range: 0...6)
    Toggle("Pets", isOn: $filter.petsAllowed)
    Slider(value: $filter.maxPrice, in: 20...600) {
      Text("Price")
    }
  }
}

private struct CountControl: View {
  let title: LocalizedStringKey
  @Binding var value: Int
  let range: ClosedRange<Int>

  var body: some View {
    Stepper(value: $value, in: range) {
      HStack {
        Text(title)
        Text(value, format: .number).bold()
      }
    }
  }
}

struct Stay: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct StaysScreen: View {
  @State private var filter = StayFilter()
  @State private var stays: [Stay] = []
  let search: (StayFilter) async -> [Stay]

  var body: some View {
    List(stays) { stay in
      Text(stay.name)
    }
    .safeAreaInset(edge: .top) {
      StayFilterBar(filter: $filter)
    }
    .task(id: filter) {
      let found = await search(filter)
      guard !Task.isCancelled else { return }
      stays = found
    }
  }
}
