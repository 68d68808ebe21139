import IdentityModel
import TheseusTesting

/// `Presentation.tla` as views: `sheet(item:)` on a view with a cell and a tab view.
struct PresentationSubject: MachineSubject {
  typealias Machine = IdentityModel.Presentation

  private let stage = Stage()
  private let host: TestHost

  @MainActor
  fileprivate final class Stage {
    var presenter: Binding<Int>?
    var tab: Binding<Int>?
    var item: Binding<Item?>?
    var sheet: Binding<Int>?
  }

  fileprivate struct Item: Identifiable {
    let id: Int
    var version = 0
  }

  init() {
    let stage = stage
    host = TestHost(columns: 40, rows: 16) { Presenter(stage: stage) }
  }

  func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    switch action {
    case "Present", "Edit": stage.item?.wrappedValue = Item(id: to.item, version: to.version)
    case "Dismiss": stage.item?.wrappedValue = nil
    case "WriteSheet": stage.sheet?.wrappedValue = to.sheet
    case "WritePresenter": stage.presenter?.wrappedValue = to.presenter
    case "SelectTab": stage.tab?.wrappedValue = to.tab
    default: throw SubjectError("the action \(action) is unknown")
    }
    host.flush()
  }

  func observe(_ expected: Machine.State) throws -> Machine.State {
    var seen = expected
    let labels = host.findAll(.text).map(\.label)
    seen.presenter = try number(after: "presenter ", in: labels)
    seen.tab = try number(after: "tab ", in: labels)
    // "sheet 1 0 1": the item, its version, the cell.
    let sheet =
      labels.first { $0.hasPrefix("sheet ") }?.split(separator: " ").compactMap { Int($0) } ?? []
    (seen.item, seen.version, seen.sheet) =
      sheet.count == 3 ? (sheet[0], sheet[1], sheet[2]) : (0, 0, -1)
    return seen
  }

  private func number(after prefix: String, in labels: [String]) throws -> Int {
    guard
      let number = labels.first(where: { $0.hasPrefix(prefix) }).flatMap({
        Int($0.dropFirst(prefix.count))
      })
    else {
      throw SubjectError("the screen shows no text that begins with '\(prefix)'")
    }
    return number
  }

  func end() { host.unmount() }
}

private struct Presenter: View {
  let stage: PresentationSubject.Stage
  @State private var cell = 0
  @State private var tab = 0
  @State private var item: PresentationSubject.Item?

  var body: some View {
    (stage.presenter, stage.tab, stage.item) = ($cell, $tab, $item)
    return VStack {
      Text("presenter \(cell)")
      TabView(selection: $tab) {
        Text("tab 0").tabItem { Text("first") }.tag(0)
        Text("tab 1").tabItem { Text("second") }.tag(1)
      }
    }.sheet(item: $item) { Sheet(item: $0, stage: stage) }
  }
}

private struct Sheet: View {
  let item: PresentationSubject.Item
  let stage: PresentationSubject.Stage
  @State private var cell = 0

  var body: some View {
    stage.sheet = $cell
    return Text("sheet \(item.id) \(item.version) \(cell)")
  }
}
