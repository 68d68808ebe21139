import SwiftUI

struct Page: View {
  @State var count = 0  // expect: public_state
  @StateObject var model = Model()  // expect: public_state

  var body: some View { Button("\(count)") { count += 1 } }
}

final class Model: ObservableObject {}
