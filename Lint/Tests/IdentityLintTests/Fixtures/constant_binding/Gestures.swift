import SwiftUI

struct Stars: View {
  @Binding var value: Int
  var body: some View {
    ForEach(1...5, id: \.self) { star in
      Image(systemName: "star").onTapGesture { value = star }
    }
  }
}
struct Heart: View {
  @Binding var isLiked: Bool
  var body: some View { Button("Like") { isLiked.toggle() } }
}
struct Tags: View {
  @Binding var tags: [String]
  var body: some View { Button("Add", action: add) }
  private func add() { tags.append("new") }
}
struct Chooser: View {
  @Binding var choice: String
  var body: some View {
    Picker("Choice", selection: $choice) { Text("a").tag("a") }
  }
}
struct Outer: View {
  @Binding var value: Int
  var body: some View { Stars(value: $value) }
}
struct Counter: View {
  @Binding var count: Int
  var body: some View {
    Text("\(count)").gesture(TapGesture().onEnded { count += 1 })
  }
}
struct Page: View {
  let stars: Int
  let isLiked: Bool
  let tags: [String]
  let choice: String
  var body: some View {
    Stars(value: .constant(stars))  // expect: constant_binding
    Heart(isLiked: .constant(isLiked))  // expect: constant_binding
    Tags(tags: .constant(tags))  // expect: constant_binding
    Chooser(choice: .constant(choice))  // expect: constant_binding
    Outer(value: .constant(stars))  // expect: constant_binding
    Counter(count: .constant(stars))  // expect: constant_binding
  }
}
