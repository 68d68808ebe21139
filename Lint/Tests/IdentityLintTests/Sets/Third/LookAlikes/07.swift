import SwiftUI

@MainActor
final class DownloadItem: ObservableObject, Identifiable {
  let id: URL
  @Published var progress = 0.0

  init(url: URL) {
    id = url
  }
}

@MainActor
final class DownloadCenter: ObservableObject {
  @Published private(set) var urls: [URL] = []
  private var cache: [URL: DownloadItem] = [:]

  func enqueue(_ url: URL) {
    guard !urls.contains(url) else { return }
    urls.append(url)
  }

  func item(for url: URL) -> DownloadItem {
    if let known = cache[url] { return known }
    let item = DownloadItem(url: url)
    cache[url] = item
    return item
  }
}

struct DownloadList: View {
  @ObservedObject var center: DownloadCenter
  @State private var address = ""

  var body: some View {
    List {
      TextField("Address", text: $address)
        .onSubmit(enqueue)
      ForEach(center.urls, id: \.self) { url in
        DownloadRow(url: url, center: center)
      }
    }
  }

  private func enqueue() {
    guard let url = URL(string: address) else { return }
    center.enqueue(url)
    address = ""
  }
}

struct DownloadRow: View {
  @ObservedObject private var item: DownloadItem

  init(url: URL, center: DownloadCenter) {
    _item = ObservedObject(wrappedValue: center.item(for: url))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(item.id.lastPathComponent)
      ProgressView(value: item.progress)
      Button("Retry") { item.progress = 0 }
    }
  }
}
