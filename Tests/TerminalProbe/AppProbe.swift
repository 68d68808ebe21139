import Foundation
import TheseusCells
import TheseusCore
import TheseusTerminal
import TheseusViews

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

/// An ordinary app: the facts that it has about its surroundings, and the events that change it
/// from outside.
struct ProbeApp: App {
  static let commands = Commands()

  var body: some Scene {
    WindowGroup("Probe") { Page(commands: Self.commands) }
  }
}

struct Page: View {
  let commands: Commands
  @State private var count = 0
  @State private var fromThread = 0
  @State private var fromTask = 0
  @State private var ticks = 0
  @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>?
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.share) private var share
  @Environment(\.openURL) private var openURL

  var body: some View {
    commands.run["+"] = { count += 1 }
    commands.run["t"] = {
      timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    }
    commands.run["n"] = { timer = nil }
    commands.run["c"] = { timer?.upstream.connect().cancel() }
    commands.run["y"] = { _ = share?("héllo \u{1B}[31m") }
    commands.run["o"] = { openURL(URL(string: "https://example.org")!) }
    commands.run["f"] = { openURL(URL(string: "file:///etc/passwd")!) }
    let thread = $fromThread
    commands.run["b"] = {
      Thread.detachNewThread {
        usleep(20_000)
        thread.wrappedValue += 1
      }
    }
    return VStack(alignment: .leading) {
      Text("count \(count)").bold()
      Text(verbatim: "\(scheme) \(phase)")
      Text("thread \(fromThread)")
      if let timer { Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
      Text("task \(fromTask)").foregroundStyle(.secondary)
      Text(verbatim: "漢字 \u{1B}[31m 👨‍👩‍👧 end")
    }
    .task {
      try? await Task.sleep(for: .milliseconds(30))
      fromTask = 1
    }
    .onChange(of: phase) { FileHandle.standardError.write(Data("phase \(phase)\n".utf8)) }
    .onDisappear { FileHandle.standardError.write(Data("disappeared\n".utf8)) }
  }
}

extension TerminalProbe {
  static func showApp() -> Never {
    TerminalHost.show(makeApp: { columns, rows, metrics, configure in
      AppHost(ProbeApp(), columns: columns, rows: rows, metrics: metrics, configure: configure)
    }) { $0.take(ProbeApp.commands) }
  }
}

extension TerminalHost {
  /// Letters that the app does not handle run commands.
  func take(_ commands: Commands) {
    let next = app.onUnhandledKey
    app.onUnhandledKey = { press in
      guard press.modifiers.isEmpty, let action = commands.run[press.key.character] else {
        return next?(press) ?? false
      }
      action()
      return true
    }
  }
}

/// An app that cannot be shown: nothing sets the object that its window needs.
private struct IncompleteApp: App {
  final class Model: ObservableObject {}
  struct Page: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("never") }
  }

  var body: some Scene {
    WindowGroup("Incomplete") { Page() }
  }
}

@MainActor
func showIncompleteApp() {
  TerminalHost.show(makeApp: { columns, rows, metrics, configure in
    AppHost(IncompleteApp(), columns: columns, rows: rows, metrics: metrics, configure: configure)
  })
}
