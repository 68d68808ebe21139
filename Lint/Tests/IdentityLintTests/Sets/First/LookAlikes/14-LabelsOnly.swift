import SwiftUI

struct Tile14: View {
  let title: String
  @Environment(\.horizontalSizeClass) private var size
  var body: some View {
    if size == .compact {
      VStack {
        Image(systemName: "star"); Text(title)
      }
    } else {
      HStack {
        Image(systemName: "star"); Text(title)
      }
    }
  }
}
