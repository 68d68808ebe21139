import SwiftUI

struct AdaptiveStack<Leading: View, Trailing: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  private var layout: AnyLayout {
    if sizeClass == .compact {
      AnyLayout(VStackLayout(spacing: 12))
    } else {
      AnyLayout(HStackLayout(spacing: 12))
    }
  }

  var body: some View {
    layout {
      leading
      trailing
    }
  }
}

struct BugReportComposer: View {
  @State private var message = ""
  @State private var severity = 3

  var body: some View {
    Form {
      TextField("Steps to reproduce", text: $message, axis: .vertical)
      Stepper("Severity: \(severity)", value: $severity, in: 1...5)
    }
  }
}

struct BugReportScreen: View {
  var body: some View {
    AdaptiveStack {
      Text("Describe the problem in your own words.")
    } trailing: {
      BugReportComposer()
    }
    .padding()
  }
}
