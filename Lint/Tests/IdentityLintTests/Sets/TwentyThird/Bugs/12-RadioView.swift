import SwiftUI

final class TrackQueue: ObservableObject {
  @Published var titles: [String] = []

  func append(_ title: String) {
    titles.append(title)
  }
}

final class RadioModel: ObservableObject {
  @Published var stationName = "Harbour FM"
  // bug: requested titles do not show. On each request: the view observes RadioModel; changes
  // of the nested TrackQueue are not passed on.
  let queue = TrackQueue()

  func request(_ title: String) {
    queue.append(title)
  }
}

struct RadioView: View {
  @StateObject private var radio = RadioModel()
  private let suggestions = ["Blue Hour", "Northbound", "Tin Roof"]

  var body: some View {
    List {
      Section(radio.stationName) {
        ForEach(suggestions, id: \.self) { title in
          Button("Request \(title)") { radio.request(title) }
        }
      }
      Section("Up next") {
        if radio.queue.titles.isEmpty {
          Text("Nothing requested")
        }
        Text(radio.queue.titles.joined(separator: ", "))
      }
    }
  }
}
