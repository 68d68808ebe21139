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
      Button("Delete") {
        guard let doomed else { return }
        Task { await remove(doomed) }
      }
      Button("Now") { Task { [doomed] in if let doomed { await remove(doomed) } } }
    }
    .onChange(of: isShown) { _, now in
      if !now { doomed = nil }
    }
  }
}
