import SwiftUI

@Observable
final class TotalsModel {
  var total = 0

  @MainActor
  func reload() async {
    guard let url = URL(string: "https://example.com/total"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    total = Int(String(decoding: data, as: UTF8.self)) ?? total
  }
}

struct TotalsView: View {
  private let model: TotalsModel
  private let heading: String

  init(model: TotalsModel, title: String) {
    self.model = model
    self.heading = title.isEmpty ? "Untitled" : title.capitalized
  }

  var body: some View {
    LabeledContent(heading, value: "\(model.total) records")
      .task {
        await model.reload()
      }
  }
}

struct OverviewView: View {
  @State private var model = TotalsModel()
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TotalsView(model: model, title: title)
    }
  }
}
