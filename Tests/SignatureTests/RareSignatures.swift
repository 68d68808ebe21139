import SwiftUI
import UniformTypeIdentifiers

/// Calls that few apps make, and older forms that many still make.
@MainActor enum RareSignatures {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct Delegate: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  final class SharedNote: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  @available(*, deprecated)
  @ViewBuilder static func older(_ text: Binding<String>, _ choice: Binding<Int>) -> some View {
    TextField("a", text: text, onCommit: {})
    Color(light: .white, dark: .black)
    TextField("a", text: text) { (isEditing: Bool) in }
    TextField("a", text: text, onEditingChanged: { _ in })
    TextField("a", text: text) { _ in
    } onCommit: {
    }
    SecureField("a", text: text, onCommit: {})
    Picker(selection: choice, label: Text("a")) { Text("b").tag(1) }
    Picker(selection: choice, label: Text("a"), content: { Text("b").tag(1) })
    GroupBox(label: Text("a"), content: { Text("b") })
    Text("a").disableAutocorrection(true)
    Text("a").autocapitalization(.none)
    Text("a").accessibility(label: Text("b"))
    Text("a").accessibility(value: Text("b"))
    Text("a").accessibility(hint: Text("b"))
    Text("a").accessibility(hidden: true)
    Text("a").accessibility(identifier: "b")
    Text("a").accessibility(addTraits: .isHeader)
    Text("a").contextMenu(ContextMenu { Text("b") })
  }

  @ViewBuilder static func actions(_ isShown: Binding<Bool>, _ item: Binding<Item?>) -> some View {
    Text("a").onDrop(of: [.text], delegate: Delegate())
    Text("a").onDrag({ NSItemProvider() })
    Text("a").onDrag({ NSItemProvider() }, preview: { Text("b") })
    Text("a").itemProvider { NSItemProvider() }
    Text("a").onSubmit({})
    Text("a").onSubmit(of: .search, {})
    Text("a").onDisappear()
    Text("a").task({})
    Text("a").task(id: 1, priority: .background, {})
    Text("a").onChange(of: 1, initial: true, { _, _ in })
    Text("a").onLongPressGesture(perform: {}, onPressingChanged: { _ in })
    Text("a").onLongPressGesture(minimumDuration: 1, perform: {}, onPressingChanged: { _ in })
    Text("a").onKeyPress { _ in .ignored }
    Text("a").gesture(DragGesture().onChanged({ _ in }).onEnded({ _ in }))
    Text("a").gesture(WindowDragGesture())
    Text("a").transaction({ _ in })
    Text("a").fullScreenCover(isPresented: isShown) {
    } content: {
      Text("b")
    }
    Text("a").fullScreenCover(item: item) {
    } content: { _ in
      Text("b")
    }
    Text("a").popover(
      isPresented: isShown, attachmentAnchor: .point(.center), arrowEdge: .top,
      content: { Text("b") })
    Text("a").confirmationDialog(
      "b", isPresented: isShown, titleVisibility: .visible, presenting: item.wrappedValue,
      actions: { _ in Text("c") }, message: { _ in Text("d") })
    Text("a").fileExporter(
      isPresented: isShown, document: Note(), contentType: .plainText, defaultFilename: "b"
    ) { _ in }
    ScrollView { Text("a") }.onScrollGeometryChange(
      for: Double.self, of: { $0.contentOffset.y }, action: { _, _ in })
  }

  @ViewBuilder static func controls(
    _ value: Binding<Double>, _ choice: Binding<Int>, _ style: ToggleStyleConfiguration,
    _ button: PrimitiveButtonStyleConfiguration, _ menu: MenuStyleConfiguration,
    _ label: LabelStyleConfiguration
  ) -> some View {
    Toggle(style)
    Button(button)
    Menu(menu)
    Label(label)
    Button("a", image: ImageResource(name: "b", bundle: .main)) {}
    Gauge(value: 1, in: 0...2, label: { Text("a") }, currentValueLabel: { Text("b") })
    ProgressView(label: { Text("a") })
    Slider(value: value, label: { Text("a") })
    Slider(
      value: value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("b")
    ) {
      Text("c")
    }
    Slider(value: value, in: 0...1, step: 0.5) { _ in
    } label: {
      Text("b")
    }
    Picker(selection: choice, content: { Text("a").tag(1) }) { Text("b") }
    Section(content: { Text("a") })
    VStack(spacing: 8, content: { Text("a") })
    let layout = AnyLayout(HStackLayout())
    layout { Text("a") }
    TupleView((Text("a"), Text("b")))
    PhaseAnimator([0, 1], trigger: 1) { _ in Text("a") }
    Text("a").listSectionIndexVisibility(.visible)
    Text("a").sectionIndexLabel("b")
    Text("a").windowMinimizeBehavior(.disabled)
    Text("a").windowResizeBehavior(.disabled)
    Text("a").foregroundStyle(.red.shadow(.drop(radius: 1)))
    Text("a").tabViewBottomAccessory(isEnabled: true) { Text("b") }
    GeometryReader { proxy in Color.red.frame(width: proxy.frame(in: .global).width) }
    Canvas { context, _ in
      context.stroke(Path(), with: .color(.red), lineWidth: 2)
    }
  }

  @ViewBuilder static func tables(
    _ items: [Item], _ several: Binding<Set<Int>>, _ order: Binding<[KeyPathComparator<Item>]>
  ) -> some View {
    Table(selection: several, sortOrder: order) {
      TableColumn("a", value: \.name)
    } rows: {
      ForEach(items) { TableRow($0) }
    }
  }

  @ViewBuilder static var bars: some View {
    Text("a").toolbar { ToolbarTitleMenu { Text("b") } }
    Text("a").toolbar(id: "c") { ToolbarItem(id: "b") { Text("b") } }
    Text("a").toolbar {
      ToolbarItemGroup {
        Text("b")
      } label: {
        Text("c")
      }
    }
    TabView {
      TabSection("a", content: { Tab("b", systemImage: "star") { Text("c") } })
      Tab("d", systemImage: "star") { Text("e") }.customizationBehavior(
        .disabled, for: .sidebar, .tabBar)
    }
  }

  @SceneBuilder static func scenes(_ isInserted: Binding<Bool>) -> some Scene {
    DocumentGroup(newDocument: { SharedNote() }) { _ in Text("a") }
    WindowGroup("a", for: Int.self) { _ in Text("b") }
    MenuBarExtra("a", isInserted: isInserted) { Text("b") }
    WindowGroup { Text("a") }.commands {
      CommandGroup(after: .newItem, addition: { Text("b") })
      ToolbarCommands()
    }
  }
}
