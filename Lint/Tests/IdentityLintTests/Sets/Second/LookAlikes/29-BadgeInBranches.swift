import SwiftUI

struct Chat29b: View {
  let unread: Int
  var body: some View { HStack { if unread > 0 { Text("Chat").bold() } else { Text("Chat") } } }
}
