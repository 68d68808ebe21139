import SwiftUI

struct Tags20: View {
  let tags: Set<String>
  var body: some View {
    HStack {
      ForEach(tags.sorted(), id: \.self) { Text($0).padding(4).background(.gray, in: .capsule) }
    }
  }
}
