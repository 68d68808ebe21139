import SwiftUI

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

@Observable
final class Reachability {
  var isOffline = false
}

struct IncidentReportScreen: View {
  @Environment(Reachability.self) private var reachability

  var body: some View {
    IncidentForm()
      .navigationTitle("Report")
      // bug: everything typed into the report, focus and scroll position. When: the network
      // goes away or comes back.
      .applying(reachability.isOffline) { form in
        form
          .padding(.top, 32)
          .overlay(alignment: .top) { OfflineBanner() }
      }
  }
}

private struct OfflineBanner: View {
  var body: some View {
    Text("Offline. Reports are sent later.")
      .frame(maxWidth: .infinity)
      .background(.yellow)
  }
}

private struct IncidentForm: View {
  @State private var place = ""
  @State private var account = ""
  @State private var injured = false

  var body: some View {
    Form {
      TextField("Place", text: $place)
      TextField("What happened?", text: $account, axis: .vertical)
      Toggle("Somebody is injured", isOn: $injured)
    }
  }
}
