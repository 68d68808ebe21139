import SwiftUI

/// Seven days that never move: the position is the day.
struct Week: View {
  private let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  var body: some View {
    List {
      ForEach(0..<7, id: \.self) { index in
        DayRow(name: days[index])
      }
    }
  }
}

struct DayRow: View {
  let name: String
  @State private var note = ""
  var body: some View { TextField(name, text: $note) }
}
