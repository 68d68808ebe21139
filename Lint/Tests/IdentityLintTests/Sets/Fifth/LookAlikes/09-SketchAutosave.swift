import SwiftUI

@MainActor
@Observable
final class SketchModel {
  var title = ""
  var points: [CGPoint] = []

  func write(to file: URL) {
    try? JSONEncoder().encode(points).write(to: file)
  }
}

struct SketchStatus: View {
  let model: SketchModel
  let file: URL
  @State private var observer: (any NSObjectProtocol)?

  var body: some View {
    Text("\(model.title): \(model.points.count) points")
      .onAppear {
        observer = NotificationCenter.default.addObserver(
          forName: Notification.Name("AppWillResignActive"), object: nil, queue: .main
        ) { [model, file] _ in
          MainActor.assumeIsolated { model.write(to: file) }
        }
      }
      .onDisappear {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
      }
  }
}

struct SketchEditor: View {
  @State private var model = SketchModel()
  private let file = URL.documentsDirectory.appending(path: "sketch.json")

  var body: some View {
    VStack {
      TextField("Title", text: Bindable(model).title)
      Button("Add point") { model.points.append(.zero) }
      SketchStatus(model: model, file: file)
    }
  }
}
