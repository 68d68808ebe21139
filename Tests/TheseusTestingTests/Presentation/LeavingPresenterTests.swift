import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

/// R66: "presentations end immediately", also those of a view that a transition takes away.
@MainActor @Suite("R66 R73 a presenter that leaves with a transition presents nothing meanwhile")
struct LeavingPresenterTests {
  enum Form: CaseIterable {
    case sheet, sheetOfItem, cover, coverOfItem, popover, popoverOfItem, popoverAtPoint
    case alert, alertWithMessage, alertPresenting, alertOfItem
    case confirmation, confirmationPresenting, importer, exporter
  }
  enum Place: CaseIterable { case optional, arm, row, id, outside, nested, below }

  private struct Item: Identifiable { let id: Int }

  @MainActor private final class Model: ObservableObject {
    var log: [String] = []
    @Published var isShown = true
    @Published var isPresented = false
    @Published var item: Int?
  }

  private struct Presenter: View {
    let form: Form
    @ObservedObject var model: Model

    private var item: Binding<Item?> {
      Binding(
        get: { model.item.map { Item(id: $0) } },
        set: {
          model.log.append("written")
          model.item = $0?.id
        })
    }
    private var flag: Binding<Bool> {
      Binding(
        get: { model.isPresented },
        set: {
          model.log.append("written")
          model.isPresented = $0
        })
    }

    var body: some View {
      content.onDisappear { model.log.append("presenter gone") }
    }

    @ViewBuilder private var content: some View {
      let text = Text("presenter")
      let dismissed = { model.log.append("onDismiss") }
      switch form {
      case .sheet: text.sheet(isPresented: flag, onDismiss: dismissed) { panel }
      case .sheetOfItem: text.sheet(item: item, onDismiss: dismissed) { _ in panel }
      case .cover: text.fullScreenCover(isPresented: flag, onDismiss: dismissed) { panel }
      case .coverOfItem: text.fullScreenCover(item: item, onDismiss: dismissed) { _ in panel }
      case .popover: text.popover(isPresented: flag) { panel }
      case .popoverOfItem: text.popover(item: item) { _ in panel }
      case .popoverAtPoint:
        text.popover(isPresented: flag, attachmentAnchor: .point(.center)) { panel }
      case .alert: text.alert("Panel", isPresented: flag) { remove }
      case .alertWithMessage:
        text.alert("Panel", isPresented: flag) {
          remove
        } message: {
          Text("message")
        }
      case .alertPresenting:
        text.alert("Panel", isPresented: flag, presenting: 1) { _ in remove }
      case .alertOfItem:
        text.alert(item: item) { _ in
          Alert(title: Text("Panel"), dismissButton: .default(Text("remove"), action: leave))
        }
      case .confirmation: text.confirmationDialog("Panel", isPresented: flag) { remove }
      case .confirmationPresenting:
        text.confirmationDialog("Panel", isPresented: flag, presenting: 1) { _ in remove }
      case .importer:
        text.fileImporter(isPresented: flag, allowedContentTypes: [.data]) { _ in }
      case .exporter:
        text.fileExporter(
          isPresented: flag, document: Note(), contentType: .plainText, defaultFilename: "note"
        ) { _ in }
      }
    }

    private var panel: some View {
      Text("Panel").onAppear { model.log.append("panel appeared") }
        .onDisappear { model.log.append("panel gone") }
    }
    private var remove: some View { Button("remove") { leave() } }
    private func leave() { withAnimation(.linear(duration: 2)) { model.isShown = false } }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Page: View {
    let form: Form
    let place: Place
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        leaving
        Text("rest")
      }
    }

