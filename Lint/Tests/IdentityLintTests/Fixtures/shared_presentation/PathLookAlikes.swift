import SwiftUI

struct Page: View {
  @Binding var path: [Int]
  var body: some View { NavigationStack(path: $path) { Text("a") } }
}
enum Area: CaseIterable { case news, saved }
struct Paths: View {
  @State private var first: [Int] = []
  @State private var second: [Int] = []
  @State private var paths: [Area: [Int]] = [:]
  @State private var area = Area.news
  @State private var isWide = false
  var body: some View {
    TabView {
      NavigationStack(path: $first) { Text("a") }
      NavigationStack(path: $second) { Text("b") }
      ForEach(Area.allCases, id: \.self) { area in
        NavigationStack(path: path(of: area)) { Text("\(area)") }
      }
      NavigationStack(path: $paths[.news]) { Text("a") }
      NavigationStack(path: $paths[.saved]) { Text("a") }
    }
  }
  private func path(of area: Area) -> Binding<[Int]> {
    Binding(get: { paths[area] ?? [] }, set: { paths[area] = $0 })
  }
}
struct Arms: View {
  @State private var path: [Int] = []
  let isWide: Bool
  let area: Area
  var body: some View {
    if isWide {
      wide
    } else {
      narrow
    }
  }
  private var wide: some View { Page(path: $path) }
  private var narrow: some View { Page(path: $path) }
}
struct Cases: View {
  @State private var path: [Int] = []
  let area: Area
  var body: some View {
    switch area {
    case .news: NavigationStack(path: $path) { Text("a") }
    case .saved: NavigationStack(path: $path) { Text("b") }
    }
  }
}
@Observable final class Model { var path: [Int] = [] }
struct Home: View {
  @Bindable var model: Model
  var body: some View { NavigationStack(path: $model.path) { Text("a") } }
}
struct OwnModels: View {
  @State private var news = Model()
  @State private var saved = Model()
  var body: some View {
    TabView {
      Home(model: news)
      Home(model: saved)
    }
  }
}
