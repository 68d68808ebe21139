import SwiftUI

struct Account: Codable, Equatable {
  var displayName: String
  var email: String
  var signature: String
}

protocol AccountService {
  func update(_ account: Account) async throws
}

struct AccountPane: View {
  let account: Account
  let service: any AccountService

  @State private var isSaving = false
  @State private var failure: String?

  var body: some View {
    VStack(alignment: .leading) {
      if let failure {
        Label(failure, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
      // bug: the form leaves the tree while saving, after a failed save it comes back with the old
      // values
      if isSaving {
        ProgressView("Saving…")
          .frame(maxWidth: .infinity, minHeight: 200)
      } else {
        AccountForm(account: account, onSave: save)
      }
    }
    .padding()
  }

  private func save(_ draft: Account) {
    isSaving = true
    failure = nil
    Task {
      defer { isSaving = false }
      do {
        try await service.update(draft)
      } catch {
        failure = error.localizedDescription
      }
    }
  }
}

private struct AccountForm: View {
  let onSave: (Account) -> Void
  @State private var draft: Account

  init(account: Account, onSave: @escaping (Account) -> Void) {
    self.onSave = onSave
    _draft = State(initialValue: account)
  }

  var body: some View {
    Form {
      TextField("Name", text: $draft.displayName)
      TextField("Email", text: $draft.email)
      Section("Signature") {
        TextEditor(text: $draft.signature)
          .frame(minHeight: 120)
      }
      Button("Save") { onSave(draft) }
        .keyboardShortcut("s")
    }
  }
}
