import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a layout with another argument looks as one that had it from the start")
struct ChangedLayoutTests {
  @Test("R12 in wide and narrow windows, and after a restart")
  func changes() throws { for argument in arguments { try argument.check() } }
}

@MainActor private let arguments: [ChangedArgument] = [
  ChangedArgument("padding") { Text("a").padding($0 ? 16 : 0) },
  ChangedArgument("padding edges") {
    Text("a").padding($0 ? .leading : .trailing, 24).border(.red)
  },
  ChangedArgument("frame width") {
    Text("abcdef").frame(width: $0 ? 80 : 160, alignment: .trailing)
  },
  ChangedArgument("frame alignment") {
    Text("abc").frame(width: 160, height: 64, alignment: $0 ? .bottomTrailing : .topLeading)
  },
  ChangedArgument("frame maxWidth") {
    Text("abc").frame(maxWidth: $0 ? .infinity : nil, alignment: .trailing)
  },
  ChangedArgument("lineLimit") {
    Text("one two three four five six seven eight nine ten eleven twelve").lineLimit($0 ? 1 : 3)
  },
  ChangedArgument("lineLimit range") {
    Text("one two three").lineLimit($0 ? 2 : 1, reservesSpace: true).border(.red)
  },
  ChangedArgument("truncation") {
    Text("one two three four five six seven eight nine ten eleven twelve").lineLimit(1)
      .truncationMode($0 ? .head : .middle)
  },
  ChangedArgument("text alignment") {
    Text("one two three four five six seven eight nine ten eleven").multilineTextAlignment(
      $0 ? .trailing : .center)
  },
  ChangedArgument("fixedSize") { on in
    Text("one two three four five six seven eight nine").fixedSize(horizontal: on, vertical: true)
      .frame(width: 100, alignment: .leading)
  },
  ChangedArgument("layoutPriority") { on in
    HStack {
      Text("one two three four five six").layoutPriority(on ? 1 : 0);
      Text("alpha beta gamma delta epsilon").layoutPriority(on ? 0 : 1)
    }
  },
  ChangedArgument("zIndex") { on in
    ZStack {
      Text("aaaa").zIndex(on ? 1 : 0); Text("bb").zIndex(on ? 0 : 1)
    }
  },
  ChangedArgument("offset") { Text("a").offset(x: $0 ? 16 : 0) },
  ChangedArgument("position") {
    Text("a").position(x: $0 ? 40 : 80, y: 24).frame(width: 200, height: 64)
  },
  ChangedArgument("opacity") { Text("a").opacity($0 ? 0 : 1) },
  ChangedArgument("textCase") { Text("Abc").textCase($0 ? .uppercase : .lowercase) },
  ChangedArgument("textCase nil") { Text("Abc").textCase($0 ? nil : .lowercase) },
  ChangedArgument("bold") { Text("a").bold($0) },
  ChangedArgument("alignmentGuide") { on in
    VStack(alignment: .leading) {
      Text("aaaaaa"); Text("b").alignmentGuide(.leading) { d in on ? -24 : d[.leading] }
    }
  },
  ChangedArgument("HStack spacing") { on in
    HStack(spacing: on ? 32 : 8) {
      Text("a"); Text("b")
    }
  },
  ChangedArgument("VStack alignment") { on in
    VStack(alignment: on ? .trailing : .leading) {
      Text("aaaaaa"); Text("b")
    }
  },
  ChangedArgument("HStack alignment") { on in
    HStack(alignment: on ? .bottom : .top) {
      Text("a\nb\nc"); Text("d")
    }
  },
  ChangedArgument("ZStack alignment") { on in
    ZStack(alignment: on ? .bottomTrailing : .topLeading) {
      Text("aaaa\nbbbb\ncccc"); Text("X")
    }
  },
  ChangedArgument("grid columns") { on in
    Grid {
      GridRow {
        Text("a"); Text("bbbb")
      }; GridRow { Text("cccccc").gridCellColumns(on ? 2 : 1) }
    }
  },
  ChangedArgument("grid alignment") { on in
    Grid(alignment: on ? .trailing : .leading) {
      GridRow {
        Text("a"); Text("bbbb")
      };
      GridRow {
        Text("cccccc"); Text("d")
      }
    }
  },
  ChangedArgument("grid column alignment") { on in
    Grid {
      GridRow {
        Text("a").gridColumnAlignment(on ? .trailing : .leading); Text("bbbb")
      };
      GridRow {
        Text("cccccc"); Text("d")
      }
    }
  },
  ChangedArgument("grid cell anchor") { on in
    Grid {
      GridRow {
        Text("a").gridCellAnchor(on ? .trailing : .leading); Text("bbbb")
      };
      GridRow {
        Text("cccccc"); Text("d")
      }
    }
  },
  ChangedArgument("grid unsized axes") { on in
    Grid {
      GridRow {
        Text("a"); Text("b")
      }; Divider().gridCellUnsizedAxes(on ? .horizontal : [])
    }
  },
  ChangedArgument("grid spacing") { on in
    Grid(horizontalSpacing: on ? 32 : 8) {
      GridRow {
        Text("a"); Text("b")
      }
    }
  },
  ChangedArgument("lazy grid items") { on in
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: on ? 3 : 2)) {
      ForEach(0..<7, id: \.self) { Text("\($0)") }
    }
  },
  ChangedArgument("overlay alignment") { on in
    Text("abcdef\nghijkl").overlay(alignment: on ? .bottomTrailing : .topLeading) { Text("X") }
  },
  ChangedArgument("safeAreaInset") { on in
    ScrollView { Text("content") }.safeAreaInset(edge: .top, spacing: on ? 32 : 0) { Text("bar") }
      .frame(height: 96)
  },
  ChangedArgument("contentMargins") { on in
    ScrollView { Text("content") }.contentMargins(on ? 24 : 0).frame(height: 96)
  },
  ChangedArgument("spacer length") { on in
    HStack {
      Text("a"); Spacer(minLength: on ? 64 : 8); Text("b")
    }.fixedSize()
  },
  ChangedArgument("aspectRatio") { on in
    Rectangle().aspectRatio(on ? 2 : 1, contentMode: .fit).frame(width: 128, height: 128)
  },
  ChangedArgument("inset shape") { on in
    RoundedRectangle(cornerRadius: on ? 16 : 0).stroke().frame(width: 128, height: 64)
  },
  ChangedArgument("baseline") { on in
    HStack(alignment: .firstTextBaseline) {
      Text(on ? "a\nb" : "a"); Text("x\ny\nz")
    }
  },
  ChangedArgument("containerRelativeFrame") { on in
    Text("abc").containerRelativeFrame(.horizontal, count: on ? 4 : 2, spacing: 0).border(.red)
  },
  ChangedArgument("ViewThatFits") { on in
    ViewThatFits {
      Text(
        on
          ? "short"
          : "a very very very very very very very very long line that never fits into this window");
      Text("alt")
    }
  },
  ChangedArgument("group optional") { on in
    HStack {
      Text("a"); if on { Text("b") }; Text("c")
    }
  },
]
