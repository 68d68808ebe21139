import SwiftUI

struct Page: View {
  var body: some View {
    AnyView(Text("A"))  // expect: any_view
  }
}
