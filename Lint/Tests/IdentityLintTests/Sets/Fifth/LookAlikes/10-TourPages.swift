import SwiftUI

struct TourPage: Identifiable {
  let id: String
  let title: String
  let symbol: String

  static let all = [
    TourPage(id: "scan", title: "Scan", symbol: "doc.viewfinder"),
    TourPage(id: "sign", title: "Sign", symbol: "signature"),
    TourPage(id: "send", title: "Send", symbol: "paperplane"),
  ]
}

struct TourView: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(Array(TourPage.all.enumerated()), id: \.element.id) { offset, page in
          Label(page.title, systemImage: page.symbol)
            .tag(offset)
        }
      }
      Button(page < TourPage.all.count - 1 ? "Next" : "Done") {
        if page < TourPage.all.count - 1 {
          withAnimation { page += 1 }
        } else {
          dismiss()
        }
      }
    }
  }
}
