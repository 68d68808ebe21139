import SwiftUI

extension Notification.Name {
  static let photoTaken = Notification.Name("photoTaken")
}

struct TakenPhotosView: View {
  @Binding var takenCount: Int

  var body: some View {
    VStack {
      Text("\(takenCount) photos taken")
      Button("Take a photo") {
        NotificationCenter.default.post(name: .photoTaken, object: nil)
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .photoTaken)) { _ in
      takenCount += 1
    }
  }
}

struct StudioView: View {
  @State private var takenCount = 0
  @State private var showsPhotos = true

  var body: some View {
    VStack {
      Toggle("Photos", isOn: $showsPhotos)
      if showsPhotos {
        TakenPhotosView(takenCount: $takenCount)
      }
    }
    .padding()
  }
}
