import SwiftUI

struct Photo: Identifiable, Hashable, Decodable { let id: Int; let title: String }
protocol Client { func photos(page: Int) async throws -> [Photo]; func all() async -> [Photo] }

final class Queue {
  func drain() async -> [Photo] { [] }
  func photos(after: Int) async -> [Photo] { [] }
}
@MainActor @Observable final class Streams {
  var photos: [Photo] = []
  var visits: [Date] = []
  var names: [String] = []
  let queue = Queue()
  private var page = 0
  private var isLoaded = false
  private var cursor: String?
  let client: any Client
  init(client: any Client) { self.client = client }

  func replace() async { photos = await client.all() }
  func once() async {
    guard photos.isEmpty else { return }
    photos += await client.all()
  }
  func flagged() async {
    if isLoaded { return }
    isLoaded = true
    photos.append(contentsOf: await client.all())
  }
  func next() async {
    page += 1
    photos += (try? await client.photos(page: page)) ?? []
  }
  func byCount() async {
    photos += (try? await client.photos(page: photos.count / 20)) ?? []
  }
  func cleared() async {
    photos.removeAll()
    for photo in await client.all() { photos.append(photo) }
  }
  func merged() async {
    let known = Set(photos.map(\.id))
    photos += await client.all().filter { !known.contains($0.id) }
  }
  func oneByOne() async {
    for photo in await client.all() where !photos.contains(photo) { photos.append(photo) }
  }
  func checked() async {
    for photo in await client.all() {
      if !photos.contains(where: { $0.id == photo.id }) { photos.append(photo) }
    }
  }
  func built() async {
    var found: [Photo] = []
    found += await client.all()
    photos = found
  }
  func visit() { visits.append(Date()) }
  func sorted() async {
    photos += await client.all()
    photos = Array(Set(photos))
  }
  func merge() async {
    photos.append(contentsOf: await client.all())
    removeRepeated()
  }
  // A log has each visit.
  func addVisits() { visits += [Date()] }
  // What a queue holds is taken once.
  func receive() async { photos += await queue.drain() }
  func since() async { photos += await queue.photos(after: 3) }
  // Emptied when the page goes.
  func removeNames() { names.removeAll() }
  func fillNames() async { names += await client.all().map(\.title) }
  private func removeRepeated() {
    var seen: Set<Int> = []
    photos.removeAll { !seen.insert($0.id).inserted }
  }
}

struct Screen: View {
  @State var streams: Streams
  @State private var names: [String] = []
  @State private var hasAppeared = false
  @State private var path: [Photo] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(streams.photos) { photo in
        NavigationLink(photo.title, value: photo)
          .onAppear { Task { await streams.next() } }
      }
      .onAppear { Task { await streams.replace() } }
      .onAppear { Task { await streams.once() } }
      .task { await streams.flagged() }
      .task { await streams.next() }
      .task { await streams.byCount() }
      .task { await streams.cleared() }
      .task { await streams.merged() }
      .task { await streams.oneByOne() }
      .task { await streams.checked() }
      .task { await streams.built() }
      .task { await streams.sorted() }
      .task { await streams.merge() }
      .onAppear { streams.visit() }
      .onAppear { streams.addVisits() }
      .task { await streams.receive() }
      .task { await streams.since() }
      .task { await streams.fillNames() }
      .onDisappear { streams.removeNames() }
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        names.append(contentsOf: ["a", "b"])
      }
      .onAppear { if names.isEmpty { names += ["a"] } }
      .onDisappear { names.removeAll() }
      .refreshable { names.append("c") }
    }
  }
}

// A sheet appears once.
struct Sheet: View {
  @State private var names: [String] = []
  var body: some View {
    List(names, id: \.self) { Text($0) }.onAppear { names += ["a", "b"] }
  }
}

// The stack's own view appears once.
struct Outside: View {
  @State var streams: Loads
  var body: some View {
    NavigationStack {
      List(streams.photos) { NavigationLink($0.title, value: $0) }
    }
    .task { await streams.load() }
  }
}
struct Alone: View {
  @State var streams: Loads
  var body: some View { List(streams.photos) { Text($0.title) }.task { await streams.load() } }
}
@MainActor @Observable final class Loads {
  var photos: [Photo] = []
  func load() async { photos += [] }
}
