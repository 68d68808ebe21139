import SwiftUI
import SwiftData

@Model
final class SymptomEntry {
  var day: Date
  var name: String
  var strength: Int

  init(day: Date, name: String, strength: Int) {
    self.day = day
    self.name = name
    self.strength = strength
  }
}

struct SymptomCalendar: View {
  @State private var month = Calendar.current.dateInterval(of: .month, for: .now)!

  var body: some View {
    VStack {
      HStack {
        Button("Previous", systemImage: "chevron.left") { move(-1) }
        Text(month.start, format: .dateTime.month(.wide).year())
          .frame(maxWidth: .infinity)
        Button("Next", systemImage: "chevron.right") { move(1) }
      }
      .labelStyle(.iconOnly)
      .padding()
      SymptomList(interval: month)
    }
  }

  private func move(_ value: Int) {
    let calendar = Calendar.current
    guard let day = calendar.date(byAdding: .month, value: value, to: month.start),
      let interval = calendar.dateInterval(of: .month, for: day)
    else { return }
    month = interval
  }
}

struct SymptomList: View {
  @Environment(\.modelContext) private var context
  @Query private var entries: [SymptomEntry]

  init(interval: DateInterval) {
    let start = interval.start
    let end = interval.end
    _entries = Query(
      filter: #Predicate<SymptomEntry> { $0.day >= start && $0.day < end },
      sort: \SymptomEntry.day
    )
  }

  var body: some View {
    List {
      ForEach(entries) { entry in
        LabeledContent(entry.name, value: "\(entry.strength)/10")
      }
      .onDelete { offsets in
        for entry in offsets.map({ entries[$0] }) {
          context.delete(entry)
        }
      }
    }
  }
}
