import Observation
import SwiftUI

#if canImport(Combine)
  import Combine
#endif

// MARK: ObservableObject

@MainActor
final class Named: ObservableObject {
  @Published var name = "old"
}

struct ObjectOwner: View {
  @StateObject private var object = Named()

  var body: some View {
    VStack {
      Button("Rename") { object.name = "new" }
      DeclaringView(object: object)
      PlainReference(object: object)
    }
  }
}

struct DeclaringView: View {
  @ObservedObject var object: Named

  var body: some View { Text("Declared: \(object.name)") }
}

/// Stores the object without declaring a dependency.
struct PlainReference: View {
  var object: Named

  var body: some View { Text("Plain: \(object.name)") }
}

@MainActor
final class Made: ObservableObject {
  @Published var value = 0
  init() { ProbeLog.note("kept object") }
}

struct ObjectParent: View {
  @State private var pass = 0

  var body: some View {
    VStack {
      Button("Parent again") { pass += 1 }
      KeptObject(pass: pass)
    }
  }
}

struct KeptObject: View {
  let pass: Int
  @StateObject private var object = Made()

  var body: some View { Text("Pass \(pass): \(object.value)") }
}

// MARK: @Observable

@MainActor @Observable
final class Model {
  var name = "old"
  var size = 1
}

struct ObservablePasser: View {
  @State private var model = Model()

  var body: some View {
    let _ = ProbeLog.note("passing body")
    VStack {
      Button("Rename") { model.name = "new" }
      NameReader(model: model)
      SizeReader(model: model)
    }
  }
}

struct NameReader: View {
  var model: Model

  var body: some View {
    let _ = ProbeLog.note("name body")
    Text("Name: \(model.name)")
  }
}

struct SizeReader: View {
  var model: Model

  var body: some View {
    let _ = ProbeLog.note("size body")
    Text("Size: \(model.size)")
  }
}
