import SwiftUI

struct WeeklyPlanView: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    List {
      ForEach(days.indices, id: \.self) { index in
        DayRow(name: days[index])
      }
    }
  }
}

struct DayRow: View {
  let name: String
  @State private var isExpanded = false
  @State private var note = ""

  var body: some View {
    DisclosureGroup(name, isExpanded: $isExpanded) {
      TextField("Note", text: $note)
    }
  }
}
