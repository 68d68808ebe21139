import SwiftUI

struct Appointment: Identifiable {
  let id: Int
  var title: String
  var day: String
}

struct DaySection: Identifiable {
  // bug: every opened day closes. At each key typed into *New appointment* and each add:
  // sections is computed, so every section gets a new UUID at every evaluation of the body.
  let id = UUID()
  let day: String
  let appointments: [Appointment]
}

@Observable
final class Agenda {
  var appointments: [Appointment] = [
    Appointment(id: 1, title: "Dentist", day: "Monday"),
    Appointment(id: 2, title: "Stand-up", day: "Monday"),
    Appointment(id: 3, title: "Yoga", day: "Friday"),
  ]

  var sections: [DaySection] {
    Dictionary(grouping: appointments, by: \.day)
      .map { DaySection(day: $0.key, appointments: $0.value) }
      .sorted { $0.day < $1.day }
  }
}

struct AgendaView: View {
  @State private var agenda = Agenda()
  @State private var newTitle = ""

  var body: some View {
    List {
      TextField("New appointment", text: $newTitle)
      Button("Add to Friday") {
        let id = agenda.appointments.count + 1
        agenda.appointments.append(Appointment(id: id, title: newTitle, day: "Friday"))
        newTitle = ""
      }
      ForEach(agenda.sections) { section in
        DayGroup(section: section)
      }
    }
  }
}

struct DayGroup: View {
  let section: DaySection
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(section.day, isExpanded: $isExpanded) {
      ForEach(section.appointments) { appointment in
        Text(appointment.title)
      }
    }
  }
}
