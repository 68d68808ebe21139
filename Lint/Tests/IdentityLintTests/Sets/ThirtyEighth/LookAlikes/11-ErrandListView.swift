import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

struct ErrandListView: View {
  @State private var showsOpenOnly = true
  @State private var errands = [
    Errand(id: 1, title: "Post office", isDone: true),
    Errand(id: 2, title: "Bank", isDone: false),
    Errand(id: 3, title: "Bakery", isDone: false),
  ]

  private var visibleErrands: [Errand] {
    showsOpenOnly ? errands.filter { !$0.isDone } : errands
  }

  var body: some View {
    List {
      Toggle("Open only", isOn: $showsOpenOnly)
      ForEach(Array(visibleErrands.enumerated()), id: \.element.id) { offset, errand in
        Button {
          toggle(errand.id)
        } label: {
          Label(
            "\(offset + 1). \(errand.title)",
            systemImage: errand.isDone ? "checkmark.square" : "square")
        }
      }
    }
  }

  private func toggle(_ id: Errand.ID) {
    guard let index = errands.firstIndex(where: { $0.id == id }) else { return }
    errands[index].isDone.toggle()
  }
}
