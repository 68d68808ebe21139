import SwiftUI

struct Links: View {
  let names: [String]
  @State private var isOpen = false
  var body: some View {
    List(names, id: \.self) { name in
      NavigationLink(isActive: $isOpen) {  // expect: shared_presentation
        Text(name)
      } label: {
        Text(name)
      }
    }
    ForEach(names, id: \.self) { name in
      Button(name) { isOpen = true }
        .navigationDestination(isPresented: $isOpen) { Text(name) }  // expect: shared_presentation
    }
  }
}
