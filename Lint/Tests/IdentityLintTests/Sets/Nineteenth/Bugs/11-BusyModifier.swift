import SwiftUI
import Observation

struct BusyModifier: ViewModifier {
  let isBusy: Bool
  let title: String

  func body(content: Content) -> some View {
    // bug: the modifier shows content in one arm of an if only, so each sync destroys OrderNotes:
    // the typed notes and the Urgent toggle are lost
    if isBusy {
      VStack {
        ProgressView()
        Text(title).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      content
    }
  }
}

extension View {
  func busy(_ isBusy: Bool, title: String) -> some View {
    modifier(BusyModifier(isBusy: isBusy, title: title))
  }
}

@Observable
final class OrderSync {
  var isSyncing = false

  @MainActor
  func sync() async {
    isSyncing = true
    try? await Task.sleep(for: .seconds(2))
    isSyncing = false
  }
}

struct OrderNotes: View {
  @State private var notes = ""
  @State private var isUrgent = false

  var body: some View {
    Form {
      Toggle("Urgent", isOn: $isUrgent)
      TextField("Notes for the driver", text: $notes, axis: .vertical)
    }
  }
}

struct OrderWindow: View {
  @State private var sync = OrderSync()

  var body: some View {
    OrderNotes()
      .busy(sync.isSyncing, title: "Syncing orders")
      .toolbar {
        Button("Sync") { Task { await sync.sync() } }
      }
  }
}
