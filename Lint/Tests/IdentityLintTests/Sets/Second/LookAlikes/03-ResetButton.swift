import SwiftUI

struct Form3: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      Fields3().id(generation); Button("Clear all") { generation += 1 }
    }
  }
}
struct Fields3: View { @State private var a = ""; var body: some View { TextField("A", text: $a) } }
