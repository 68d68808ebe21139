import SwiftUI

struct User {
  var name: String
}

struct Page: View {
  let user: User?
  @State private var draft: User?
  @State private var pick: User?

  var body: some View {
    VStack {
      // A constant has one value while the body runs.
      if user != nil {
        Text(user!.name)
      }
      if let draft {
        Text(draft.name)
      }
      // Only whether it is there.
      if draft != nil {
        Text("Draft")
      }
      // One run of the body reads both.
      if pick != nil {
        Text(pick!.name)
        Button("Print") { print(pick!.name) }
      }
      Button("Save") {
        // Does not build views.
        if draft != nil {
          print(draft!.name)
        }
      }
    }
  }
}
