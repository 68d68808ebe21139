import SwiftUI

enum LaunchMode {
  static let isKiosk = ProcessInfo.processInfo.arguments.contains("--kiosk")
}

extension View {
  @ViewBuilder
  func applying<Styled: View>(
    _ condition: Bool,
    @ViewBuilder _ style: (Self) -> Styled
  ) -> some View {
    if condition {
      style(self)
    } else {
      self
    }
  }
}

struct FeedbackScreen: View {
  var body: some View {
    FeedbackForm()
      .navigationTitle("Feedback")
      .applying(LaunchMode.isKiosk) { form in
        form
          .padding(.top, 32)
          .overlay(alignment: .top) { KioskBanner() }
      }
  }
}

private struct KioskBanner: View {
  var body: some View {
    Text("Please keep your distance to others in line.")
      .frame(maxWidth: .infinity)
      .background(.yellow)
  }
}

private struct FeedbackForm: View {
  @State private var praise = ""
  @State private var complaint = ""
  @State private var wantsAnswer = false

  var body: some View {
    Form {
      TextField("What was good?", text: $praise)
      TextField("What was not?", text: $complaint, axis: .vertical)
      Toggle("Please answer me", isOn: $wantsAnswer)
    }
  }
}
