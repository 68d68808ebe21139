import SwiftUI

struct Board28: View {
  @State private var arrivals: [String] = []
  var body: some View {
    List(arrivals, id: \.self) { Text($0) }
      .task { while !Task.isCancelled { arrivals = []; try? await Task.sleep(for: .seconds(10)) } }
  }
}
