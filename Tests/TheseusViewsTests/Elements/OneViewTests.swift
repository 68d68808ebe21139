import Foundation
import Observation
import Testing
import TheseusTesting

/// R18: a modifier between a `Group` and a lifecycle modifier that changes the surroundings of its
/// content (bars, presentations, pages, the host) makes one view of that content.
@MainActor @Suite("modifiers that affect their surroundings make one view of their content")
struct OneViewTests {
  private let log = Log()

  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Observable @MainActor final class Model {
    var isFirst = true
    var isEmpty = false
  }

  @Observable @MainActor final class Page {
    var shown = true
  }

  private struct Members: View {
    let model: Model
    let log: Log
    var body: some View {
      Group {
        if !model.isEmpty {
          if model.isFirst {
            Text("a").onAppear { log.lines.append("+a") }.onDisappear { log.lines.append("-a") }
          } else {
            Text("b").onAppear { log.lines.append("+b") }.onDisappear { log.lines.append("-b") }
          }
        }
      }
    }
  }

  /// Flips the branch below `modified` and checks that the code outside receives one view.
  private func expectOneView<Modified: View>(
    _ name: String, _ modified: @escaping @MainActor (Members) -> Modified,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let model = Model()
    let log = log
    let host = TestHost {
      NavigationStack {
        modified(Members(model: model, log: log))
          .padding(0)
          .onAppear { log.lines.append("+") }
          .onDisappear { log.lines.append("-") }
          .onChange(of: model.isFirst) { log.lines.append("changed") }
          .task { log.lines.append("task") }
          .task(id: model.isEmpty) { log.lines.append("task \(model.isEmpty)") }
      }
    }
    try await host.settle()
    let begun = log.take()
    #expect(
      begun == ["+a", "+", "task", "task false"], Comment(rawValue: name),
      sourceLocation: sourceLocation)
    model.isFirst = false
    try await host.settle()
    #expect(
      log.take() == ["+b", "changed", "-a"], Comment(rawValue: name),
      sourceLocation: sourceLocation)
    model.isEmpty = true
    try await host.settle()
    #expect(
      log.take() == ["-b", "task true"], Comment(rawValue: name), sourceLocation: sourceLocation)
    model.isEmpty = false
    try await host.settle()
    #expect(
      log.take() == ["+b", "task false"], Comment(rawValue: name), sourceLocation: sourceLocation)
  }

  @Test("R18 bars: toolbar, titles, and their settings")
  func bars() async throws {
    try await expectOneView("toolbar") { $0.toolbar { Button("Today") {} } }
    try await expectOneView("toolbar items") {
      $0.toolbar { ToolbarItem(placement: .primaryAction) { Button("Today") {} } }
    }
    try await expectOneView("toolbar visibility") { $0.toolbar(.hidden, for: .navigationBar) }
    try await expectOneView("navigationTitle") { $0.navigationTitle("Day") }
    try await expectOneView("navigationTitle(String)") { $0.navigationTitle(String("Day")) }
    try await expectOneView("navigationTitle(Text)") { $0.navigationTitle(Text("Day")) }
    try await expectOneView("navigationBarTitleDisplayMode") {
      $0.navigationBarTitleDisplayMode(.inline)
    }
    try await expectOneView("navigationBarBackButtonHidden") {
      $0.navigationBarBackButtonHidden()
    }
    try await expectOneView("toolbarBackground") {
      $0.toolbarBackground(.visible, for: .navigationBar)
    }
    try await expectOneView("toolbarRole") { $0.toolbarRole(.editor) }
    try await expectOneView("several") {
      $0.navigationTitle("Day").toolbar { Button("Today") {} }.navigationBarTitleDisplayMode(.large)
    }
  }

  @Test("R18 presentations: sheets, covers, popovers, alerts, dialogs, files")
  func presentations() async throws {
    struct Item: Identifiable { var id = 1 }
    let shown = Binding.constant(false)
    let item = Binding<Item?>.constant(nil)
    try await expectOneView("sheet") { $0.sheet(isPresented: shown) { Text("s") } }
    try await expectOneView("sheet(item:)") { $0.sheet(item: item) { _ in Text("s") } }
    try await expectOneView("fullScreenCover") {
      $0.fullScreenCover(isPresented: shown) { Text("s") }
    }
    try await expectOneView("popover") { $0.popover(isPresented: shown) { Text("s") } }
    try await expectOneView("alert") { $0.alert("Sure?", isPresented: shown) { Button("OK") {} } }
    try await expectOneView("alert(presenting:)") {
      $0.alert("Sure?", isPresented: shown, presenting: item.wrappedValue) { _ in Button("OK") {} }
    }
    try await expectOneView("confirmationDialog") {
      $0.confirmationDialog("Sure?", isPresented: shown) { Button("OK") {} }
    }
    try await expectOneView("fileImporter") {
      $0.fileImporter(isPresented: shown, allowedContentTypes: [.plainText]) { _ in }
    }
    try await expectOneView("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
    try await expectOneView("presentationDetents") { $0.presentationDetents([.medium]) }
  }

  @Test("R18 pages, search and the host: destinations, searchable, onOpenURL, focused values")
  func pagesAndHost() async throws {
    let shown = Binding.constant(false)
    try await expectOneView("navigationDestination(for:)") {
      $0.navigationDestination(for: Int.self) { Text("\($0)") }
    }
    try await expectOneView("navigationDestination(isPresented:)") {
      $0.navigationDestination(isPresented: shown) { Text("d") }
    }
    try await expectOneView("navigationDestination(item:)") {
      $0.navigationDestination(item: .constant(Int?.none)) { Text("\($0)") }
    }
    try await expectOneView("onOpenURL") { $0.onOpenURL { _ in } }
    try await expectOneView("inspector") { $0.inspector(isPresented: shown) { Text("i") } }
    try await expectOneView("searchable") { $0.searchable(text: .constant("")) }
  }

  @Test("R18 without such a modifier, lifecycle modifiers go to each member (R64)")
  func eachMember() async throws {
    let model = Model()
    let log = log
    let host = TestHost {
      VStack {
        Members(model: model, log: log).padding(0)
          .onAppear { log.lines.append("+") }
          .task { log.lines.append("task") }
      }
    }
    try await host.settle()
    #expect(log.take() == ["+a", "+", "task"])
    model.isFirst = false
    try await host.settle()
    #expect(log.take() == ["+b", "+", "-a", "task"])
  }

  @Test("R18 lifecycle modifiers inside go to each member, those outside to the one view")
  func insideAndOutside() async throws {
    let log = log
    let host = TestHost {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.lines.append("each") }
        .navigationTitle("Both")
        .onAppear { log.lines.append("both") }
        Text("c").onAppear { log.lines.append("c") }
      }
      .onAppear { log.lines.append("all") }
    }
    #expect(log.take() == ["each", "each", "both", "c", "all"])
    host.flush()
  }

  private struct Pair: View {
    var body: some View {
      Text("left")
      Text("right")
    }
  }

  @Test("R18 members stay members of the enclosing container: nothing else is side by side")
  func layoutStays() {
    func content<Modified: View>(_ modified: (Pair) -> Modified) -> String {
      let view = modified(Pair())
      return TestHost(columns: 20, rows: 3) { HStack { view } }.screen
    }
    let hidden = Binding.constant(false)
    let plain = content { $0 }
    #expect(content { $0.navigationTitle("x").onAppear {} }.contains("left right"))
    #expect(content { $0.onOpenURL { _ in }.onAppear {} } == plain)
    #expect(content { $0.sheet(isPresented: hidden) { EmptyView() }.onAppear {} } == plain)
  }

  @Test("R18 R62 a task outside is canceled once, when the modifier's view ends")
  func ends() async throws {
    let page = Page()
    let model = Model()
    let log = log
    let host = TestHost {
      VStack {
        if page.shown {
          Members(model: model, log: log)
            .toolbar { Button("x") {} }
            .task {
              log.lines.append("begin")
              try? await Task.sleep(for: .seconds(3600))
              log.lines.append(Task.isCancelled ? "canceled" : "over")
            }
            .onDisappear { log.lines.append("-") }
        }
      }
    }
    _ = try? await host.settle(timeout: .milliseconds(300))
    #expect(log.take() == ["+a", "begin"])
    model.isFirst = false
    host.flush()
    #expect(log.take() == ["+b", "-a"])
    page.shown = false
    try await host.settle()
    let last = log.take()
    #expect(last.contains("-b") && last.contains("-") && last.last == "canceled")
    #expect(last.count == 3)
  }
}
