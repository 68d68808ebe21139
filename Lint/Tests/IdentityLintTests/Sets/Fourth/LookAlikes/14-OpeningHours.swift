import SwiftUI

enum Weekday: String, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

struct Shop {
  var name: String
  var hours: [Weekday: String]
}

struct HoursEditor: View {
  @Binding var shop: Shop

  private func hours(on day: Weekday) -> Binding<String> {
    Binding {
      shop.hours[day] ?? ""
    } set: {
      shop.hours[day] = $0.isEmpty ? nil : $0
    }
  }

  var body: some View {
    Form {
      Section("Shop") {
        TextField("Name", text: $shop.name)
      }
      Section("Hours") {
        ForEach(Weekday.allCases, id: \.self) { day in
          LabeledContent(day.rawValue.capitalized) {
            TextField("closed", text: hours(on: day))
          }
        }
      }
    }
  }
}
