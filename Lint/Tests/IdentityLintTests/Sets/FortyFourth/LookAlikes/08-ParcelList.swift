import SwiftUI

struct Parcel: Identifiable {
  let id = UUID()
  var label: String
  var expected: Date
  var isDelivered = false
}

@Observable
final class ParcelBook {
  var parcels: [Parcel] = []

  var onTheWay: [Parcel] {
    parcels
      .filter { !$0.isDelivered }
      .sorted { $0.expected < $1.expected }
  }

  func add(_ label: String) {
    parcels.append(Parcel(label: label, expected: .now.addingTimeInterval(172_800)))
  }

  func remove(at offsets: IndexSet) {
    let shown = onTheWay
    let doomed = Set(offsets.map { shown[$0].id })
    parcels.removeAll { doomed.contains($0.id) }
  }
}

struct ParcelList: View {
  @State private var book = ParcelBook()
  @State private var newLabel = ""

  var body: some View {
    List {
      Section {
        TextField("Tracking name", text: $newLabel)
          .onSubmit {
            book.add(newLabel)
            newLabel = ""
          }
      }
      Section("On the way") {
        ForEach(book.onTheWay) { parcel in
          LabeledContent(parcel.label, value: parcel.expected, format: .dateTime.day().month())
        }
        .onDelete { book.remove(at: $0) }
      }
    }
  }
}