    @ViewBuilder private var leaving: some View {
      let presenter = Presenter(form: form, model: model)
      switch place {
      case .optional: if model.isShown { presenter.transition(.opacity) }
      case .arm: if model.isShown { presenter.transition(.slide) } else { Text("other") }
      case .row:
        ForEach(model.isShown ? [1] : [], id: \.self) { _ in presenter.transition(.opacity) }
      case .id: presenter.transition(.opacity).id(model.isShown)
      case .outside: Group { if model.isShown { presenter } }.transition(.opacity)
      case .nested: if model.isShown { HStack { if true { presenter } }.transition(.opacity) }
      case .below: if model.isShown { presenter.padding(0).transition(.scale).padding(0) }
      }
    }
  }

  private func begin(_ form: Form, _ place: Place) -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(columns: 60, rows: 20) { Page(form: form, place: place, model: model) }
    model.isPresented = true
    model.item = 1
    host.flush()
    return (host, model)
  }

  @Test("it is dismissed when the removal begins", arguments: Form.allCases, Place.allCases)
  func dismissed(_ form: Form, _ place: Place) throws {
    // Another id begins another presenter, which presents.
    if place == .id { return }
    let (host, model) = begin(form, place)
    #expect(host.window.layers.layers.count == 1)
    model.log = []
    withAnimation(.linear(duration: 2)) { model.isShown = false }
    host.flush()
    #expect(host.window.layers.layers.isEmpty)
    #expect(!model.log.contains("presenter gone"), "the presenter is still leaving")
    #expect(!model.log.contains("written"), "the binding is left as it is")
    host.advance(by: .seconds(3))
    #expect(model.log.contains("presenter gone"))
    #expect(host.window.layers.layers.isEmpty)
  }

  @Test("onDismiss runs once, when the removal begins", arguments: Place.allCases)
  func onDismiss(_ place: Place) throws {
    for form in [Form.sheet, .sheetOfItem, .cover, .coverOfItem] where place != .id {
      let (host, model) = begin(form, place)
      #expect(model.log.contains("panel appeared"))
      model.log = []
      withAnimation(.linear(duration: 2)) { model.isShown = false }
      host.flush()
      #expect(model.log == ["panel gone", "onDismiss"])
      host.advance(by: .seconds(3))
      #expect(model.log == ["panel gone", "onDismiss", "presenter gone"])
    }
  }

  @Test("another id ends the old presentation, and the new presenter presents")
  func replaced() throws {
    for form in [Form.sheet, .alert, .popover] {
      let (host, model) = begin(form, .id)
      withAnimation(.linear(duration: 2)) { model.isShown = false }
      host.flush()
      #expect(host.window.layers.layers.count == 1)
      host.advance(by: .seconds(3))
      #expect(host.window.layers.layers.count == 1)
    }
  }

  @Test("what is presented while the presenter leaves is not shown", arguments: Form.allCases)
  func late(_ form: Form) throws {
    let model = Model()
    let host = TestHost(columns: 60, rows: 20) {
      Page(form: form, place: .optional, model: model)
    }
    withAnimation(.linear(duration: 2)) { model.isShown = false }
    host.flush()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("presenter") && host.window.layers.layers.isEmpty)
    model.isPresented = true
    model.item = 1
    host.flush()
    #expect(host.window.layers.layers.isEmpty)
    host.advance(by: .seconds(3))
    #expect(!host.screen.contains("presenter") && host.window.layers.layers.isEmpty)
  }

  @Test(
    "when it returns halfway, its binding decides: what is still true is presented again",
    arguments: Form.allCases, [Place.optional, .row, .outside, .nested, .below])
  func returning(_ form: Form, _ place: Place) throws {
    let (host, model) = begin(form, place)
    withAnimation(.linear(duration: 2)) { model.isShown = false }
    host.flush()
    host.advance(by: .milliseconds(500))
    model.log = []
    withAnimation(.linear(duration: 2)) { model.isShown = true }
    host.flush()
    #expect(host.window.layers.layers.count == 1)
    #expect(!model.log.contains("written"))
    host.advance(by: .seconds(5))
    #expect(host.window.layers.layers.count == 1)
    #expect(!model.log.contains("presenter gone"))
    model.isPresented = false
    model.item = nil
    host.flush()
    #expect(host.window.layers.layers.isEmpty)
  }

  @Test(
    "a button of the panel that removes the presenter ends both",
    arguments: [Form.alert, .alertPresenting, .alertWithMessage, .alertOfItem, .confirmation])
  func fromInside(_ form: Form) throws {
    let (host, model) = begin(form, .optional)
    try host.find(.button, "remove").tap()
    #expect(host.window.layers.layers.isEmpty)
    #expect(host.screen.contains("rest"))
    host.advance(by: .seconds(3))
    #expect(!host.screen.contains("presenter"))
    #expect(form == .alertOfItem ? model.item == nil : !model.isPresented)
  }

  @Test("an open menu, context menu and picker close when their view leaves")
  func menus() throws {
    for kind in ["menu", "picker", "context"] {
      let model = Model()
      let host = TestHost(columns: 40, rows: 12) { Removable(kind: kind, model: model) }
      let opener = host.window.focus.candidates.first
      #expect(opener != nil)
      host.window.focus.focus(opener)
      if kind == "context" {
        host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
      } else {
        host.press(.return)
      }
      #expect(host.screen.contains("inside"), "\(kind)")
      withAnimation(.linear(duration: 2)) { model.isShown = false }
      host.flush()
      #expect(host.window.layers.layers.isEmpty, "\(kind)")
      #expect(!host.screen.contains("inside"), "\(kind)")
    }
  }

  private struct Removable: View {
    let kind: String
    @ObservedObject var model: Model
    @State private var choice = 1
    var body: some View {
      VStack {
        if model.isShown { control.transition(.opacity) }
        Text("rest")
      }
    }
    @ViewBuilder private var control: some View {
      switch kind {
      case "menu": Menu("open") { Button("inside") {} }
      case "picker":
        Picker("open", selection: $choice) {
          Text("one").tag(1)
          Text("inside").tag(2)
        }
        .pickerStyle(.menu)
      default: Button("open") {}.contextMenu { Button("inside") {} }
      }
    }
  }
}
