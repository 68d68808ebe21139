import SwiftUI

struct Board3: View {
  @State private var arrivals: [String] = []
  var body: some View {
    List(arrivals, id: \.self) { Text($0) }
      .onAppear {
        Task {  // bug: never ends; each visit adds another poller
          while true {
            arrivals = await Transit.arrivals()
            try? await Task.sleep(for: .seconds(10))
          }
        }
      }
  }
}
enum Transit { static func arrivals() async -> [String] { [] } }
