import SwiftUI

struct OpeningHours {
  var opens = 9
  var closes = 18
  var isClosed = false
}

struct OpeningHoursRow: View {
  let day: String
  @Binding var hours: OpeningHours
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(day) { isExpanded.toggle() }
        Spacer()
        Text(hours.isClosed ? "Closed" : "\(hours.opens)–\(hours.closes)")
          .foregroundStyle(.secondary)
      }
      if isExpanded {
        Toggle("Closed", isOn: $hours.isClosed)
        Stepper("Opens at \(hours.opens)", value: $hours.opens, in: 0...23)
        Stepper("Closes at \(hours.closes)", value: $hours.closes, in: 0...23)
      }
    }
    .buttonStyle(.borderless)
  }
}

struct OpeningHoursForm: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  @State private var week = Array(repeating: OpeningHours(), count: 7)

  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<days.count, id: \.self) { position in
          OpeningHoursRow(day: days[position], hours: $week[position])
        }
      }
      .navigationTitle("Opening hours")
      .toolbar {
        Button("Reset") {
          for position in week.indices {
            week[position] = OpeningHours()
          }
        }
      }
    }
  }
}
