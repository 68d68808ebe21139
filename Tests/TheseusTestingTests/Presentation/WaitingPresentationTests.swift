import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

/// R73: of the sheets, covers, alerts and dialogs that views of one window request, one is shown.
@MainActor @Suite("R73 two presentations of one action are shown one after the other")
struct WaitingPresentationTests {
  enum Form: CaseIterable {
    case sheet, sheetOfItem, cover, coverOfItem
    case alert, alertWithMessage, alertPresenting, alertOfItem, alertOfError
    case confirmation, confirmationPresenting, actionSheet, actionSheetOfItem
    case importer, exporter
  }
  enum Place: CaseIterable { case sameView, siblings, deeperFirst, deeperLast, around }

  struct Item: Identifiable { let id: Int }
  struct Fault: LocalizedError { var errorDescription: String? { "fault" } }
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @MainActor final class Model: ObservableObject {
    @Published var first = false
    @Published var second = false
    var log: [String] = []
  }

  struct Presenting: ViewModifier {
    let form: Form
    @Binding var isPresented: Bool
    let name: String
    let model: Model

    func body(content: Content) -> some View {
      let flag = $isPresented
      let item = Binding<Item?>(
        get: { flag.wrappedValue ? Item(id: 1) : nil }, set: { flag.wrappedValue = $0 != nil })
      let dismissed = { model.log.append("\(name) dismissed") }
      switch form {
      case .sheet: content.sheet(isPresented: flag, onDismiss: dismissed) { panel }
      case .sheetOfItem: content.sheet(item: item, onDismiss: dismissed) { _ in panel }
      case .cover: content.fullScreenCover(isPresented: flag, onDismiss: dismissed) { panel }
      case .coverOfItem: content.fullScreenCover(item: item, onDismiss: dismissed) { _ in panel }
      case .alert: content.alert("title \(name)", isPresented: flag) { panel }
      case .alertWithMessage:
        content.alert("title \(name)", isPresented: flag) {
          panel
        } message: {
          Text("message")
        }
      case .alertPresenting:
        content.alert("title \(name)", isPresented: flag, presenting: 1) { _ in panel }
      case .alertOfItem: content.alert(item: item) { _ in Alert(title: Text("panel \(name)")) }
      case .alertOfError: content.alert(isPresented: flag, error: Fault()) { panel }
      case .confirmation: content.confirmationDialog("title \(name)", isPresented: flag) { panel }
      case .confirmationPresenting:
        content.confirmationDialog("title \(name)", isPresented: flag, presenting: 1) { _ in panel }
      case .actionSheet:
        content.actionSheet(isPresented: flag) { ActionSheet(title: Text("panel \(name)")) }
      case .actionSheetOfItem:
        content.actionSheet(item: item) { _ in ActionSheet(title: Text("panel \(name)")) }
      case .importer:
        content.fileImporter(isPresented: flag, allowedContentTypes: [.data]) { _ in }
          .fileDialogMessage("panel \(name)")
      case .exporter:
        content.fileExporter(
          isPresented: flag, document: Note(), contentType: .plainText,
          defaultFilename: "panel \(name)"
        ) { _ in }
        .fileDialogMessage(nil as Text?)
      }
    }

    private var panel: some View { Panel(name: name, model: model) }
  }

  struct Panel: View {
    let name: String
    let model: Model
    @State private var presses = 0
    var body: some View {
      Text("panel \(name) \(presses)")
        .onAppear {
          model.log.append("\(name) appears")
          presses += 1
        }
        .onDisappear { model.log.append("\(name) disappears") }
    }
  }

  struct Page: View {
    let forms: (Form, Form)
    let place: Place
    @ObservedObject var model: Model

    private func first(_ view: some View) -> some View {
      view.modifier(
        Presenting(form: forms.0, isPresented: $model.first, name: "one", model: model))
    }
    private func second(_ view: some View) -> some View {
      view.modifier(
        Presenting(form: forms.1, isPresented: $model.second, name: "two", model: model))
    }

    var body: some View {
      switch place {
      case .sameView: second(first(Text("page")))
      case .siblings:
        VStack {
          first(Text("page"))
          second(Text("other"))
        }
      case .deeperFirst:
        VStack {
          HStack { Group { VStack { first(Text("page")) } } }
          second(Text("other"))
        }
      case .deeperLast:
        VStack {
          first(Text("page"))
          HStack { Group { VStack { second(Text("other")) } } }
        }
      case .around:
        second(
          VStack {
            Text("page")
            first(Text("inside"))
          })
      }
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    ["one", "two"].filter { host.screen.contains("panel \($0)") }
  }

