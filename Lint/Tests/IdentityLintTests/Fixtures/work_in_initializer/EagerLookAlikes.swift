import SwiftUI

final class Sending: ObservableObject {
  @Published private(set) var count = 0
  private var work: Task<Void, Never>?
  init(files: [String]) {
    work = Task { @MainActor [weak self] in self?.count = files.count }
  }
}
final class Plain: ObservableObject {
  @Published var count = 0
  let files: [String]
  init(files: [String]) { self.files = files }
}
struct Root: View {
  @State private var caption = ""
  var body: some View {
    TextField("Caption", text: $caption)
    Inside(files: ["a"], caption: caption)
    Idle(files: ["a"], caption: caption)
  }
}
/// The argument of StateObject runs once.
struct Inside: View {
  @StateObject private var sending: Sending
  let caption: String
  init(files: [String], caption: String) {
    let all = files + ["b"]
    _sending = StateObject(wrappedValue: Sending(files: all))
    self.caption = caption
  }
  var body: some View { Text("\(caption) \(sending.count)") }
}
/// The object begins nothing.
struct Idle: View {
  @StateObject private var plain: Plain
  let caption: String
  init(files: [String], caption: String) {
    let plain = Plain(files: files)
    _plain = StateObject(wrappedValue: plain)
    self.caption = caption
  }
  var body: some View { Text("\(caption) \(plain.count)") }
}
/// It is made once, by the App.
struct Once: View {
  @StateObject private var sending: Sending
  init() {
    let sending = Sending(files: [])
    _sending = StateObject(wrappedValue: sending)
  }
  var body: some View { Text("\(sending.count)") }
}
@main
struct Main: App {
  var body: some Scene { WindowGroup { Once() } }
}
