import SwiftUI

@Observable final class ChildModel {
  var log: [String] = []
  func load(_ child: Int) async { log = ["\(child)"] }
}
struct ByModel: View {
  let child: Int
  @State private var model = ChildModel()
  var body: some View {
    Text(model.log.joined())
      .task { await model.load(child) }  // expect: stale_copy
  }
}
struct Followed: View {
  let child: Int
  @State private var model = ChildModel()
  var body: some View { Text(model.log.joined()).task(id: child) { await model.load(child) } }
}
struct Children: View {
  @State private var child = 1
  var body: some View {
    Stepper("Child", value: $child)
    ByModel(child: child)
    Followed(child: child)
    ByModel(child: child).id(child)
  }
}
