import SwiftUI

struct Photos39: View {
  let names: [String]
  var body: some View {
    ScrollView { LazyVStack { ForEach(names, id: \.self) { PhotoRow39(name: $0) } } }
  }
}
struct PhotoRow39: View {
  let name: String; @State private var isPressed = false;
  var body: some View {
    Text(name).scaleEffect(isPressed ? 0.9 : 1).onTapGesture { isPressed.toggle() }
  }
}
