import SwiftUI

struct Page: View {
  var content: some View { Text("A") }
  var body: some View { content }
}

struct Page_Previews: PreviewProvider {
  static var previews: some View { AnyView(Page()) }
}
