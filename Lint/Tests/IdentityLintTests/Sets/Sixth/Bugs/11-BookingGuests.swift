import SwiftUI

struct Booking: Identifiable, Equatable {
  let id: UUID
  var hotel: String
  var guests: Int
  var breakfast: Bool
  var checkIn: Date
}

struct BookingListView: View {
  @State private var bookings: [Booking] = []
  @State private var editing: Booking?

  var body: some View {
    List(bookings) { booking in
      Button {
        editing = booking
      } label: {
        LabeledContent(booking.hotel, value: "\(booking.guests) guests")
      }
    }
    .sheet(item: $editing) { booking in
      BookingEditor(booking: booking) { changed in
        guard let index = bookings.firstIndex(where: { $0.id == changed.id }) else { return }
        bookings[index] = changed
      }
    }
  }
}

struct BookingEditor: View {
  @Environment(\.dismiss) private var dismiss
  private let booking: Booking
  private let onSave: (Booking) -> Void

  @State private var guests = 2
  @State private var breakfast = false

  init(booking: Booking, onSave: @escaping (Booking) -> Void) {
    self.booking = booking
    self.onSave = onSave
    // bug: state that has a default ignores an assignment in init, the editor always starts with 2
    // and false
    guests = booking.guests
    breakfast = booking.breakfast
  }

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Check-in", value: booking.checkIn.formatted(date: .long, time: .omitted))
        Stepper("\(guests) guests", value: $guests, in: 1...6)
        Toggle("Breakfast", isOn: $breakfast)
      }
      .navigationTitle(booking.hotel)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            var changed = booking
            changed.guests = guests
            changed.breakfast = breakfast
            onSave(changed)
            dismiss()
          }
        }
      }
    }
  }
}
