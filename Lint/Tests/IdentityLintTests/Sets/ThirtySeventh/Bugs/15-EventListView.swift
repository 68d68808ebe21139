import SwiftUI

struct Event: Identifiable {
  let id = UUID()
  let title: String
  let place: String
}

struct EventListView: View {
  @State private var events: [Event] = []
  @State private var showsForm = false
  // bug: The draft lives in the list and is never cleared
  @State private var draftTitle = ""
  @State private var draftPlace = ""

  var body: some View {
    NavigationStack {
      List(events) { event in
        LabeledContent(event.title, value: event.place)
      }
      .toolbar {
        Button("New event") { showsForm = true }
      }
      .sheet(isPresented: $showsForm) {
        Form {
          TextField("Title", text: $draftTitle)
          TextField("Place", text: $draftPlace)
          Button("Save") {
            events.append(Event(title: draftTitle, place: draftPlace))
            showsForm = false
          }
        }
      }
    }
  }
}
