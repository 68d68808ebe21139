import SwiftUI

struct Photo: Identifiable { let id: Int; var name: String }
struct Grid: View {
  let photos: [Photo]
  @State private var doomed: Photo?
  @State private var isShown = false
  let remove: (Photo) async -> Void
  var body: some View {
    List(photos) { photo in
      Button(photo.name) {
        doomed = photo
        isShown = true
      }
    }
    .confirmationDialog("Delete?", isPresented: $isShown) {
      Button("Delete") { Task { if let doomed { await remove(doomed) } } }
    }
    .onChange(of: isShown) { _, now in
      if !now { doomed = nil }  // expect-info: dismiss_clears_payload
    }
  }
}
struct Sheets: View {
  @State private var name: String?
  @State private var isShown = false
  let save: (String) async -> Void
  var body: some View {
    Button("Show") {
      name = "a"
      isShown = true
    }
    .disabled(isShown)
    .sheet(
      isPresented: $isShown,
      onDismiss: { name = nil }  // expect-info: dismiss_clears_payload
    ) {
      Button("Save") {
        Task { await save(name ?? "") }
        isShown = false
      }
    }
  }
}
