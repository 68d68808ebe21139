import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a container with another argument looks as one that had it from the start")
struct ChangedContainerTests {
  @Test("R12 in wide and narrow windows, and after a restart")
  func changes() throws { for argument in arguments { try argument.check() } }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
  let number: Int
}

private let people = [
  Person(id: 1, name: "Ann", number: 10), Person(id: 2, name: "Bob", number: 200),
]

private struct Tree: Identifiable {
  let id: Int
  let children: [Tree]?
}

@MainActor private let arguments: [ChangedArgument] = [
  ChangedArgument("editMode list") { on in
    List { ForEach(0..<3, id: \.self) { Text("r\($0)") }.onDelete { _ in }.onMove { _, _ in } }
      .environment(\.editMode, .constant(on ? .active : .inactive))
  },
  ChangedArgument("editMode list actions") { on in
    List(.constant(people), editActions: .all) { $person in Text(person.name) }.environment(
      \.editMode, .constant(on ? .active : .inactive))
  },
  ChangedArgument("edit actions flip") { on in
    List(.constant(people), editActions: on ? .all : []) { $person in Text(person.name) }
      .environment(\.editMode, .constant(.active))
  },
  ChangedArgument("foreach edit actions flip") { on in
    List {
      ForEach(.constant(people), editActions: on ? .all : .move) { $person in Text(person.name) }
    }.environment(\.editMode, .constant(.active))
  },
  ChangedArgument("onDelete flip") { on in
    List { ForEach(0..<3, id: \.self) { Text("r\($0)") }.onDelete(perform: on ? { _ in } : nil) }
      .environment(\.editMode, .constant(.active))
  },
  ChangedArgument("onMove flip") { on in
    List { ForEach(0..<3, id: \.self) { Text("r\($0)") }.onMove(perform: on ? { _, _ in } : nil) }
      .environment(\.editMode, .constant(.active))
  },
  ChangedArgument("deleteDisabled flip") { on in
    List { ForEach(0..<3, id: \.self) { Text("r\($0)").deleteDisabled(on) }.onDelete { _ in } }
      .environment(\.editMode, .constant(.active))
  },
  ChangedArgument("moveDisabled flip") { on in
    List { ForEach(0..<3, id: \.self) { Text("r\($0)").moveDisabled(on) }.onMove { _, _ in } }
      .environment(\.editMode, .constant(.active))
  },
  ChangedArgument("list selection") { on in
    List(selection: .constant(Optional(on ? 1 : 2))) {
      ForEach(0..<3, id: \.self) { Text("r\($0)") }
    }
  },
  ChangedArgument("list set selection") { on in
    List(selection: .constant(on ? Set([1]) : [0, 2])) {
      ForEach(0..<3, id: \.self) { Text("r\($0)") }
    }
  },
  ChangedArgument("section header") { on in
    List {
      Section(on ? "Head" : "") { Text("a") }; Section("Two") { Text("b") }
    }
  },
  ChangedArgument("section footer") { on in
    List {
      Section {
        Text("a")
      } footer: {
        Text(on ? "long\nfooter" : "f")
      }; Text("b")
    }
  },
  ChangedArgument("section optional footer") { on in
    List {
      Section {
        Text("a")
      } footer: {
        if on { Text("f") }
      }; Text("b")
    }
  },
  ChangedArgument("section expanded") { on in
    List { Section("S", isExpanded: .constant(on)) { Text("a") } }.listStyle(.sidebar)
  },
  ChangedArgument("listRowBackground") { on in
    List { Text("a").listRowBackground(on ? Color.red : nil) }
  },
  ChangedArgument("min row height") { on in
    List {
      Text("a"); Text("b")
    }.environment(\.defaultMinListRowHeight, on ? 48 : 16)
  },
  ChangedArgument("min header height") { on in
    List { Section("S") { Text("a") } }.environment(\.defaultMinListHeaderHeight, on ? 48 : nil)
  },
  ChangedArgument("rows count") { on in List(0..<(on ? 5 : 2), id: \.self) { Text("r\($0)") } },
  ChangedArgument("table rows") { on in
    Table(on ? people : Array(people.prefix(1))) {
      TableColumn("Name", value: \.name); TableColumn("N") { Text("\($0.number)") }
    }
  },
  ChangedArgument("table column") { on in
    Table(people) {
      TableColumn("Name", value: \.name); if on { TableColumn("N") { Text("\($0.number)") } }
    }
  },
  ChangedArgument("table column title") { on in
    Table(people) {
      TableColumn(Text(on ? "Long name" : "N")) { Text($0.name) };
      TableColumn("N") { Text("\($0.number)") }
    }
  },
  ChangedArgument("table column width") { on in
    Table(people) {
      TableColumn("Name", value: \.name).width(on ? 64 : 160);
      TableColumn("N") { Text("\($0.number)") }
    }
  },
  ChangedArgument("table headers") { on in
    Table(people) { TableColumn("Name", value: \.name) }.tableColumnHeaders(on ? .hidden : .visible)
  },
  ChangedArgument("nav title") { on in
    NavigationStack { Text("c").navigationTitle(on ? "Long title" : "T") }
  },
  ChangedArgument("nav title optional") { on in
    NavigationStack { Group { if on { Text("c").navigationTitle("T") } else { Text("c") } } }
  },
  ChangedArgument("nav subtitle") { on in
    NavigationStack { Text("c").navigationTitle("T").navigationSubtitle(on ? "Sub" : "") }
  },
  ChangedArgument("toolbar item") { on in
    NavigationStack {
      Text("c").toolbar {
        if on { Button("Add") {} }; Button("Zap") {}
      }
    }
  },
  ChangedArgument("toolbar label") { on in
    NavigationStack {
      Text("c").navigationTitle("T").toolbar {
        Button(on ? "Longer one" : "A") {}; Button("Zap") {}
      }
    }
  },
  ChangedArgument("toolbar placement") { on in
    NavigationStack {
      Text("c").toolbar {
        ToolbarItem(placement: on ? .topBarLeading : .topBarTrailing) { Button("Add") {} }
      }
    }
  },
  ChangedArgument("toolbar bottom") { on in
    NavigationStack {
      Text("c").toolbar { if on { ToolbarItem(placement: .bottomBar) { Button("Add") {} } } }
    }
  },
  ChangedArgument("toolbar visibility") { on in
    NavigationStack {
      Text("c").navigationTitle("T").toolbar(on ? .hidden : .visible, for: .navigationBar)
    }
  },
  ChangedArgument("toolbar principal") { on in
    NavigationStack {
      Text("c").navigationTitle("T").toolbar {
        if on { ToolbarItem(placement: .principal) { Text("P") } }
      }
    }
  },
  ChangedArgument("back hidden") { on in
    NavigationStack(path: .constant([1])) {
      Text("root").navigationDestination(for: Int.self) { _ in
        Text("page").navigationBarBackButtonHidden(on)
      }
    }
  },
  ChangedArgument("destination isPresented") { on in
    NavigationStack {
      Text("root").navigationDestination(isPresented: .constant(on)) { Text("page") }
    }
  },
  ChangedArgument("tab selection") { on in
    TabView(selection: .constant(on ? 1 : 2)) {
      Tab("One", systemImage: "star", value: 1) { Text("one") };
      Tab("Two", systemImage: "star", value: 2) { Text("two") }
    }
  },
  ChangedArgument("tab badge") { on in
    TabView {
      Tab("One", systemImage: "star") { Text("one") }.badge(on ? 5 : 0);
      Tab("Two", systemImage: "star") { Text("two") }
    }
  },
  ChangedArgument("tab label") { on in
    TabView {
      Tab(on ? "Longer" : "L", systemImage: "star") { Text("one") };
      Tab("Two", systemImage: "star") { Text("two") }
    }
  },
  ChangedArgument("tab hidden") { on in
    TabView {
      Tab("One", systemImage: "star") { Text("one") };
      Tab("Two", systemImage: "star") { Text("two") }.hidden(on)
    }
  },
  ChangedArgument("tab optional") { on in
    TabView {
      Tab("One", systemImage: "star") { Text("one") };
      if on { Tab("Two", systemImage: "star") { Text("two") } }
    }
  },
  ChangedArgument("inspector") { on in
    Text("c").inspector(isPresented: .constant(on)) { Text("insp") }
  },
  ChangedArgument("inspector width") { on in
    Text("c").inspector(isPresented: .constant(true)) {
      Text("insp").inspectorColumnWidth(on ? 240 : 160)
    }
  },
  ChangedArgument("searchable text") { on in
    NavigationStack { List { Text("a") }.searchable(text: .constant(on ? "abc" : "")) }
  },
  ChangedArgument("searchable prompt") { on in
    NavigationStack {
      List { Text("a") }.searchable(text: .constant(""), prompt: on ? "Find it" : "Look")
    }
  },
  ChangedArgument("sheet") { on in Text("c").sheet(isPresented: .constant(on)) { Text("sheet") } },
  ChangedArgument("sheet content") { on in
    Text("c").sheet(isPresented: .constant(true)) { Text(on ? "long long sheet" : "s") }
  },
  ChangedArgument("sheet detents") { on in
    Text("c").sheet(isPresented: .constant(true)) {
      Text("s").presentationDetents(on ? [.height(160)] : [.height(64)])
    }
  },
  ChangedArgument("alert message") { on in
    Text("c").alert(on ? "Long title of it" : "T", isPresented: .constant(true)) {
      Button("OK") {}; if on { Button("More") {} }
    } message: {
      Text(on ? "m" : "message that is long")
    }
  },
  ChangedArgument("popover") { on in Text("c").popover(isPresented: .constant(on)) { Text("pop") }
  },
  ChangedArgument("scroll axis") { on in
    ScrollView(on ? .horizontal : .vertical) { Text("content") }.frame(height: 64)
  },
  ChangedArgument("scroll indicators") { on in
    ScrollView { Text("a\nb\nc\nd\ne\nf\ng") }.scrollIndicators(on ? .hidden : .visible).frame(
      height: 64)
  },
  ChangedArgument("scroll disabled", isShown: false) { on in
    ScrollView { Text("a\nb\nc\nd\ne\nf\ng") }.scrollDisabled(on).frame(height: 64)
  },
  ChangedArgument("form columns") { on in
    Form {
      TextField(on ? "A longer label" : "L", text: .constant("x"));
      TextField("B", text: .constant("y"))
    }.formStyle(.columns)
  },
  ChangedArgument("form section") { on in
    Form { Section(on ? "S" : "") { Toggle("t", isOn: .constant(on)) } }
  },
  ChangedArgument("outline") { on in
    List(
      on ? [Tree(id: 1, children: [Tree(id: 2, children: nil)])] : [Tree(id: 1, children: nil)],
      children: \.children
    ) { Text("t\($0.id)") }
  },
  ChangedArgument("lazy stack spacing") { on in
    ScrollView {
      LazyVStack(alignment: on ? .trailing : .leading, spacing: on ? 16 : 0) {
        ForEach(0..<3, id: \.self) { Text("r\($0)") }
      }
    }
  },
  ChangedArgument("hsplit") { on in
    HStack {
      Text("a"); Divider(); Text(on ? "b" : "c\nd")
    }
  },
  ChangedArgument("timeline") { on in
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: on ? 1 : 60)) { _ in
      Text(on ? "x" : "y")
    }
  },
  ChangedArgument("canvas") { on in
    Canvas { c, s in
      c.fill(Path(CGRect(x: 0, y: 0, width: on ? 32 : 64, height: 32)), with: .color(.red))
    }.frame(width: 96, height: 48)
  },
  ChangedArgument("geometry") { on in
    GeometryReader { g in Text("\(Int(g.size.width)) \(on ? "on" : "off")") }.frame(
      width: on ? 160 : 240, height: 32)
  },
]
