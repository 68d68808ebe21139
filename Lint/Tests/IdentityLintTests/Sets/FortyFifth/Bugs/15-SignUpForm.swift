import SwiftUI

struct HandleClient {
  var isFree: @Sendable (String) async -> Bool
}

@MainActor
@Observable
final class SignUpModel {
  var handle = ""
  private(set) var isChecking = false
  private(set) var isFree = false
  @ObservationIgnored private let client: HandleClient

  init(client: HandleClient) {
    self.client = client
  }

  func check() async {
    isFree = false
    guard handle.count > 2 else { return }
    isChecking = true
    let answer = await client.isFree(handle)
    isChecking = false
    guard !Task.isCancelled else { return }
    isFree = answer
  }
}

struct SignUpForm: View {
  @Bindable var model: SignUpModel
  let onContinue: () -> Void

  var body: some View {
    Form {
      Section {
        TextField("Handle", text: $model.handle)
          .autocorrectionDisabled()
        LabeledContent("Free", value: model.isFree ? "Yes" : "No")
      }
      // bug: The keyboard drops after each letter
      .disabled(model.isChecking)
      Section {
        Button("Continue", action: onContinue)
          .disabled(!model.isFree)
      }
    }
    .task(id: model.handle) {
      await model.check()
    }
  }
}
