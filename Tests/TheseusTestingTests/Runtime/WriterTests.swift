import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("an update that keeps causing updates names what each view writes")
struct WriterTests {
  @Observable @MainActor fileprivate final class Model {
    var count = 0
    var runs = false
    func step() { if runs { count += 1 } }
  }

  @Observable @MainActor fileprivate final class Pair {
    var first = 0
    var second = 0
  }

  /// The issue of a page that starts to write when `runs` is set.
  private func issue(of page: (Model) -> some View) throws -> RuntimeIssue {
    let model = Model()
    let view = page(model)
    let host = TestHost { VStack { view } }
    #expect(host.trace.issues.isEmpty)
    model.runs = true
    host.flush()
    return try #require(host.trace.issues.first { $0.kind == .updateCycle })
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

  @Test("R27 a view that writes to an ObservableObject that it reads")
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

  @Test("R27 a body that writes to an object that it reads, before or after reading it")
  func body() throws {
    struct Before: View {
      let model: Model
      var body: some View {
        let _ = model.step()
        Text("\(model.count)")
      }
    }
    struct After: View {
      let model: Model
      var body: some View {
        Text("\(model.count)")
        let _ = model.step()
      }
    }
    for _ in 1...2 {
      // Again: code is tracked in another way once a view of its type has read an object.
      for (name, issue) in [
        ("Before", try issue { Before(model: $0) }), ("After", try issue { After(model: $0) }),
      ] {
        #expect(issue.message.contains("\(name) keeps writing Model.count"))
        #expect(issue.identity?.contains(name) ?? false)
      }
    }
  }

  @Test("R27 two bodies that each write what the other reads")
  func twoBodies() throws {
    struct First: View {
      let pair: Pair
      let model: Model
      var body: some View {
        let _ = model.runs ? (pair.second = pair.first + 1) : ()
        Text("first")
      }
    }
    struct Second: View {
      let pair: Pair
      let model: Model
      var body: some View {
        let _ = model.runs ? (pair.first = pair.second + 1) : ()
        Text("second")
      }
    }
    let pair = Pair()
    let message = try issue { model in
      Group {
        First(pair: pair, model: model)
        Second(pair: pair, model: model)
      }
    }.message
    #expect(
      message.contains("First keeps writing Pair.second")
        && message.contains("Second keeps writing Pair.first"))
  }

  @Test("R27 a body that writes through @Bindable, the environment, a row, a modifier")
  func otherBodies() throws {
    struct Bound: View {
      @Bindable var model: Model
      var body: some View {
        let _ = model.runs ? ($model.count.wrappedValue += 1) : ()
        Text("\(model.count)")
      }
    }
    struct Surrounded: View {
      @Environment(Model.self) private var model
      var body: some View {
        let _ = model.step()
        Text("\(model.count)")
      }
    }
    struct Row: View {
      let model: Model
      var body: some View {
        let _ = model.step()
        Text("\(model.count)")
      }
    }
    struct Stepping: ViewModifier {
      let model: Model
      func body(content: Content) -> some View {
        let _ = model.step()
        content.padding(CGFloat(model.count % 2))
      }
    }
    #expect(try issue { Bound(model: $0) }.message.contains("Bound keeps writing Model.count"))
    #expect(
      try issue { Surrounded().environment($0) }.message
        .contains("Surrounded keeps writing Model.count"))
    #expect(
      try issue { model in ForEach(0..<3, id: \.self) { _ in Row(model: model) } }.message
        .contains("Row keeps writing Model.count"))
    #expect(
      try issue { model in List { ForEach(0..<3, id: \.self) { _ in Row(model: model) } } }.message
        .contains("Row keeps writing Model.count"))
    #expect(
      try issue { Text("x").modifier(Stepping(model: $0)) }.message
        .contains("Stepping keeps writing Model.count"))
  }

  @Test("R27 a body that writes to an ObservableObject that it observes")
  func publishingBody() throws {
    final class Store: ObservableObject { @Published var count = 0 }
    struct Publisher: View {
      @ObservedObject var store: Store
      let model: Model
      var body: some View {
        let _ = model.runs ? (store.count += 1) : ()
        Text("\(store.count)")
      }
    }
    #expect(
      try issue { Publisher(store: Store(), model: $0) }.message
        .contains("Publisher keeps writing Store"))
  }

  @Test("R27 a body that writes until it is content takes more passes and shows the last value")
  func settling() {
    struct Settling: View {
      let model: Model
      var body: some View {
        Text("\(model.count)")
        let _ = model.runs && model.count < 3 ? (model.count += 1) : ()
      }
    }
    let model = Model()
    let host = TestHost { Settling(model: model) }
    model.runs = true
    host.flush()
    #expect(host.findAll(.text).map(\.label) == ["3"])
    #expect(host.trace.issues.allSatisfy { $0.kind == .writeDuringUpdate })
    #expect(host.trace.issues.count == 3)
  }

  @Test("R24 a body that writes the same value each time does not run again")
  func equalWrites() {
    struct Same: View {
      let model: Model
      let log: (Int) -> Void
      var body: some View {
        let _ = log(model.count)
        let _ = model.runs ? (model.count = 7) : ()
        Text("\(model.count)")
      }
    }
    var runs = 0
    let model = Model()
    let host = TestHost { Same(model: model) { _ in runs += 1 } }
    model.runs = true
    host.flush()
    #expect(!host.trace.issues.contains { $0.kind == .updateCycle })
    #expect(runs == 3)
  }
}
