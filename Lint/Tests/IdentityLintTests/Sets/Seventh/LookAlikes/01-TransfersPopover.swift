import SwiftUI

struct Transfer: Identifiable {
  let id: UUID
  let fileName: String
  var progress: Double
}

final class TransferCenter: ObservableObject {
  static let shared = TransferCenter()

  @Published private(set) var transfers: [Transfer] = []
  @Published var isPaused = false

  private init() {}

  func enqueue(_ fileName: String) {
    transfers.append(Transfer(id: UUID(), fileName: fileName, progress: 0))
  }

  func cancel(_ id: Transfer.ID) {
    transfers.removeAll { $0.id == id }
  }
}

struct TransfersPopover: View {
  let title: String
  @ObservedObject private var center = TransferCenter.shared

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(title, isOn: $center.isPaused)
      ForEach(center.transfers) { transfer in
        HStack {
          ProgressView(transfer.fileName, value: transfer.progress)
          Button("Cancel", systemImage: "xmark") { center.cancel(transfer.id) }
            .labelStyle(.iconOnly)
        }
      }
    }
    .padding()
    .frame(width: 320)
  }
}

struct FilesToolbar: View {
  @State private var query = ""
  @State private var showsTransfers = false

  var body: some View {
    HStack {
      TextField("Search", text: $query)
      Button("Transfers") { showsTransfers.toggle() }
        .popover(isPresented: $showsTransfers) {
          TransfersPopover(title: query.isEmpty ? "Pause all" : "Pause (searching \(query))")
        }
    }
    .padding()
  }
}
