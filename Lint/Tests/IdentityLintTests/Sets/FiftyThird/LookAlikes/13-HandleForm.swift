import SwiftUI

@MainActor
@Observable
final class HandleModel {
  var handle = ""
  private(set) var isChecking = false
  private(set) var isAvailable: Bool?
  @ObservationIgnored private let lookup: (String) async -> Bool

  init(lookup: @escaping (String) async -> Bool) {
    self.lookup = lookup
  }

  func check() async {
    isAvailable = nil
    isChecking = false
    guard handle.count > 2, (try? await Task.sleep(for: .milliseconds(400))) != nil
    else { return }
    isChecking = true
    let result = await lookup(handle)
    if !Task.isCancelled {
      isAvailable = result
      isChecking = false
    }
  }
}

struct HandleForm: View {
  @Bindable var model: HandleModel
  let onContinue: (String) -> Void

  var body: some View {
    Form {
      Section {
        TextField("Handle", text: $model.handle)
          .textInputAutocapitalization(.never)
        if let isAvailable = model.isAvailable {
          Text(isAvailable ? "Available" : "Taken")
        }
      }
      Section {
        Button("Continue") { onContinue(model.handle) }
          .disabled(model.isAvailable != true)
      }
      .disabled(model.isChecking)
    }
    .overlay { if model.isChecking { ProgressView().allowsHitTesting(false) } }
    .task(id: model.handle) { await model.check() }
  }
}
