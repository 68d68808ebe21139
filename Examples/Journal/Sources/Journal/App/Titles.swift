import JournalModel
import SwiftUI

// The names of days, months and pages on the screen, in the user's language.

extension Day {
  /// “Saturday, 21 November 2026”.
  var longTitle: String { noon().formatted(.dateTime.weekday(.wide).day().month(.wide).year()) }

  /// “Sat 21 Nov”.
  var shortTitle: String {
    noon().formatted(.dateTime.weekday(.abbreviated).day().month(.abbreviated))
  }

  /// “today”, “tomorrow”, “yesterday”; nil for all other days.
  func relation(to today: Day) -> String? {
    switch today.days(until: self) {
    case 0: "today"
    case 1: "tomorrow"
    case -1: "yesterday"
    default: nil
    }
  }
}

extension Month {
  /// “November 2026”.
  var title: String { firstDay.noon().formatted(.dateTime.month(.wide).year()) }
}

extension Page {
  var title: String {
    switch self {
    case .day(let day): day.longTitle
    case .future(let month): month.title
    }
  }

  func shortTitle(today: Day) -> String {
    switch self {
    case .day(let day): day.relation(to: today) ?? day.shortTitle
    case .future(let month): month.title
    }
  }
}

extension CategoryColor {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .teal: .teal
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    }
  }
}

extension Array {
  /// The array in the order of a list's `onMove`.
  func moved(from source: IndexSet, to destination: Int) -> Self {
    var array = self
    array.move(fromOffsets: source, toOffset: destination)
    return array
  }
}
