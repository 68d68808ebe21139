import Foundation
import TheseusTesting
import TheseusViews

/// Bindings that the algorithms of collections return, in rows that do not look for their ids.
extension RowForm {
  static let algorithms = [
    RowForm("map") { items, keep in Picked(items.map { $0 }, keep) },
    RowForm("first, last") { items, keep in
      Picked([items.first, items.last].compactMap { $0 }, keep)
    },
    RowForm("first(where:), last(where:)") { items, keep in
      Picked(
        [
          items.first { $0.wrappedValue.id == 2 }, items.last { $0.wrappedValue.id != 3 },
        ]
        .compactMap { $0 }, keep)
    },
    RowForm("randomElement") { items, keep in
      Picked([items.randomElement()].compactMap { $0 }, keep)
    },
    RowForm("lazy.map") { items, keep in Picked(Array(items.lazy.map { $0 }), keep) },
    RowForm("lazy.filter") { items, keep in
      Picked(Array(items.lazy.filter { $0.wrappedValue.id != 2 }), keep)
    },
    RowForm("reversed by index") { items, keep in
      let reversed = items.reversed()
      Picked(reversed.indices.map { reversed[$0] }, keep)
    },
    RowForm("dropFirst by index") { items, keep in
      let rest = items.dropFirst()
      Picked(rest.indices.map { rest[$0] }, keep)
    },
    RowForm("prefix") { items, keep in Picked(items.prefix(2).map { $0 }, keep) },
    RowForm("suffix") { items, keep in Picked(items.suffix(2).map { $0 }, keep) },
    RowForm("a slice") { items, keep in
      let slice = items[items.startIndex..<items.endIndex]
      Picked(slice.indices.map { slice[$0] }, keep)
    },
    RowForm("sorted by index") { items, keep in
      Picked(items.sorted { $0.wrappedValue.title < $1.wrappedValue.title }, keep)
    },
    RowForm("compactMap, flatMap") { items, keep in
      Picked(items.compactMap { Optional($0) }.flatMap { [$0] }, keep)
    },
    RowForm("enumerated in a List") { items, keep in
      List(items.enumerated(), id: \.element.id) { pair in
        ItemRow(item: pair.element, keep: keep)
      }
    },
    RowForm("enumerated in a lazy stack") { items, keep in
      LazyVStack {
        ForEach(items.enumerated(), id: \.element.id) { pair in
          ItemRow(item: pair.element, keep: keep)
        }
      }
    },
    RowForm("enumerated in a stack") { items, keep in
      ForEach(items.enumerated(), id: \.offset) { pair in
        ItemRow(item: pair.element, keep: keep)
      }
    },
    RowForm("zip in a lazy stack") { items, keep in
      LazyVStack {
        ForEach(Array(zip(1..., items)), id: \.0) { pair in ItemRow(item: pair.1, keep: keep) }
      }
    },
  ]

  /// Trees below one bound element.
  static let roots = [
    RowForm("OutlineGroup, root") { items, keep in
      if let root = items.first {
        OutlineGroup(root, children: \.children) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("OutlineGroup, root, id") { items, keep in
      if let root = items.last {
        OutlineGroup(root, id: \.key, children: \.children) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
  ]

  static let tabs = [
    RowForm("Tab") { items, keep in
      TabView {
        ForEach(items) { $item in
          Tab(item.title, systemImage: "star") { ItemRow(item: $item, keep: keep) }
        }
      }
    },
    RowForm("Tab, value") { items, keep in
      Selecting { _, _, $always in
        TabView(selection: $always) {
          ForEach(items) { $item in
            Tab(item.title, systemImage: "star", value: item.id) {
              ItemRow(item: $item, keep: keep)
            }
          }
        }
      }
    },
  ]
}

/// Rows by number, which change nothing about the bindings.
private struct Picked: View {
  let rows: [Binding<RowItem>]
  let keep: Keep

  init(_ rows: [Binding<RowItem>], _ keep: Keep) { (self.rows, self.keep) = (rows, keep) }

  var body: some View {
    ForEach(Array(rows.enumerated()), id: \.offset) { ItemRow(item: $0.element, keep: keep) }
  }
}
