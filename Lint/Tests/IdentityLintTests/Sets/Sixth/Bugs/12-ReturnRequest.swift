import SwiftUI

final class ReturnDraft: ObservableObject {
  @Published var reason: String?
  @Published var comment = ""
  @Published var wantsExchange = false

  func clear() {
    reason = nil
    comment = ""
    wantsExchange = false
  }
}

struct ReturnRequestScreen: View {
  let orderNumber: String
  @ObservedObject var draft: ReturnDraft
  let submit: (ReturnDraft) async -> Void

  var body: some View {
    Form {
      Section("Order \(orderNumber)") {
        TextField("What is wrong with it?", text: $draft.comment, axis: .vertical)
          .lineLimit(3...8)
        Toggle("Exchange instead of refund", isOn: $draft.wantsExchange)
      }
      Section {
        NavigationLink {
          ReasonPicker(reason: $draft.reason)
        } label: {
          LabeledContent("Reason", value: draft.reason ?? "Choose")
        }
      }
      Button("Send request") {
        Task { await submit(draft) }
      }
      .disabled(draft.reason == nil)
    }
    .navigationTitle("Return")
    // bug: the push of the reason list makes the form disappear too, the comment is cleared on the
    // way
    .onDisappear { draft.clear() }
  }
}

struct ReasonPicker: View {
  @Binding var reason: String?
  @Environment(\.dismiss) private var dismiss

  private let reasons = ["Too small", "Too large", "Damaged", "Not as described"]

  var body: some View {
    List(reasons, id: \.self) { option in
      Button {
        reason = option
        dismiss()
      } label: {
        HStack {
          Text(option)
          Spacer()
          if option == reason { Image(systemName: "checkmark") }
        }
      }
    }
    .navigationTitle("Reason")
  }
}
