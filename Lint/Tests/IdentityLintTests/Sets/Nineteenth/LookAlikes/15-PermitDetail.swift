import SwiftUI
import Observation

@Observable
final class PermitModel {
  let id: Int
  var holder = ""
  var remarks: [String] = []

  init(id: Int) {
    self.id = id
  }

  @MainActor
  func load() async {
    guard holder.isEmpty else { return }
    try? await Task.sleep(for: .milliseconds(300))
    holder = "Holder \(id)"
    remarks = ["Valid in zone 2", "Paid by card"]
  }
}

struct PermitDetail: View {
  @State private var model: PermitModel

  init(permitID: Int) {
    _model = State(initialValue: PermitModel(id: permitID))
  }

  var body: some View {
    Form {
      LabeledContent("Permit", value: "\(model.id)")
      LabeledContent("Holder", value: model.holder)
      ForEach(Array(model.remarks.enumerated()), id: \.offset) { Text($0.element) }
    }
    .task { await model.load() }
  }
}

struct PermitsWindow: View {
  @State private var permitID: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<20, id: \.self, selection: $permitID) { Text("Permit \($0)") }
    } detail: {
      if let permitID {
        PermitDetail(permitID: permitID)
          .id(permitID)
      }
    }
    .onOpenURL { url in
      guard let id = Int(url.lastPathComponent) else { return }
      permitID = id
    }
  }
}
