import SwiftUI

struct ProfileCard: View {
  @Binding var name: String
  @Binding var score: Int
  var body: some View {
    TextField("Name", text: $name)
      .id("card-\(name)-\(score)")  // bug: each letter recreates the field
  }
}
