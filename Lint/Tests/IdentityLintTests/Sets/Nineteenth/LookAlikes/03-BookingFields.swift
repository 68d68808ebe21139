import SwiftUI
import Observation

@Observable
final class BookingDraft {
  var guest = ""
  var nights = 1
  var wishes = ""
}

struct Booking: Identifiable {
  let id = UUID()
  let guest: String
  let nights: Int
  let wishes: String
}

struct BookingFields: View {
  @Bindable var draft: BookingDraft

  var body: some View {
    TextField("Guest", text: $draft.guest)
    Stepper("\(draft.nights) nights", value: $draft.nights, in: 1...30)
    TextField("Wishes", text: $draft.wishes, axis: .vertical)
  }
}

struct BookingForm: View {
  let onSave: (BookingDraft) -> Void
  @State private var draft = BookingDraft()

  var body: some View {
    Form {
      BookingFields(draft: draft)
      Button("Save") {
        onSave(draft)
        draft = BookingDraft()
      }
    }
    .padding()
  }
}

struct BookingsView: View {
  @State private var bookings: [Booking] = []
  @State private var query = ""

  var body: some View {
    HSplitView {
      VStack {
        TextField("Search", text: $query)
        List(bookings.filter { query.isEmpty || $0.guest.contains(query) }) { booking in
          LabeledContent(booking.guest, value: booking.nights.formatted())
        }
      }
      BookingForm { draft in
        bookings.append(Booking(guest: draft.guest, nights: draft.nights, wishes: draft.wishes))
      }
    }
  }
}
