import SwiftUI

struct Stop: Hashable { var place: String; var minutes: Int }

struct Itinerary: View {
  @State private var stops: [Stop] = []
  var body: some View {
    List {
      ForEach(stops, id: \.hashValue) { stop in  // bug: changing the minutes closes the row's note
        StopRow(stop: stop) { more in
          guard let i = stops.firstIndex(of: stop) else { return }
          stops[i].minutes += more
        }
      }
    }
  }
}

struct StopRow: View {
  let stop: Stop
  let extend: (Int) -> Void
  @State private var note = ""
  var body: some View {
    VStack {
      TextField(stop.place, text: $note); Button("Longer") { extend(10) }
    }
  }
}
