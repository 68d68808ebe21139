import SwiftUI

/// The helper has a parameter with the name of the input, which gets something else.
struct LoadedOfToday: View {
  let day: Int
  @State private var text = ""

  var body: some View {
    VStack {
      Text("\(day)")
      Text(text)
    }
    .task { text = await fetch(0) }
  }

  private func fetch(_ day: Int) async -> String { "\(day)" }
}

/// The work begins again with each value.
struct LoadedAgain: View {
  let day: Int
  @State private var text = ""

  var body: some View {
    Text(text).task(id: day) { text = await fetch() }
  }

  private func fetch() async -> String { "\(day)" }
}

struct LoadedDays: View {
  @State private var day = 1
  var body: some View {
    Stepper("Day", value: $day)
    LoadedOfToday(day: day)
    LoadedAgain(day: day)
  }
}
