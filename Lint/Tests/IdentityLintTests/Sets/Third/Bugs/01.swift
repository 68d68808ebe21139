import SwiftUI

struct ReceiptLine: Identifiable, Hashable {
  let id: Int
  var title: String
  var category: String
  var cents: Int
}

struct Receipt {
  var shop: String
  var note = ""
  var lines: [ReceiptLine]
}

struct LineGroup: Identifiable {
  // bug: an edit of the note collapses every group
  let id = UUID()
  let category: String
  let lines: [ReceiptLine]

  var total: Int { lines.reduce(0) { $0 + $1.cents } }
}

extension Receipt {
  var grouped: [LineGroup] {
    Dictionary(grouping: lines, by: \.category)
      .sorted { $0.key < $1.key }
      .map { LineGroup(category: $0.key, lines: $0.value) }
  }
}

struct ReceiptScreen: View {
  @Binding var receipt: Receipt

  var body: some View {
    Form {
      Section("Note") {
        TextField("What was this for?", text: $receipt.note)
      }
      Section(receipt.shop) {
        ForEach(receipt.grouped) { group in
          LineGroupRow(group: group)
        }
      }
    }
  }
}

private struct LineGroupRow: View {
  let group: LineGroup
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(group.lines) { line in
        LabeledContent(line.title, value: line.cents.formatted())
      }
    } label: {
      LabeledContent(group.category, value: group.total.formatted())
    }
  }
}
