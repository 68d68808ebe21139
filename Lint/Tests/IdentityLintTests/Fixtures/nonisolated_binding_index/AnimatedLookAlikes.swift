import SwiftUI

@Observable final class Chapters {
  var all: [String] = []
  func erase(_ name: String) async {}
}

// `withAnimation` runs its closure before it returns.
struct Contents: View {
  @State private var chapters = Chapters()
  var body: some View {
    List(chapters.all, id: \.self) { name in
      Button(name) {
        Task {
          await chapters.erase(name)
          if let index = chapters.all.firstIndex(of: name) {
            withAnimation { _ = chapters.all.remove(at: index) }
          }
        }
      }
    }
  }
}
