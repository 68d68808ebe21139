import SwiftUI

enum Weekday: String, CaseIterable { case monday, tuesday }
struct Hours21: View {
  @State private var hours: [Weekday: Int] = [:]
  var body: some View {
    Form {
      ForEach(Weekday.allCases, id: \.self) { day in
        Stepper(
          "\(day.rawValue) \(hours[day, default: 0])",
          value: Binding(get: { hours[day, default: 0] }, set: { hours[day] = $0 }))
      }
    }
  }
}
