import SwiftUI

enum DealStage: String, CaseIterable, Identifiable {
  case lead, proposal, won, lost
  var id: Self { self }
}

struct Deal: Identifiable, Hashable {
  let id: Int
  var company: String
  var stage: DealStage
  var value: Int
}

final class DealFilter: ObservableObject {
  @Published var stage: DealStage?
  @Published var minimumValue = 0

  func includes(_ deal: Deal) -> Bool {
    (stage == nil || deal.stage == stage) && deal.value >= minimumValue
  }
}

struct DealsBoard: View {
  let deals: [Deal]
  @State private var selectedID: Deal.ID?
  @State private var columnVisibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      DealSidebar(deals: deals, selectedID: $selectedID)
    } detail: {
      if let deal = deals.first(where: { $0.id == selectedID }) {
        LabeledContent(deal.company, value: deal.value, format: .currency(code: "USD"))
          .padding()
      } else {
        Text("Select a deal")
      }
    }
    // bug: each selection runs body and swaps in an empty filter
    .environmentObject(DealFilter())
  }
}

struct DealSidebar: View {
  let deals: [Deal]
  @Binding var selectedID: Deal.ID?
  @EnvironmentObject private var filter: DealFilter

  var body: some View {
    VStack {
      Picker("Stage", selection: $filter.stage) {
        Text("Any").tag(DealStage?.none)
        ForEach(DealStage.allCases) { stage in
          Text(stage.rawValue.capitalized).tag(Optional(stage))
        }
      }
      Stepper("From \(filter.minimumValue)", value: $filter.minimumValue, step: 1000)
      List(deals.filter(filter.includes), selection: $selectedID) { deal in
        Text(deal.company)
      }
    }
  }
}
