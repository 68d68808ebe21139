import SwiftUI

struct AccountForm: View {
  let check: (String) -> Void
  @State private var name = ""
  @State private var wantsNews = false

  var body: some View {
    Form {
      TextField("User name", text: $name)
      Toggle("Newsletter", isOn: $wantsNews)
      Button("Check name") { check(name) }
    }
  }
}

struct SignUpView: View {
  @State private var isChecking = false
  @State private var message = ""

  var body: some View {
    VStack {
      // bug: "Check name" sets isChecking
      if isChecking {
        ProgressView()
      } else {
        AccountForm { name in
          Task { await check(name) }
        }
      }
      Text(message)
    }
  }

  @MainActor
  private func check(_ name: String) async {
    isChecking = true
    try? await Task.sleep(for: .seconds(1))
    message = name.count < 3 ? "Too short" : "Free"
    isChecking = false
  }
}
