import SwiftUI

struct Errand: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var due: Date
}

@Observable
final class ErrandStore {
  private(set) var errands: [Errand] = []

  var upcoming: [Errand] {
    errands.sorted { $0.due < $1.due }
  }

  func add(_ title: String, due: Date) {
    errands.append(Errand(title: title, due: due))
  }

  func remove(at offsets: IndexSet) {
    let doomed = Set(offsets.map { upcoming[$0].id })
    errands.removeAll { doomed.contains($0.id) }
  }
}

struct ErrandsView: View {
  @State private var store = ErrandStore()
  @State private var title = ""
  @State private var due = Date.now

  var body: some View {
    List {
      Section {
        TextField("Errand", text: $title)
        DatePicker("Due", selection: $due)
        Button("Add") {
          store.add(title, due: due)
          title = ""
        }
        .disabled(title.isEmpty)
      }
      Section("Upcoming") {
        ForEach(store.upcoming) { errand in
          LabeledContent(errand.title) {
            Text(errand.due, style: .date)
          }
        }
        .onDelete(perform: store.remove)
      }
    }
  }
}
