import Foundation
import TheseusTesting
import TheseusViews

/// Lists, tables and trees with every kind of selection.
extension RowForm {
  static let editableLists = [
    RowForm("List, id, editActions, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, id: \.id, editActions: .all, selection: $several) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, editActions, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, editActions: .all, selection: $one) { $item in ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("ForEach in a List, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(selection: $one) { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
      }
    },
    RowForm("ForEach in a List, always one") { items, keep in
      Selecting { _, _, $always in
        List(selection: $always) { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
      }
    },
  ]

  static let selectedTrees = [
    RowForm("List, id, children, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, id: \.id, children: \.children, selection: $several) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, children, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, children: \.children, selection: $one) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, id, children, always one") { items, keep in
      Selecting { _, _, $always in
        List(items, id: \.id, children: \.children, selection: $always) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
  ]

  static let sortedTables = [
    RowForm("Table, sortOrder") { items, keep in
      Sorting { $order in
        Table(items, sortOrder: $order) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
        }
      }
    },
    RowForm("Table, Set, sortOrder") { items, keep in
      Selecting { _, $several, _ in
        Sorting { $order in
          Table(items, selection: $several, sortOrder: $order) {
            TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
          }
        }
      }
    },
    RowForm("Table of rows, Set") { items, keep in
      Selecting { _, $several, _ in
        Table(of: Binding<RowItem>.self, selection: $several) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
        } rows: {
          ForEach(items) { $item in TableRow($item) }
        }
      }
    },
    RowForm("Table of rows, Set, sortOrder") { items, keep in
      Selecting { _, $several, _ in
        Sorting { $order in
          Table(of: Binding<RowItem>.self, selection: $several, sortOrder: $order) {
            TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
          } rows: {
            ForEach(items) { $item in TableRow($item) }
          }
        }
      }
    },
    RowForm("Table, Optional, sortOrder") { items, keep in
      Selecting { $one, _, _ in
        Sorting { $order in
          Table(items, selection: $one, sortOrder: $order) {
            TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
          }
        }
      }
    },
    RowForm("Table of rows, Optional") { items, keep in
      Selecting { $one, _, _ in
        Table(of: Binding<RowItem>.self, selection: $one) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
        } rows: {
          ForEach(items) { $item in TableRow($item) }
        }
      }
    },
    RowForm("Table of rows, Optional, sortOrder") { items, keep in
      Selecting { $one, _, _ in
        Sorting { $order in
          Table(of: Binding<RowItem>.self, selection: $one, sortOrder: $order) {
            TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
          } rows: {
            ForEach(items) { $item in TableRow($item) }
          }
        }
      }
    },
    RowForm("Table of rows, sortOrder") { items, keep in
      Sorting { $order in
        Table(of: Binding<RowItem>.self, sortOrder: $order) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
        } rows: {
          ForEach(items) { $item in TableRow($item) }
        }
      }
    },
  ]
}

/// Sorts bindings by their elements' titles.
private struct ByTitle: SortComparator {
  var order = SortOrder.forward

  func compare(_ a: Binding<RowItem>, _ b: Binding<RowItem>) -> ComparisonResult {
    a.wrappedValue.title.compare(b.wrappedValue.title)
  }
}

private struct Sorting<Content: View>: View {
  @State private var order = [ByTitle()]
  let content: (Binding<[ByTitle]>) -> Content

  var body: some View { content($order) }
}
