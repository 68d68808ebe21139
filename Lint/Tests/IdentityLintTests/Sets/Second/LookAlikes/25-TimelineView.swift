import SwiftUI

struct Banner25b: View {
  @State private var query = "";
  var body: some View {
    VStack {
      TextField("Find", text: $query);
      TimelineView(.periodic(from: .now, by: 3)) { c in Text(c.date, style: .time) }
    }
  }
}
