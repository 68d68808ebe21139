import TheseusTesting
import TheseusViews
import Testing

private struct Weight: _ViewTraitKey { static let defaultValue = 1 }

@MainActor @Suite("_VariadicView")
struct VariadicViewTests {
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("--") }
      }
    }
  }

  private struct Weighed: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        ForEach(children) { child in
          HStack {
            Text("\(child[Weight.self])")
            child
          }
        }
        Text(
          """
          ids \(children.compactMap { $0.id(as: Int.self) }.map(String.init).joined(separator: ","))
          """
        )
      }
    }
  }

  @Test("a root with many views puts its own between the children")
  func multi() {
    let host = TestHost(columns: 30, rows: 10) {
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("a")
          ForEach(0..<2) { Text("row \($0)") }
        }
      }
    }
    #expect(host.findAll(.text).map(\.label) == ["a", "--", "row 0", "--", "row 1"])
  }

  @Test("a root with one view reads the traits and ids of its children")
  func unary() {
    let host = TestHost(columns: 30, rows: 10) {
      _VariadicView.Tree(Weighed()) {
        Text("a")._trait(Weight.self, 3).padding(.leading, 8)
        ForEach([7], id: \.self) { Text("row \($0)") }
      }
    }
    #expect(host.findAll(.text).map(\.label) == ["3", "a", "1", "row 7", "ids 7"])
  }
}
