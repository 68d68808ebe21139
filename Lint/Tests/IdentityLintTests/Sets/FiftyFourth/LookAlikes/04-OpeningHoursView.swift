import SwiftUI

struct OpeningDay {
  let name: String
  var isOpen: Bool
  var closesAt: Int
}

struct OpeningDayRow: View {
  @Binding var day: OpeningDay
  @State private var showsHours = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Toggle(day.name, isOn: $day.isOpen)
        Button {
          showsHours.toggle()
        } label: {
          Image(systemName: "clock")
        }
        .buttonStyle(.borderless)
      }
      if showsHours {
        Stepper("Closes at \(day.closesAt):00", value: $day.closesAt, in: 12...23)
      }
    }
  }
}

struct OpeningHoursView: View {
  @State private var week: [OpeningDay] = [
    OpeningDay(name: "Monday", isOpen: true, closesAt: 18),
    OpeningDay(name: "Tuesday", isOpen: true, closesAt: 18),
    OpeningDay(name: "Wednesday", isOpen: true, closesAt: 18),
    OpeningDay(name: "Thursday", isOpen: true, closesAt: 20),
    OpeningDay(name: "Friday", isOpen: true, closesAt: 20),
    OpeningDay(name: "Saturday", isOpen: true, closesAt: 16),
    OpeningDay(name: "Sunday", isOpen: false, closesAt: 16),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(week.indices, id: \.self) { index in
          OpeningDayRow(day: $week[index])
        }
      }
      .navigationTitle("Opening hours")
      .toolbar {
        Button("Close all") {
          for index in week.indices {
            week[index].isOpen = false
          }
        }
      }
    }
  }
}
