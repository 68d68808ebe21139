import SwiftUI

// The view with the rows has the namespace.
struct SharedMark: View {
  let isChosen: Bool
  let marks: Namespace.ID
  var body: some View {
    if isChosen { Capsule().matchedGeometryEffect(id: "mark", in: marks) }
  }
}
// A row whose two effects match each other.
struct Opening: View {
  let title: String
  @State private var isOpen = false
  @Namespace private var titles
  var body: some View {
    if isOpen {
      Text(title).font(.title).matchedGeometryEffect(id: "title", in: titles)
    } else {
      Text(title).matchedGeometryEffect(id: "title", in: titles)
    }
  }
}
// Handed on to what may have a partner.
struct Handing: View {
  let isChosen: Bool
  @Namespace private var marks
  var body: some View { SharedMark(isChosen: isChosen, marks: marks) }
}
// Always there: nothing moves.
struct Steady: View {
  @Namespace private var marks
  var body: some View { Capsule().matchedGeometryEffect(id: "steady", in: marks) }
}
// Made once, not for each row.
struct Single: View {
  let isChosen: Bool
  @Namespace private var marks
  var body: some View {
    if isChosen { Capsule().matchedGeometryEffect(id: "single", in: marks) }
  }
}
struct Bars: View {
  let titles = ["Day", "Week"]
  @State private var chosen = "Day"
  @Namespace private var marks
  var body: some View {
    Single(isChosen: chosen == "Day")
    ForEach(titles, id: \.self) { title in
      VStack {
        SharedMark(isChosen: title == chosen, marks: marks)
        Opening(title: title)
        Handing(isChosen: title == chosen)
        Steady()
      }
      .onTapGesture { withAnimation { chosen = title } }
    }
  }
}
