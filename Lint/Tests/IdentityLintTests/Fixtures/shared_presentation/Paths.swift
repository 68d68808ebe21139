import SwiftUI

struct Tabs: View {
  @State private var path: [Int] = []
  var body: some View {
    TabView {
      NavigationStack(path: $path) { Text("a") }.tabItem { Text("A") }
      NavigationStack(path: $path) { Text("b") }  // expect: shared_presentation
        .tabItem { Text("B") }
    }
  }
}
struct Columns: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationSplitView {
      NavigationStack(path: $path) { Text("a") }
    } detail: {
      NavigationStack(path: self.$path) { Text("b") }  // expect: shared_presentation
    }
  }
}
struct Members: View {
  @State private var path: [Int] = []
  var body: some View {
    TabView {
      news.tabItem { Text("News") }
      saved.tabItem { Text("Saved") }
    }
  }
  private var news: some View { NavigationStack(path: $path) { Text("a") } }
  private var saved: some View {
    NavigationStack(path: $path) { Text("b") }  // expect: shared_presentation
  }
}
enum Area: CaseIterable { case news, saved }
struct Rows: View {
  @State private var path: [Int] = []
  var body: some View {
    TabView {
      ForEach(Area.allCases, id: \.self) { area in
        NavigationStack(path: $path) { Text("\(area)") }  // expect: shared_presentation
      }
    }
  }
}
struct Page: View {
  @Binding var path: [Int]
  var body: some View { NavigationStack(path: $path) { Text("a") } }
}
struct Pages: View {
  @State private var path: [Int] = []
  var body: some View {
    TabView {
      Page(path: $path)
      Page(path: $path)  // expect: shared_presentation
    }
  }
}
final class Router: ObservableObject { @Published var path: [Int] = [] }
struct News: View {
  @EnvironmentObject var router: Router
  var body: some View { NavigationStack(path: $router.path) { Text("a") } }
}
struct Saved: View {
  @EnvironmentObject var router: Router
  var body: some View { NavigationStack(path: $router.path) { Text("a") } }
}
struct Routed: View {
  var body: some View {
    TabView {
      News()
      Saved()  // expect: shared_presentation
    }
  }
}
@Observable final class Paths { var path: [Int] = [] }
struct Home: View {
  @Environment(Paths.self) private var paths
  var body: some View {
    @Bindable var paths = paths
    NavigationStack(path: $paths.path) { Text("a") }
  }
}
struct Search: View {
  @Bindable var paths: Paths
  var body: some View { NavigationStack(path: $paths.path) { Text("a") } }
}
struct OfTheEnvironment: View {
  var body: some View {
    TabView {
      Home()
      Home()  // expect: shared_presentation
    }
  }
}
struct OfAnArgument: View {
  @State private var paths = Paths()
  var body: some View {
    TabView {
      Search(paths: paths)
      Search(paths: paths)  // expect: shared_presentation
    }
  }
}
