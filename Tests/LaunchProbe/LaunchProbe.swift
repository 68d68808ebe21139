import Foundation
import Theseus
import TheseusCore
import TheseusViews
import UniformTypeIdentifiers

#if canImport(Glibc)
  import Glibc
#endif

/// An app for tests of launching. Without a terminal it shows its first frame and ends; its state
/// changes once in between.
@main
struct LaunchProbe: App {
  var body: some Scene {
    WindowGroup {
      if ProcessInfo.processInfo.environment["LAUNCH_PROBE_TYPES"] != nil {
        Typing()
      } else {
        Steps()
      }
    }
    if ProcessInfo.processInfo.environment["LAUNCH_PROBE_DOCUMENTS"] != nil {
      DocumentGroup(newDocument: Words()) {
        Text("\($0.fileURL?.lastPathComponent ?? "none"): \($0.document.text)")
      }
    }
  }
}

struct Words: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Steps: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count), \(CommandLine.arguments.dropFirst().joined(separator: " "))")
      AnyView(Inner(count: count))
    }
    .onAppear { count += 1 }
    .onChange(of: count) {
      if ProcessInfo.processInfo.environment["LAUNCH_PROBE_DIES"] != nil { kill(getpid(), SIGKILL) }
    }
  }
}

struct Inner: View {
  let count: Int
  @State private var began = false

  var body: some View { Text(began ? "again" : "began").onAppear { began = true } }
}

/// A field whose text must survive: shows how much was typed.
struct Typing: View {
  @State private var text = ""

  var body: some View {
    if text.contains("!"), ProcessInfo.processInfo.environment["LAUNCH_PROBE_CRASHES"] != nil {
      abort()
    }
    return VStack {
      Text("n=\(text.count);")
      TextField("text", text: $text)
      if text.contains("?"), ProcessInfo.processInfo.environment["LAUNCH_PROBE_FAILS"] != nil {
        Unmet()
      }
    }
  }
}

/// A view that cannot be shown.
struct Unmet: View {
  final class Missing: ObservableObject {}

  @EnvironmentObject var missing: Missing

  var body: some View { Text("unmet") }
}
