import SwiftUI

extension View {
  func onMemoryWarning(perform action: @escaping () -> Void) -> some View {
    onReceive(
      NotificationCenter.default.publisher(
        for: UIApplication.didReceiveMemoryWarningNotification
      )
    ) { _ in
      action()
    }
  }
}

@MainActor
final class PreviewImageModel: ObservableObject {
  @Published private(set) var pages: [Int: Data] = [:]

  func load(page: Int, from url: URL) async {
    guard pages[page] == nil,
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    pages[page] = data
  }

  func trim() {
    pages.removeAll()
  }
}

struct PreviewScreen: View {
  let url: URL
  @StateObject private var model = PreviewImageModel()

  var body: some View {
    NavigationStack {
      List {
        LabeledContent("Pages in memory", value: model.pages.count, format: .number)
        NavigationLink("Legal") {
          Text("All rights reserved")
        }
      }
      .onMemoryWarning {
        model.trim()
      }
      .task {
        await model.load(page: 1, from: url)
      }
      .navigationTitle("Preview")
    }
  }
}
