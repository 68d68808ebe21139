import SwiftUI

struct Membership: View {
  @State private var member: String?
  @State private var showsCard = false
  var body: some View {
    Button("Show card") { showsCard = true }.disabled(member == nil)
      .sheet(isPresented: $showsCard) {
        VStack {
          Text(member!)  // bug: signing out inside the card stops the app
          Button("Sign out") {
            member = nil; showsCard = false
          }
        }
      }
      .onAppear { member = "Ada" }
  }
}
