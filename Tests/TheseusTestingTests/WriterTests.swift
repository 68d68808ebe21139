import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("an update that keeps causing updates names what each view writes")
struct WriterTests {
  @Observable @MainActor fileprivate final class Model {
    var count = 0
    var runs = false
  }

  private func message(_ host: TestHost) throws -> String {
    try #require(host.trace.issues.first { $0.kind == .updateCycle }).message
  }

  @Test("R27 a view that writes to an object from onAppear")
  func object() throws {
    struct Writer: View {
      let model: Model
      var body: some View {
        if model.runs { Text("\(model.count)").id(model.count).onAppear { model.count += 1 } }
      }
    }
    let model = Model()
    let host = TestHost { VStack { Writer(model: model) } }
    model.runs = true
    host.flush()
    let message = try message(host)
    #expect(message.contains("Writer keeps writing Model") && message.contains("count"))
  }

  @Test("R27 a child that writes to its parent's state through a binding")
  func binding() throws {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Text("\(count)").id(count).onAppear { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      let model: Model
      var body: some View { if model.runs { Child(count: $count) } }
    }
    let model = Model()
    let host = TestHost { Parent(model: model) }
    model.runs = true
    host.flush()
    #expect(try message(host).contains("Child keeps writing Parent.count"))
  }

  @Test("R27 an ObservableObject")
  func observableObject() throws {
    final class Store: ObservableObject { @Published var count = 0 }
    struct Publisher: View {
      @ObservedObject var store: Store
      let model: Model
      var body: some View {
        if model.runs { Text("\(store.count)").id(store.count).onAppear { store.count += 1 } }
      }
    }
    let model = Model()
    let host = TestHost { Publisher(store: Store(), model: model) }
    model.runs = true
    host.flush()
    #expect(try message(host).contains("Publisher keeps writing Store"))
  }
}
