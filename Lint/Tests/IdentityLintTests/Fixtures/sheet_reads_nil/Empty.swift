import SwiftUI

struct Cards: View {
  let names: [String]
  @State private var selected: String?
  @State private var showsCard = false

  var body: some View {
    List(names, id: \.self) { name in
      Button(name) {
        selected = name
        showsCard = true
      }
    }
    .sheet(isPresented: $showsCard) {  // expect: sheet_reads_nil
      if let selected { Text(selected) }
    }
  }
}

struct Covers: View {
  @State private var photo: String?
  @State private var isOpen = false

  var body: some View {
    Button("Open") { open("a") }
      .fullScreenCover(isPresented: $isOpen) {  // expect: sheet_reads_nil
        Image(photo!)
      }
  }

  private func open(_ name: String) {
    photo = name
    isOpen.toggle()
  }
}
