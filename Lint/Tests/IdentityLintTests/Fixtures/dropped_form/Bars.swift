import SwiftUI

struct Library: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(1..<20) { NavigationLink("Shelf \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("Shelf \($0)") }
    }
  }
}
struct Signup: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}
struct Root: View {
  enum Page { case library, signup, about }
  @State private var page = Page.library
  var body: some View {
    VStack {
      switch page {
      case .library: Library()  // expect: dropped_form
      case .signup: Text("Sign up")
      case .about: Text("About")
      }
      HStack {
        Button("Library") { page = .library }
        Button("About") { page = .about }
      }
    }
  }
}
struct Forms: View {
  @State private var page = "form"
  var body: some View {
    VStack {
      switch page {
      case "form": Signup()  // expect: dropped_form
      default: Text("About")
      }
      Button("Form") { page = "form" }
      Button("About") { page = "about" }
    }
  }
}
struct Chosen: View {
  enum Page: String, CaseIterable { case library, about }
  @State private var page = Page.library
  var body: some View {
    VStack {
      Picker("Page", selection: $page) { ForEach(Page.allCases, id: \.self) { Text($0.rawValue) } }
      switch page {
      case .library: Library()  // expect: dropped_form
      case .about: Text("About")
      }
    }
  }
}
