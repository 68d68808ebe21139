import SwiftUI

extension View {
  func confirms(_ title: String, isPresented: Binding<Bool>) -> some View {
    confirmationDialog(title, isPresented: isPresented) { Button("Delete") {} }
  }
  func marked(isPresented: Binding<Bool>) -> some View {
    opacity(isPresented.wrappedValue ? 1 : 0.5)
  }
}

struct Page: View {
  let names: [String]
  @State private var isAsking = false
  @State private var isMarked = false
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Button(name) { isAsking = true }
          .confirms(name, isPresented: $isAsking)  // expect: shared_presentation
          .marked(isPresented: $isMarked)
      }
    }
    .confirms("All", isPresented: $isMarked)
  }
}
