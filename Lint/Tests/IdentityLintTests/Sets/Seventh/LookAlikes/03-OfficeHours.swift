import SwiftUI

enum Weekday: String, CaseIterable, Codable {
  case monday, tuesday, wednesday, thursday, friday

  var label: String { rawValue.capitalized }
}

struct OpeningHours: Codable, Equatable {
  var opens = 9
  var closes = 17
  var remark = ""
}

@Observable
final class OfficeSchedule {
  var hours: [Weekday: OpeningHours] = [:]
}

struct OfficeHoursEditor: View {
  @Bindable var schedule: OfficeSchedule

  var body: some View {
    Form {
      ForEach(Weekday.allCases, id: \.self) { day in
        DayRow(day: day, hours: $schedule.hours[day])
      }
    }
    .navigationTitle("Office Hours")
  }
}

private struct DayRow: View {
  let day: Weekday
  @Binding var hours: OpeningHours?
  @State private var isExpanded = false
  @FocusState private var editsRemark: Bool

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      Toggle("Open", isOn: isOpen)
      if let current = hours {
        Stepper("Opens at \(current.opens)", value: field(\.opens), in: 0...23)
        Stepper("Closes at \(current.closes)", value: field(\.closes), in: 0...23)
        TextField("Remark", text: field(\.remark))
          .focused($editsRemark)
      }
    } label: {
      LabeledContent(day.label, value: hours.map { "\($0.opens)–\($0.closes)" } ?? "closed")
    }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { hours != nil }, set: { hours = $0 ? OpeningHours() : nil })
  }

  private func field<Value>(_ keyPath: WritableKeyPath<OpeningHours, Value>) -> Binding<Value> {
    Binding {
      (hours ?? OpeningHours())[keyPath: keyPath]
    } set: { newValue in
      hours?[keyPath: keyPath] = newValue
    }
  }
}
