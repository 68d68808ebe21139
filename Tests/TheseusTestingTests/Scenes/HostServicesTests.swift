import Foundation
import TheseusCells
import TheseusCore
import TheseusTesting
import Testing

@testable import TheseusViews

/// The actions of one user's views, by name.
@MainActor
private final class Handles {
  var openAddress: () -> Void = {}
  var rename: (String) -> Void = { _ in }
  var renameInTask: (String) -> Task<Void, Never> = { _ in Task {} }
  var renameStandard: (String) -> Void = { _ in }
  var needSession: () -> Void = {}
  nonisolated init() {}
}

/// An object of the program, which every user's views reach.
@MainActor
private final class Preferences: ObservableObject {
  static let shared = Preferences()
  @AppStorage("nickname") var nickname = "none"
}

private final class Session: ObservableObject {}

private struct NeedsSession: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("session") }
}

private struct Page: View {
  let handles: Handles
  @Environment(\.openURL) private var openURL
  @AppStorage("name") private var name = "nobody"
  @AppStorage("standard", store: .standard) private var standard = "unset"
  @ObservedObject private var preferences = Preferences.shared
  @State private var needsSession = false

  var body: some View {
    handles.openAddress = {
      if let url = URL(string: "https://example.org/\(name)") { openURL(url) }
    }
    handles.rename = {
      name = $0
      preferences.nickname = "\($0)ie"
    }
    handles.renameInTask = { name in Task { Preferences.shared.nickname = name } }
    handles.renameStandard = { standard = $0 }
    handles.needSession = { needsSession = true }
    return VStack(alignment: .leading) {
      Text("\(name) \(preferences.nickname) \(standard)")
      if needsSession { NeedsSession() }
    }
  }
}

private struct Site: App {
  var handles = Handles()
  var body: some Scene { WindowGroup { Page(handles: handles) } }
}

/// One user of a process with several: a host with its services.
@MainActor
private final class User {
  let app: AppHost
  let handles = Handles()
  private(set) var opened: [String] = []
  private(set) var failures: [RuntimeIssue.Kind] = []

  init(_ services: HostServices = HostServices(sharesProcess: true)) {
    let handles = handles
    app = AppHost(
      Site(handles: handles), columns: 40, rows: 5,
      runtime: ViewRuntime(services: services))
    services.openURL = { [weak self] in
      self?.opened.append($0.lastPathComponent)
      return true
    }
    services.onFatalIssue = { [weak self] in
      self?.failures.append($0.kind)
      self?.app.unmount()
    }
  }

  /// Acts as an event of this user.
  func act<Result>(_ action: () -> Result) -> Result {
    defer { app.flush() }
    return app.runtime.attributingIssues(action)
  }

  var texts: [String] {
    guard let window = app.keyWindow?.host else { return [] }
    let painter = CellPainter(columns: 40, rows: 5, metrics: .cells)
    painter.paint(window)
    return painter.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

@MainActor @Suite("hosts in one process serve users of their own", .serialized)
struct HostServicesTests {
  @Test("R83 stored values of views, of objects and of UserDefaults.standard are the user's")
  func settings() {
    let (ada, bob) = (User(), User())
    ada.act { ada.handles.rename("Ada") }
    bob.act { bob.handles.renameStandard("his") }
    #expect(ada.texts == ["Ada Adaie unset"])
    #expect(bob.texts == ["nobody none his"])
    bob.act { bob.handles.rename("Bob") }
    ada.act { ada.handles.renameStandard("hers") }
    #expect(ada.texts == ["Ada Adaie hers"])
    #expect(bob.texts == ["Bob Bobie his"])
    #expect(UserDefaults.standard.string(forKey: "standard") == nil)
  }

  @Test("R83 a task writes the settings of the user for whom it was started")
  func tasks() async {
    let (ada, bob) = (User(), User())
    let first = ada.act { ada.handles.renameInTask("A") }
    let second = bob.act { bob.handles.renameInTask("B") }
    await first.value
    await second.value
    ada.app.flush()
    bob.app.flush()
    #expect(ada.texts == ["nobody A unset"])
    #expect(bob.texts == ["nobody B unset"])
  }

  @Test("an address is passed to the host of the view that opens it, wherever the action is called")
  func addresses() {
    let (ada, bob) = (User(), User())
    ada.act { ada.handles.rename("Ada") }
    ada.handles.openAddress()
    bob.act { ada.handles.openAddress() }
    bob.act { bob.handles.openAddress() }
    #expect(ada.opened == ["Ada", "Ada"] && bob.opened == ["nobody"])
  }

  @Test("R54 a fatal issue ends the host of one user; the others continue")
  func fatalIssue() {
    let (ada, bob) = (User(), User())
    ada.act { ada.handles.needSession() }
    #expect(ada.failures == [.missingEnvironmentObject] && bob.failures.isEmpty)
    #expect(ada.app.runtime.isUnmounted && !bob.app.runtime.isUnmounted)
    bob.act { bob.handles.rename("Bob") }
    #expect(bob.texts == ["Bob Bobie unset"])
  }

  @Test("drafts of one user are not another's")
  func drafts() async throws {
    try await withDocuments { root in
      @MainActor func start(_ user: String) -> TestHost {
        TestHost(
          app: NoteEditor(), columns: 78, rows: 24,
          drafts: DocumentDrafts(directory: root.appendingPathComponent(user)))
      }
      let (ada, bob) = (start("ada"), start("bob"))
      try ada.find(.textField).replaceText("hers")
      try bob.find(.textField).replaceText("his")
      for host in [ada, bob] {
        host.closeAll()
        host.unmount()
      }
      #expect(start("ada").fieldText == "hers")
      #expect(start("bob").fieldText == "his")
    }
  }
}
