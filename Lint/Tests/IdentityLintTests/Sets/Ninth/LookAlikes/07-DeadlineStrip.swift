import Combine
import SwiftUI

struct Deadline: Identifiable, Hashable {
  let id: Int
  let title: String
  let date: Date
}

struct DeadlineStrip: View {
  let deadlines: [Deadline]
  @State private var now = Date.now
  @State private var query = ""

  private static let clock = Timer.publish(every: 20, on: .main, in: .common).autoconnect()

  private var upcoming: [Deadline] {
    deadlines
      .filter { $0.date > now }
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .sorted { $0.date < $1.date }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Filter", text: $query)
      ScrollView(.horizontal) {
        HStack {
          ForEach(upcoming) { deadline in
            DeadlineBadge(deadline: deadline, now: now)
          }
        }
      }
    }
    .onReceive(Self.clock) { now = $0 }
    .onAppear { now = .now }
  }
}

private struct DeadlineBadge: View {
  let deadline: Deadline
  let now: Date

  private var minutes: Int {
    Int(deadline.date.timeIntervalSince(now) / 60)
  }

  var body: some View {
    VStack {
      Text(deadline.title).bold()
      Text("\(minutes) min")
        .foregroundStyle(minutes < 30 ? Color.red : Color.secondary)
    }
    .padding(8)
    .background(.quaternary, in: .capsule)
  }
}
