import SwiftUI

struct Rating33: View {
  @Binding var rating: Int
  var body: some View {
    HStack {
      ForEach(1..<6, id: \.self) { n in
        Button {
          rating = n
        } label: {
          Image(systemName: n <= rating ? "star.fill" : "star")
        }
      }
    }
  }
}
