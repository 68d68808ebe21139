import SwiftUI

struct Alarm: Identifiable {
  let id: Int
  var title: String
  var isOn: Bool
}

struct AlarmRow: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn: $isOn) {
      Text(title)
        .foregroundStyle(isOn ? .primary : .secondary)
    }
  }
}

struct AlarmList: View {
  @State private var alarms = [
    Alarm(id: 1, title: "Wake up", isOn: true),
    Alarm(id: 2, title: "Medicine", isOn: false),
  ]

  var body: some View {
    List {
      ForEach(alarms) { alarm in
        // bug: The toggle writes into a constant binding
        AlarmRow(title: alarm.title, isOn: .constant(alarm.isOn))
      }
      .onDelete { alarms.remove(atOffsets: $0) }
    }
  }
}