  private func host(_ one: Form, _ two: Form, _ place: Place = .sameView) -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(columns: 60, rows: 24) {
      Page(forms: (one, two), place: place, model: model)
    }
    return (host, model)
  }

  @Test(
    "the first one is shown, and the second one when the first has gone", arguments: Form.allCases,
    Form.allCases)
  func oneAfterTheOther(_ one: Form, _ two: Form) {
    for place in Place.allCases {
      let (host, model) = host(one, two, place)
      model.first = true
      model.second = true
      host.flush()
      #expect(host.window.layers.layers.count == 1, "\(place)")
      #expect(shown(host) == ["one"], "\(place)")
      #expect(model.second, "its binding stays true")
      model.first = false
      host.flush()
      #expect(host.window.layers.layers.count == 1, "\(place)")
      #expect(shown(host) == ["two"], "\(place)")
      model.second = false
      host.flush()
      #expect(host.window.layers.layers.isEmpty, "\(place)")
    }
  }

  @Test("one that is requested while another is shown waits", arguments: Form.allCases)
  func later(_ form: Form) {
    let (host, model) = host(form, form)
    model.second = true
    host.flush()
    #expect(shown(host) == ["two"])
    model.first = true
    host.flush()
    #expect(shown(host) == ["two"])
    model.second = false
    host.flush()
    #expect(shown(host) == ["one"])
  }

  @Test("one whose flag becomes false while it waits is never shown", arguments: Form.allCases)
  func withdrawn(_ form: Form) {
    let (host, model) = host(form, form)
    model.first = true
    model.second = true
    host.flush()
    model.second = false
    host.flush()
    #expect(shown(host) == ["one"])
    model.first = false
    host.flush()
    #expect(host.window.layers.layers.isEmpty)
    model.second = true
    host.flush()
    #expect(shown(host) == ["two"])
  }

  @Test("the next one appears after the last has disappeared and its onDismiss has run")
  func order() {
    let (host, model) = host(.sheet, .cover)
    model.first = true
    model.second = true
    host.flush()
    #expect(model.log == ["one appears"])
    host.press(.escape)
    #expect(!model.first)
    #expect(model.log == ["one appears", "one disappears", "one dismissed", "two appears"])
    #expect(host.screen.contains("panel two 1"), "its state begins with it")
    host.press(.escape)
    #expect(model.log.suffix(2) == ["two disappears", "two dismissed"])
  }

  @Test(
    "an action that dismisses one and requests another shows the other", arguments: Place.allCases)
  func switched(_ place: Place) {
    let (host, model) = host(.sheet, .alert, place)
    model.first = true
    host.flush()
    model.first = false
    model.second = true
    host.flush()
    #expect(shown(host) == ["two"])
    model.first = true
    model.second = false
    host.flush()
    #expect(shown(host) == ["one"])
  }

