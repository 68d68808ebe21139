import SwiftUI

struct SegmentMark: View {
  let title: String
  let isChosen: Bool
  @Namespace private var marks
  var body: some View {
    VStack {
      Text(title)
      if isChosen {
        Capsule().matchedGeometryEffect(id: "mark", in: marks)  // expect-info: still_transition
      }
    }
  }
}
struct SegmentMarks: View {
  let titles = ["Day", "Week"]
  @State private var chosen = "Day"
  var body: some View {
    HStack {
      ForEach(titles, id: \.self) { title in
        SegmentMark(title: title, isChosen: title == chosen)
          .onTapGesture { withAnimation { chosen = title } }
      }
    }
  }
}
