import SwiftUI

/// Properties of a generic view.
struct Generic: View {
  var body: some View { Holder(first: 0) }
}

struct Holder<Value: CustomStringConvertible>: View {
  let first: Value
  @State private var note = ""
  @State private var mark = ""

  var body: some View {
    Panel([("note", "\(note)"), ("mark", "\(mark)")]) {
      note = "calm"
      mark = "buoy"
    }
  }
}
