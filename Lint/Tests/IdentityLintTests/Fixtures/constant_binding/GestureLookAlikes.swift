import SwiftUI

struct Stars: View {
  @Binding var value: Int
  var body: some View {
    ForEach(1...5, id: \.self) { star in
      Image(systemName: "star").onTapGesture { value = star }
    }
  }
}
struct Banner: View {
  let text: String
  @Binding var isPresented: Bool
  var body: some View { Button(text) { isPresented = false } }
}
/// Writes what it measures.
struct Meter: View {
  @Binding var width: Double
  var body: some View { Text("\(width)").onAppear { width = 1 } }
}
struct Page: View {
  let stars: Int
  let hasError: Bool
  @State private var own = 0
  var body: some View {
    Stars(value: .constant(stars)).allowsHitTesting(false)
    Stars(value: .constant(stars)).disabled(true)
    Stars(value: .constant(3))
    Stars(value: $own)
    Banner(text: "Failed", isPresented: .constant(hasError))
    Meter(width: .constant(Double(stars)))
  }
}
