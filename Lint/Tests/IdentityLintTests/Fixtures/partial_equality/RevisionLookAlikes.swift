import SwiftUI

// Each change of a field changes the revision, which is compared.
struct Repair: Identifiable, Equatable {
  let id: Int
  var status: String { didSet { revision += 1 } }
  private(set) var revision = 0
  static func == (left: Repair, right: Repair) -> Bool {
    left.id == right.id && left.revision == right.revision
  }
}
struct RepairRow: View, Equatable {
  let repair: Repair
  var body: some View { Text(repair.status) }
}
struct Repairs: View {
  @State private var repairs = [Repair(id: 1, status: "new")]
  var body: some View {
    List(repairs) { repair in RepairRow(repair: repair).equatable() }
    Button("Done") { repairs[0].status = "done" }
  }
}

// The closure reads the object when it runs.
final class Route: ObservableObject { @Published var pages: [String] = [] }
struct Bar: View, Equatable {
  let title: String
  let open: () -> Void
  static func == (left: Bar, right: Bar) -> Bool { left.title == right.title }
  var body: some View { Button(title) { open() } }
}
struct Screen: View {
  let route: Route
  var body: some View { Bar(title: "A") { route.pages.append("b") }.equatable() }
}
struct Root: View {
  @StateObject private var route = Route()
  var body: some View {
    Screen(route: route)
    Button("Reset") { route.pages = [] }
  }
}
