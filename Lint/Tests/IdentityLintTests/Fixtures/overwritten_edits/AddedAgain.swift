import SwiftUI

struct Photo: Identifiable, Hashable, Decodable { let id: Int; let title: String }

@MainActor @Observable final class StreamA {
  var photos: [Photo] = []
  func load() async {
    guard let url = URL(string: "https://example.com/latest"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    photos += (try? JSONDecoder().decode([Photo].self, from: data)) ?? []
  }
}
// A Task in onAppear.
struct ScreenA: View {
  @State private var stream = StreamA()
  var body: some View {
    NavigationStack {
      List(stream.photos) { NavigationLink($0.title, value: $0) }
        .navigationDestination(for: Photo.self) { Text($0.title) }
        .onAppear { Task { await stream.load() } }  // expect: overwritten_edits
    }
  }
}
// A tab.
@MainActor final class StreamB: ObservableObject {
  @Published var photos: [Photo] = []
  private let client: Client
  init(client: Client) { self.client = client }
  func fetch() async {
    do {
      let found = try await client.photos()
      photos.append(contentsOf: found)
    } catch { print(error) }
  }
}
protocol Client { func photos() async throws -> [Photo] }
struct TabB: View {
  @StateObject var stream: StreamB
  var body: some View {
    List(stream.photos) { Text($0.title) }
      .task { await stream.fetch() }  // expect: overwritten_edits
  }
}
struct TabsB: View {
  let stream: StreamB
  var body: some View {
    TabView {
      TabB(stream: stream).tabItem { Text("A") }
      Text("B").tabItem { Text("B") }
    }
  }
}
enum Source { static func all() -> [String] { ["a", "b"] } }
// A synchronous list, by a method that is passed.
final class Names: ObservableObject {
  @Published var names: [String] = []
  @Published var isLoading = false
  func fill() {
    isLoading = true
    defer { isLoading = false }
    addAll()
  }
  private func addAll() { for name in Source.all() { names.append(name) } }
}
struct ScreenD: View {
  @StateObject private var source = Names()
  var body: some View {
    NavigationStack {
      List(source.names, id: \.self) { name in NavigationLink(name) { Text(name) } }
        .onAppear(perform: source.fill)  // expect: overwritten_edits
    }
  }
}
// A callback, in an object from outside.
final class StreamE: ObservableObject {
  @Published var photos: [Photo] = []
  func reload() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
      guard let data, let found = try? JSONDecoder().decode([Photo].self, from: data) else {
        return
      }
      DispatchQueue.main.async { self.photos.append(contentsOf: found) }
    }.resume()
  }
}
struct ScreenE: View {
  @ObservedObject var stream: StreamE
  var body: some View {
    NavigationView {
      List(stream.photos) { photo in NavigationLink(photo.title) { Text(photo.title) } }
        .onAppear { stream.reload() }  // expect: overwritten_edits
    }
  }
}
