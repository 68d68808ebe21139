import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

/// Modifiers that are written after `tabItem`, as many apps do, are the page's (R13, R64).
@MainActor @Suite("Modifiers around tabItem belong to the page")
struct ModifiersAroundTabItemTests {
  @Observable final class Log {
    var lines: [String] = []
    var text: String { lines.joined(separator: " ") }
  }

  private struct Actions: View {
    let log: Log
    @State private var tab = 0
    @State private var count = 0

    var body: some View {
      VStack {
        Button("count") { count += 1 }
        TabView(selection: $tab) {
          Text("first")
            .tag(0)
            .tabItem { Text("One") }
            .onAppear { log.lines.append("+1") }
            .onDisappear { log.lines.append("-1") }
            .onChange(of: count) { log.lines.append("=1") }
            .task { log.lines.append("task1") }
          Text("second")
            .onAppear { log.lines.append("in2") }
            .tabItem { Text("Two") }
            .tag(1)
            .onAppear { log.lines.append("+2") }
            .onDisappear { log.lines.append("-2") }
        }
      }
    }
  }

  @Test("R60 R61 onAppear, onDisappear, onChange and task follow the page")
  func actions() async throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { Actions(log: log) }
    try await host.settle()
    #expect(log.text == "+1 task1")
    try host.find(.button, "count").tap()
    #expect(log.text == "+1 task1 =1")
    log.lines = []
    try host.find(.tab, "Two").tap()
    #expect(Set(log.lines) == ["in2", "+2", "-1"])
    #expect(log.lines.filter { $0.hasSuffix("2") } == ["in2", "+2"])
    log.lines = []
    try host.find(.tab, "One").tap()
    try await host.settle()
    #expect(Set(log.lines) == ["+1", "-2", "task1"])
    #expect(host.trace.issues.isEmpty)
  }

  private struct Rows: View {
    let log: Log
    @State private var pages: [String: Int] = [:]
    @State private var tab = "a"

    var body: some View {
      VStack {
        Button("load") { pages = ["a": 1, "b": 2] }
        TabView(selection: $tab) {
          ForEach(pages.sorted { $0.key < $1.key }, id: \.key) { page in
            ScrollView { Text("page \(page.value)") }
              .tag(page.key)
              .tabItem { Text(page.key) }
              .onAppear { log.lines.append(page.key) }
          }
        }
      }
    }
  }

  @Test("R64 pages of a ForEach that come later appear when they are selected")
  func rows() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { Rows(log: log) }
    try host.find(.button, "load").tap()
    #expect(log.text == "a")
    try host.find(.tab, "b").tap()
    #expect(log.text == "a b")
  }

  private struct Grouped: View {
    let log: Log
    var body: some View {
      TabView {
        Group {
          Text("first").tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
        .onAppear { log.lines.append("appeared") }
      }
    }
  }

  @Test("R64 a modifier around several pages is each page's")
  func group() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { Grouped(log: log) }
    #expect(log.text == "appeared")
    try host.find(.tab, "Two").tap()
    #expect(log.text == "appeared appeared")
  }

  private struct Looks: View {
    @State private var isShown = false
    var body: some View {
      TabView {
        Text("first")
          .tabItem { Text("One") }
          .padding(.leading, 80)
          .overlay(alignment: .topLeading) { Text("over") }
        Button("open") { isShown = true }
          .tabItem { Text("Two") }
          .sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
  }

  @Test("frames, overlays and presentations are the page's, and its label stays as it is")
  func looks() throws {
    let host = TestHost(columns: 40, rows: 12) { Looks() }
    let first = try host.find(.text, "first").frame
    // Ten columns of padding make the text be five columns to the right of the middle.
    #expect(first.x > 20)
    #expect(!host.findAll(.text, "over").isEmpty)
    #expect(try host.find(.tab, "One").frame.x < 5)
    try host.find(.tab, "Two").tap()
    #expect(host.findAll(.text, "over").isEmpty)
    try host.find(.button, "open").tap()
    #expect(!host.findAll(.text, "sheet").isEmpty)
  }
}
