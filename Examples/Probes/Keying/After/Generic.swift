import SwiftUI

/// They swapped positions.
struct Generic: View {
  var body: some View { Holder(first: 0) }
}

struct Holder<Value: CustomStringConvertible>: View {
  let first: Value
  @State private var mark = ""
  @State private var note = ""

  var body: some View {
    Panel([("note", "\(note)"), ("mark", "\(mark)")]) {
      note = "calm"
      mark = "buoy"
    }
  }
}
