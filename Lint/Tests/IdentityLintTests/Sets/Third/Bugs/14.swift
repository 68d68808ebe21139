import SwiftUI

enum Weekday: Int, CaseIterable, Codable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  var name: String { String(describing: self).capitalized }
  var letter: String { String(name.prefix(1)) }
}

struct DayPlan {
  let weekday: Weekday
  var minutes: Int

  var key: String { weekday.letter }
}

struct WeekPlan {
  var days = Weekday.allCases.map { DayPlan(weekday: $0, minutes: 30) }

  var total: Int { days.map(\.minutes).reduce(0, +) }
}

struct WeekPlanView: View {
  @State private var plan = WeekPlan()

  var body: some View {
    VStack {
      HStack(alignment: .top) {
        // bug: tuesday and thursday have one id
        ForEach(plan.days, id: \.key) { day in
          DayColumn(day: day)
        }
      }
      Text("\(plan.total) minutes a week")
      Button("Longer") { lengthen() }
    }
    .padding()
  }

  private func lengthen() {
    for position in plan.days.indices { plan.days[position].minutes += 5 }
  }
}

struct DayColumn: View {
  let day: DayPlan
  @State private var isDone = false

  var body: some View {
    VStack {
      Toggle(isOn: $isDone) { Text(day.weekday.letter) }
        .toggleStyle(.button)
      Text("\(day.minutes)")
        .strikethrough(isDone)
    }
  }
}
