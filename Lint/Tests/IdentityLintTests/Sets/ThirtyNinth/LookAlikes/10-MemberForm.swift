import SwiftUI

struct MemberForm: View {
  let check: (String) -> Void
  @State private var name = ""
  @State private var wantsNews = false

  var body: some View {
    Form {
      TextField("Member name", text: $name)
      Toggle("Newsletter", isOn: $wantsNews)
      Button("Check name") { check(name) }
    }
  }
}

struct JoinView: View {
  @State private var isChecking = false
  @State private var message = ""

  var body: some View {
    VStack {
      MemberForm { name in
        Task { await check(name) }
      }
      .disabled(isChecking)
      .overlay {
        if isChecking {
          ProgressView()
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
