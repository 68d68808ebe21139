import SwiftUI
import Observation

struct Weekday: Hashable {
  let name: String
  var isOpen: Bool
}

@Observable
final class OpeningHours {
  private(set) var days: [Weekday] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ].map { Weekday(name: $0, isOpen: true) }

  func toggle(at index: Int) {
    days[index].isOpen.toggle()
  }
}

struct OpeningHoursScreen: View {
  @State private var hours = OpeningHours()

  var body: some View {
    NavigationStack {
      List {
        ForEach(hours.days.indices, id: \.self) { index in
          WeekdayRow(day: hours.days[index])
            .swipeActions {
              Button(hours.days[index].isOpen ? "Close" : "Open") {
                hours.toggle(at: index)
              }
            }
        }
      }
      .navigationTitle("Opening hours")
    }
  }
}

struct WeekdayRow: View {
  let day: Weekday
  @State private var showsDetails = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(day.name) { showsDetails.toggle() }
        .font(.headline)
      if showsDetails {
        Text(day.isOpen ? "Open 9:00 to 18:00" : "Closed all day")
          .font(.caption)
      }
    }
  }
}
