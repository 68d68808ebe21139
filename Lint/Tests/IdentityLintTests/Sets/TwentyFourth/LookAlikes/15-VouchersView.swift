import SwiftUI

struct Voucher: Identifiable, Hashable {
  let id: UUID
  var title: String
  var code: String
  var addedAt: Date
}

final class VoucherStore: ObservableObject {
  @Published private(set) var vouchers: [Voucher] = []
  @Published var searchText = ""

  var visible: [Voucher] {
    vouchers
      .filter { searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText) }
      .sorted { $0.addedAt > $1.addedAt }
  }

  func delete(at offsets: IndexSet) {
    let shown = visible
    let doomed = Set(offsets.map { shown[$0].id })
    vouchers.removeAll { doomed.contains($0.id) }
  }
}

struct VouchersView: View {
  @EnvironmentObject private var store: VoucherStore

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.visible) { voucher in
          VStack(alignment: .leading) {
            Text(voucher.title)
            Text(voucher.code)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .onDelete(perform: store.delete(at:))
      }
      .searchable(text: $store.searchText)
      .navigationTitle("Vouchers")
    }
  }
}
