import SwiftUI

enum Weekday: String, CaseIterable, Identifiable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  var id: String { rawValue }
}

final class OpeningHours: ObservableObject {
  @Published var openDays: Set<Weekday> = [.monday, .tuesday]
  @Published var note = ""
}

extension OpeningHours {
  func isOpen(on day: Weekday) -> Binding<Bool> {
    // bug: the toggles fall back at the next update; Publish sends the old days. When:
    // always.
    var days = openDays
    return Binding {
      days.contains(day)
    } set: { isOpen in
      if isOpen {
        days.insert(day)
      } else {
        days.remove(day)
      }
    }
  }
}

struct OpeningHoursView: View {
  @ObservedObject var hours: OpeningHours
  let onPublish: (Set<Weekday>, String) -> Void

  var body: some View {
    Form {
      ForEach(Weekday.allCases) { day in
        Toggle(day.rawValue.capitalized, isOn: hours.isOpen(on: day))
      }
      TextField("Note for guests", text: $hours.note)
      Button("Publish") {
        onPublish(hours.openDays, hours.note)
      }
    }
  }
}