  @Test("onDismiss can withdraw the one that waits")
  func withdrawnAtTheEnd() {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("page")
          .sheet(isPresented: $model.first, onDismiss: { model.second = false }) { Text("one") }
          .sheet(isPresented: $model.second) {
            Text("two").onAppear { model.log.append("two appears") }
          }
      }
    }
    let model = Model()
    let host = TestHost { Page(model: model) }
    model.first = true
    model.second = true
    host.flush()
    model.first = false
    host.flush()
    #expect(host.window.layers.layers.isEmpty && model.log == [])
  }

  @Test("what waits is shown with the newest values of its presenter")
  func newest() {
    struct Page: View {
      @ObservedObject var model: Model
      let number: Int
      var body: some View {
        Text("page")
          .sheet(isPresented: $model.first) { Text("one") }
          .alert("title \(number)", isPresented: $model.second) { Text("number \(number)") }
      }
    }
    let model = Model()
    let host = TestHost { Page(model: model, number: 1) }
    model.first = true
    model.second = true
    host.flush()
    host.update { Page(model: model, number: 2) }
    model.first = false
    host.flush()
    #expect(host.screen.contains("title 2") && host.screen.contains("number 2"))
  }

  @Test("another item replaces the sheet; what waits still waits")
  func replaced() {
    struct Page: View {
      @ObservedObject var model: Model
      @Binding var item: Int?
      var body: some View {
        Text("page")
          .sheet(
            item: Binding(get: { item.map { Item(id: $0) } }, set: { item = $0?.id })
          ) { Text("item \($0.id)") }
          .sheet(isPresented: $model.second) { Text("two") }
      }
    }
    let model = Model()
    let item = Box<Int?>(nil)
    let host = TestHost {
      Page(model: model, item: Binding(get: { item.value }, set: { item.value = $0 }))
    }
    func show(_ id: Int?) {
      item.value = id
      host.update {
        Page(model: model, item: Binding(get: { item.value }, set: { item.value = $0 }))
      }
    }
    model.second = true
    show(1)
    #expect(host.screen.contains("item 1"))
    show(2)
    #expect(host.screen.contains("item 2") && !host.screen.contains("two"))
    show(nil)
    #expect(host.screen.contains("two"))
  }

  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test(
    "the presenter of the first one is removed: the next one is shown", arguments: Form.allCases)
  func presenterRemoved(_ form: Form) {
    struct Page: View {
      let form: Form
      @ObservedObject var model: Model
      let isThere: Bool
      var body: some View {
        VStack {
          if isThere {
            Text("presenter").modifier(
              Presenting(form: form, isPresented: $model.first, name: "one", model: model))
          }
          Text("other").modifier(
            Presenting(form: form, isPresented: $model.second, name: "two", model: model))
        }
      }
    }
    let model = Model()
    let host = TestHost(columns: 60, rows: 24) { Page(form: form, model: model, isThere: true) }
    model.first = true
    model.second = true
    host.flush()
    #expect(shown(host) == ["one"])
    host.update { Page(form: form, model: model, isThere: false) }
    host.flush()
    #expect(shown(host) == ["two"])
    // The one that is removed while it waits is forgotten.
    host.update { Page(form: form, model: model, isThere: true) }
    host.flush()
    #expect(shown(host) == ["two"])
    host.update { Page(form: form, model: model, isThere: false) }
    model.second = false
    host.flush()
    #expect(host.window.layers.layers.isEmpty)
  }

  @Test(
    "a sheet's content presents above it, at once, one at a time; the window's next one waits",
    arguments: Form.allCases)
  func inside(_ form: Form) {
    struct Page: View {
      let form: Form
      @ObservedObject var model: Model
      @ObservedObject var inner: Model
      var body: some View {
        Text("page")
          .sheet(isPresented: $model.first) {
            Text("the sheet")
              .modifier(
                Presenting(form: form, isPresented: $inner.first, name: "one", model: inner)
              )
              .modifier(
                Presenting(form: form, isPresented: $inner.second, name: "two", model: inner))
          }
          .alert("of the window", isPresented: $model.second) {}
      }
    }
    let (model, inner) = (Model(), Model())
    let host = TestHost(columns: 60, rows: 24) { Page(form: form, model: model, inner: inner) }
    model.first = true
    model.second = true
    inner.first = true
    inner.second = true
    host.flush()
    #expect(host.window.layers.layers.count == 2)
    #expect(shown(host) == ["one"])
    inner.first = false
    host.flush()
    #expect(host.window.layers.layers.count == 2)
    #expect(shown(host) == ["two"])
    inner.second = false
    host.flush()
    #expect(host.window.layers.layers.count == 1 && host.screen.contains("the sheet"))
    inner.first = true
    host.flush()
    model.first = false
    host.flush()
    #expect(host.window.layers.layers.count == 1 && host.screen.contains("of the window"))
  }

  @Test("a popover and a menu do not wait, and nothing waits for them")
  func popover() {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("page").popover(isPresented: $model.first) { Text("in the popover") }
          .alert("alert", isPresented: $model.second) {}
      }
    }
    let model = Model()
    let host = TestHost { Page(model: model) }
    model.first = true
    model.second = true
    host.flush()
    #expect(host.window.layers.layers.count == 2)
  }

  @Test("what is restored with two flags shows the first that is written")
  func restored() throws {
    struct Page: View {
      @State private var one = false
      @State private var two = false
      var body: some View {
        Button("open") { (two, one) = (true, true) }
          .sheet(isPresented: $one) { Text("panel one") }
          .sheet(isPresented: $two) { Text("panel two") }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "open").tap()
    #expect(shown(host) == ["one"])
    let again = TestHost(restoring: try host.snapshot()) { Page() }
    #expect(shown(again) == ["one"])
    again.press(.escape)
    #expect(shown(again) == ["two"])
  }
}
