import Foundation
import Theseus
import TheseusHTML

/// A counter, as each of many users has one.
private struct Counter: App {
  var body: some Scene { WindowGroup("Counter") { CounterScreen() } }
}

private struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count % 10)")
      Button("Add") { count += 1 }
    }
  }
}

/// A list of entries beside one of them, as large as Journal's first screen.
private struct Entries: App {
  var body: some Scene {
    WindowGroup("Entries") {
      NavigationStack {
        List(0..<200, id: \.self) { entry in
          VStack(alignment: .leading) {
            HStack {
              Text("Entry \(entry)").font(.headline)
              Spacer()
              Text("\(entry % 28 + 1) May").foregroundStyle(.secondary)
            }
            Text("Walked along the river, then wrote for an hour.").font(.subheadline)
          }
        }
        .navigationTitle("Entries")
        .toolbar { Button("New") {} }
      }
    }
  }
}

@MainActor
private func hello(_ width: CGFloat = 1_280, _ height: CGFloat = 800) -> Hello {
  var hello = Hello(size: CGSize(width: width, height: height))
  var advances: [String: Double] = [:]
  for code in UInt8(0x20)..<0x7f { advances[String(Unicode.Scalar(code))] = 0.55 }
  hello.fonts = [400, 500, 600, 700].map {
    MeasuredFont(
      font: FontKey(.system, weight: $0), ascent: 0.95, descent: 0.25, advances: advances)
  }
  return hello
}

@MainActor
private func makePage<A: App>(_ app: A.Type, _ fonts: FontTable) -> Page {
  Page(hello: hello(), fonts: fonts) { size, metrics, configure in
    AppHost(
      A(), size: size, metrics: metrics,
      runtime: ViewRuntime(
        services: HostServices(sharesProcess: true, settings: .inMemory())),
      configure: configure)
  }
}

/// The id of the first node that reports clicks, read from the first frame as a client would.
private func clickableID(in frame: [UInt8]) -> Int {
  let text = String(decoding: frame, as: UTF8.self)
  guard let tag = text.range(of: "\"button\",") else { return 0 }
  let start = text[..<tag.lowerBound].lastIndex(of: "[") ?? text.startIndex
  return Int(text[text.index(after: start)...].prefix { $0.isNumber }) ?? 0
}

/// The work of a web server for its pages, without sockets.
@MainActor
func benchmarkPages(_ harness: inout Harness) {
  let fonts = FontTable(hello())
  if harness.wants("web.click") {
    // Each click is one of another page, so that no page's memory is in the processor's caches.
    let pages = (0..<200).map { _ in makePage(Counter.self, fonts) }
    let ids = pages.map { clickableID(in: $0.nextFrame() ?? []) }
    var next = 0
    var bytes = 0
    harness.measure("web.click") {
      try? pages[next].receive(.activate(ids[next]))
      bytes = pages[next].nextFrame()?.count ?? 0
      next = (next + 1) % pages.count
    }
    harness.figures.append(
      Figure(
        name: "web.click.bytes", unit: "bytes", median: Double(bytes), min: Double(bytes),
        max: Double(bytes)))
    for page in pages { page.app.unmount() }
  }
  if harness.wants("web.memory"), let before = residentMemory() {
    let pages = (0..<1_000).map { _ in makePage(Counter.self, fonts) }
    for page in pages { keep(page.nextFrame()) }
    if let after = residentMemory() {
      let each = Double(after - before) / Double(pages.count)
      harness.figures.append(
        Figure(name: "web.memory.page", unit: "bytes", median: each, min: each, max: each))
    }
    for page in pages { page.app.unmount() }
  }
  harness.measure("web.list.first") {
    let page = makePage(Entries.self, fonts)
    keep(page.nextFrame())
    page.app.unmount()
  }
  if harness.wants("web.list.resize") {
    let page = makePage(Entries.self, fonts)
    _ = page.nextFrame()
    var isWide = false
    harness.measure("web.list.resize") {
      isWide.toggle()
      try? page.receive(.resize(CGSize(width: isWide ? 1_300 : 1_280, height: 800)))
      keep(page.nextFrame())
    }
    page.app.unmount()
  }
}
