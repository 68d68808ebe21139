import SwiftUI
import Observation

struct Voucher: Identifiable, Codable {
  let id: UUID
  var shop: String
  var expires: Date
  var isUsed = false
}

@Observable
final class VoucherStore {
  private(set) var vouchers: [Voucher] = []

  func add(_ shop: String, expires: Date) {
    vouchers.append(Voucher(id: UUID(), shop: shop, expires: expires))
  }

  func markUsed(_ id: Voucher.ID) {
    guard let index = vouchers.firstIndex(where: { $0.id == id }) else { return }
    vouchers[index].isUsed = true
  }

  func remove(_ ids: Set<Voucher.ID>) {
    vouchers.removeAll { ids.contains($0.id) }
  }
}

struct VoucherListScreen: View {
  @Environment(VoucherStore.self) private var store
  @State private var hidesUsed = true

  private var visible: [Voucher] {
    store.vouchers
      .filter { !hidesUsed || !$0.isUsed }
      .sorted { $0.expires < $1.expires }
  }

  var body: some View {
    List {
      Toggle("Hide used", isOn: $hidesUsed)
      ForEach(visible) { voucher in
        VoucherRow(voucher: voucher) { store.markUsed(voucher.id) }
      }
      .onDelete(perform: delete)
    }
    .navigationTitle("Vouchers")
  }

  private func delete(at offsets: IndexSet) {
    let shown = visible
    store.remove(Set(offsets.map { shown[$0].id }))
  }
}

private struct VoucherRow: View {
  let voucher: Voucher
  let onUse: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(voucher.shop)
        Text(voucher.expires, style: .date).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Use", action: onUse).disabled(voucher.isUsed)
    }
  }
}
