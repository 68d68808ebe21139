import SwiftUI

@Observable
final class StatisticsModel {
  var total = 0

  func reload() {
    Task { @MainActor in
      guard let url = URL(string: "https://example.com/total"),
        let (data, _) = try? await URLSession.shared.data(from: url)
      else { return }
      total = Int(String(decoding: data, as: UTF8.self)) ?? 0
    }
  }
}

struct StatisticsView: View {
  private let model: StatisticsModel

  init(model: StatisticsModel) {
    self.model = model
    // bug: The request starts in the view's initializer
    model.reload()
  }

  var body: some View {
    Text("\(model.total) records")
  }
}

struct DashboardView: View {
  @State private var model = StatisticsModel()
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Text(title.isEmpty ? "Untitled" : title)
      StatisticsView(model: model)
    }
  }
}
