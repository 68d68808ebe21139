import SwiftUI

struct VoucherClient {
  var isValid: @Sendable (String) async -> Bool
}

@MainActor
@Observable
final class CheckoutModel {
  var voucher = ""
  private(set) var checksRunning = 0
  private(set) var isValid = false
  @ObservationIgnored private let client: VoucherClient

  init(client: VoucherClient) {
    self.client = client
  }

  func check() async {
    isValid = false
    guard voucher.count > 2 else { return }
    checksRunning += 1
    defer { checksRunning -= 1 }
    let answer = await client.isValid(voucher)
    guard !Task.isCancelled else { return }
    isValid = answer
  }
}

struct VoucherForm: View {
  @Bindable var model: CheckoutModel
  let onApply: () -> Void

  var body: some View {
    Form {
      Section {
        TextField("Voucher", text: $model.voucher)
          .autocorrectionDisabled()
        LabeledContent("Valid", value: model.isValid ? "Yes" : "No")
      }
      Section {
        Button("Apply", action: onApply)
          .disabled(!model.isValid)
      }
      .disabled(model.checksRunning > 0)
    }
    .task(id: model.voucher) {
      await model.check()
    }
  }
}
