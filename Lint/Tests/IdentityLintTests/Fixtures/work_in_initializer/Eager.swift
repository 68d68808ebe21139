import SwiftUI

final class Upload: ObservableObject {
  @Published private(set) var count = 0
  private var work: Task<Void, Never>?
  init(files: [String]) {
    work = Task { @MainActor [weak self] in self?.count = files.count }
  }
}

struct Album: View {
  @State private var caption = ""
  var body: some View {
    TextField("Caption", text: $caption)
    Banner(files: ["a"], caption: caption)
    Second(caption: caption)
  }
}

struct Banner: View {
  @StateObject private var upload: Upload
  let caption: String
  init(files: [String], caption: String) {
    let upload = Upload(files: files)  // expect: work_in_initializer
    _upload = StateObject(wrappedValue: upload)
    self.caption = caption
  }
  var body: some View { Text("\(caption) \(upload.count)") }
}

struct Second: View {
  @StateObject private var upload: Upload
  let caption: String
  init(
    caption: String,
    upload: Upload = Upload(files: [])  // expect: work_in_initializer
  ) {
    self.caption = caption
    self._upload = .init(wrappedValue: upload)
  }
  var body: some View { Text("\(caption) \(upload.count)") }
}
