import SwiftUI
import Observation

struct ShadeModifier: ViewModifier {
  let isBusy: Bool
  let title: String

  func body(content: Content) -> some View {
    ZStack {
      content
        .disabled(isBusy)
        .opacity(isBusy ? 0.4 : 1)
      if isBusy {
        VStack {
          ProgressView()
          Text(title).foregroundStyle(.secondary)
        }
      }
    }
  }
}

extension View {
  func shaded(_ isBusy: Bool, title: String) -> some View {
    modifier(ShadeModifier(isBusy: isBusy, title: title))
  }
}

@Observable
final class StockSync {
  var isSyncing = false

  @MainActor
  func sync() async {
    isSyncing = true
    try? await Task.sleep(for: .seconds(2))
    isSyncing = false
  }
}

struct StockNotes: View {
  @State private var notes = ""
  @State private var isFragile = false

  var body: some View {
    Form {
      Toggle("Fragile", isOn: $isFragile)
      TextField("Notes for the warehouse", text: $notes, axis: .vertical)
    }
  }
}

struct StockWindow: View {
  @State private var sync = StockSync()

  var body: some View {
    StockNotes()
      .shaded(sync.isSyncing, title: "Syncing stock")
      .toolbar {
        Button("Sync") { Task { await sync.sync() } }
          .disabled(sync.isSyncing)
      }
  }
}
