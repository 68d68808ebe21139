import SwiftUI

struct DayRow: View {
  let name: String
  @State private var glasses = 0

  var body: some View {
    Stepper("\(name): \(glasses) glasses", value: $glasses, in: 0...12)
  }
}

struct WaterWeekView: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  @State private var goal = 8

  var body: some View {
    List {
      Section("Goal") {
        Stepper("\(goal) glasses", value: $goal, in: 1...12)
      }
      Section("This week") {
        ForEach(days.indices, id: \.self) { index in
          DayRow(name: days[index])
        }
      }
    }
  }
}
