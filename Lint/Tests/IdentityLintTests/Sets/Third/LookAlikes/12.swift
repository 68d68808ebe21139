import SwiftUI

struct Alarm: Identifiable {
  let id: Int
  var label: String
  var hour: Int
}

struct AlarmDraft: Identifiable {
  let id = UUID()
  var alarm: Alarm?

  static var blank: AlarmDraft { AlarmDraft(alarm: nil) }
}

struct AlarmList: View {
  @Binding var alarms: [Alarm]
  @State private var draft: AlarmDraft?
  @State private var query = ""

  private var visible: [Alarm] {
    alarms.filter { query.isEmpty || $0.label.contains(query) }
  }

  var body: some View {
    List(visible) { alarm in
      Button(alarm.label) { draft = AlarmDraft(alarm: alarm) }
    }
    .searchable(text: $query)
    .toolbar {
      Button("New", systemImage: "plus") { draft = .blank }
    }
    .sheet(item: $draft) { draft in
      AlarmEditor(alarm: draft.alarm, onSave: store)
    }
  }

  private func store(_ alarm: Alarm) {
    if let position = alarms.firstIndex(where: { $0.id == alarm.id }) {
      alarms[position] = alarm
    } else {
      alarms.append(alarm)
    }
  }
}

struct AlarmEditor: View {
  let onSave: (Alarm) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var alarm: Alarm

  init(alarm: Alarm?, onSave: @escaping (Alarm) -> Void) {
    self.onSave = onSave
    _alarm = State(initialValue: alarm ?? Alarm(id: .random(in: 1..<Int.max), label: "", hour: 7))
  }

  var body: some View {
    Form {
      TextField("Label", text: $alarm.label)
      Stepper("\(alarm.hour) o'clock", value: $alarm.hour, in: 0...23)
      Button("Save") {
        onSave(alarm)
        dismiss()
      }
    }
  }
}
