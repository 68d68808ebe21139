import SwiftUI

struct CycleDay: Identifiable, Hashable, Sendable {
  enum Phase: String, Sendable {
    case period, fertile, other
  }

  let date: Date
  var phase: Phase
  var hasNote: Bool

  var id: Date { date }
}

struct CycleMonthView: View {
  let days: [CycleDay]
  @State private var selected: Date?

  var body: some View {
    VStack {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
        ForEach(days) { day in
          CycleDayCell(day: day, isSelected: selected == day.date) {
            selected = day.date
          }
          .equatable()
        }
      }
      if let selected {
        Text(selected, format: .dateTime.day().month(.wide))
          .font(.headline)
      }
    }
    .padding()
  }
}

struct CycleDayCell: View, Equatable {
  let day: CycleDay
  let isSelected: Bool
  let onTap: () -> Void

  nonisolated static func == (lhs: CycleDayCell, rhs: CycleDayCell) -> Bool {
    lhs.day == rhs.day && lhs.isSelected == rhs.isSelected
  }

  private var color: Color {
    switch day.phase {
    case .period: .red
    case .fertile: .teal
    case .other: .gray
    }
  }

  var body: some View {
    Button(action: onTap) {
      Text(day.date, format: .dateTime.day())
        .frame(maxWidth: .infinity, minHeight: 40)
        .background(color.opacity(isSelected ? 0.6 : 0.2), in: Circle())
        .overlay(alignment: .bottom) {
          if day.hasNote { Circle().frame(width: 4, height: 4) }
        }
    }
    .buttonStyle(.plain)
  }
}
