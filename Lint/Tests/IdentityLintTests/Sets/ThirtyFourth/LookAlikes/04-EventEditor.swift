import SwiftUI

struct CalendarEvent {
  var title: String
  var notes: String
  var color: String
}

struct EventEditor: View {
  let event: CalendarEvent
  let onSave: (CalendarEvent) -> Void
  @State private var title = ""
  @State private var notes = ""
  @State private var color = "Red"
  @State private var didSeed = false

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Notes", text: $notes)
      NavigationLink("Colour: \(color)") {
        List(["Red", "Green", "Blue"], id: \.self) { name in
          Button(name) { color = name }
        }
      }
      Button("Save") { onSave(CalendarEvent(title: title, notes: notes, color: color)) }
    }
    .onAppear {
      guard !didSeed else { return }
      didSeed = true
      title = event.title
      notes = event.notes
      color = event.color
    }
  }
}
