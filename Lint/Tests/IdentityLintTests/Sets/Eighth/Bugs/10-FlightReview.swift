import SwiftUI

struct Flight: Identifiable, Hashable {
  let id: String
  let from: String
  let to: String
  let departure: Date
}

struct FlightReviewScreen: View {
  let flight: Flight
  let submit: (String, Int) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("\(flight.from) to \(flight.to)")
          .font(.title.bold())
        Text(flight.departure, style: .date)
          .foregroundStyle(.secondary)
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 32) {
            SeatPicture()
            FlightReviewForm(submit: submit)
              .frame(width: 440)
          }
          VStack(spacing: 16) {
            SeatPicture()
            // bug: each alternative has a form of its own, turning the phone shows the other, empty
            // one
            FlightReviewForm(submit: submit)
          }
        }
      }
      .padding()
    }
  }
}

private struct SeatPicture: View {
  var body: some View {
    Image(systemName: "airplane.departure")
      .font(.system(size: 72))
      .frame(width: 160, height: 120)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct FlightReviewForm: View {
  let submit: (String, Int) -> Void
  @State private var text = ""
  @State private var rating = 3

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Rating: \(rating)", value: $rating, in: 1...5)
      TextEditor(text: $text)
        .frame(height: 160)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary))
      Button("Submit review") { submit(text, rating) }
        .disabled(text.isEmpty)
    }
  }
}
