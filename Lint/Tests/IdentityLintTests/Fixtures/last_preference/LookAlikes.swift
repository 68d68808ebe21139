import SwiftUI

// Combined: the greatest, the sum, the list, the first.
struct MaxKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
struct ListKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}
struct FirstKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Row: View {
  let title: String
  var body: some View {
    Text(title)
      .preference(key: MaxKey.self, value: CGFloat(title.count))
      .preference(key: SumKey.self, value: title.count)
      .preference(key: ListKey.self, value: [title])
      .preference(key: FirstKey.self, value: title)
  }
}
struct Rows: View {
  let titles: [String]
  @State private var width: CGFloat = 0
  @State private var sum = 0
  @State private var all: [String] = []
  @State private var first: String?
  var body: some View {
    ForEach(titles, id: \.self) { Row(title: $0) }
      .onPreferenceChange(MaxKey.self) { width = $0 }
      .onPreferenceChange(SumKey.self) { sum = $0 }
      .onPreferenceChange(ListKey.self) { all = $0 }
      .onPreferenceChange(FirstKey.self) { first = $0 }
  }
}

// One writer.
struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
struct Scroller: View {
  let titles: [String]
  @State private var offset: CGFloat = 0
  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .global).minY)
      }
      ForEach(titles, id: \.self) { Text($0) }
    }
    .onPreferenceChange(OffsetKey.self) { offset = $0 }
  }
}

// A view that measures itself, in rows.
struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
struct Measured: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("\(size.width)")
      .background {
        GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
      }
      .onPreferenceChange(SizeKey.self) { size = $0 }
  }
}
struct MeasuredRows: View {
  let titles: [String]
  var body: some View {
    ForEach(titles, id: \.self) { _ in Measured() }
    Measured()
    Measured()
  }
}

// Rows that each read their own.
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
struct Wide: View {
  let title: String
  var body: some View { Text(title).preference(key: WidthKey.self, value: CGFloat(title.count)) }
}
struct WideRows: View {
  let titles: [String]
  @State private var widths: [String: CGFloat] = [:]
  var body: some View {
    ForEach(titles, id: \.self) { title in
      Wide(title: title).onPreferenceChange(WidthKey.self) { widths[title] = $0 }
    }
    Wide(title: "a").onPreferenceChange(WidthKey.self) { widths["a"] = $0 }
    Wide(title: "b").onPreferenceChange(WidthKey.self) { widths["b"] = $0 }
  }
}

// One of two branches.
struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}
struct Titled: View {
  let title: String
  var body: some View { Text(title).preference(key: TitleKey.self, value: title) }
}
struct Titles: View {
  let isFirst: Bool
  @State private var title = ""
  var body: some View {
    Group {
      if isFirst {
        Titled(title: "First")
      } else {
        Titled(title: "Second")
      }
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

// The same constant of each.
struct HasRowsKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}
struct Flagged: View {
  var body: some View { Text("a").preference(key: HasRowsKey.self, value: true) }
}
struct FlaggedRows: View {
  @State private var hasRows = false
  var body: some View {
    VStack {
      Flagged()
      Flagged()
    }
    .onPreferenceChange(HasRowsKey.self) { hasRows = $0 }
  }
}

// Of the selected row only.
struct BoundsKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
struct SelectedRows: View {
  let titles: [String]
  let selected: String
  @State private var bounds: CGFloat = 0
  var body: some View {
    ForEach(titles, id: \.self) { title in
      if title == selected {
        Text(title).preference(key: BoundsKey.self, value: CGFloat(title.count))
      } else {
        Text(title)
      }
    }
    .onPreferenceChange(BoundsKey.self) { bounds = $0 }
  }
}

// Nobody reads it.
struct UnreadKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
struct UnreadRows: View {
  let titles: [String]
  var body: some View {
    ForEach(titles, id: \.self) { Text($0).preference(key: UnreadKey.self, value: $0.count) }
  }
}
