import SwiftUI

struct WeekdayRow: View {
  let name: String
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(name, isExpanded: $isExpanded) {
      Text("Opening hours 9 to 17")
        .foregroundStyle(.secondary)
    }
  }
}

struct OpeningHoursView: View {
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
  ]

  @State private var showsNote = false

  var body: some View {
    List {
      Section("Weekdays") {
        ForEach(Self.days.indices, id: \.self) { index in
          WeekdayRow(name: Self.days[index])
        }
      }
      Section {
        Toggle("Show note", isOn: $showsNote)
        if showsNote {
          Text("Closed on public holidays.")
        }
      }
    }
  }
}
