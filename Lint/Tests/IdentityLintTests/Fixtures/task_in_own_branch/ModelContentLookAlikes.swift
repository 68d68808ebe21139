import SwiftUI

@MainActor @Observable
final class BookModel {
  private(set) var page: String?
  private(set) var cover: String? = "Cover"
  private(set) var notes: [String] = []
  private(set) var index: String?
  private(set) var author: String?
  init() { begin() }
  func load() async { page = await fetch() }
  func show() async { cover = await fetch() }
  func fill() async { notes = [await fetch()] }
  func find() async { index = await fetch() }
  func begin() { author = "Ann" }
  private func fetch() async -> String { "Page" }
}
/// A button loads it as well.
struct WithButton: View {
  @State private var model = BookModel()
  var body: some View {
    Group {
      if let page = model.page { Text(page) }
    }
    .task { await model.load() }
    Button("Load") { Task { await model.load() } }
  }
}
/// It starts with something.
struct Filled: View {
  @State private var model = BookModel()
  var body: some View {
    Group {
      if let cover = model.cover { Text(cover) }
    }
    .task { await model.show() }
  }
}
/// Another view has the model.
struct HandedOn: View {
  @State private var model = BookModel()
  var body: some View {
    Group {
      if !model.notes.isEmpty { Text("Notes") }
    }
    .task { await model.fill() }
    .toolbar { FillButton(model: model) }
  }
}
struct FillButton: View {
  let model: BookModel
  var body: some View { Button("Fill") { Task { await model.fill() } } }
}
/// The parent has the model.
struct Given: View {
  let model: BookModel
  var body: some View {
    Group {
      if let index = model.index { Text(index) }
    }
    .task { await model.find() }
  }
}
/// The model fills it by itself.
struct Begun: View {
  @State private var model = BookModel()
  var body: some View {
    Group {
      if let author = model.author { Text(author) }
    }
    .onAppear { model.begin() }
  }
}
/// Something is there.
struct Always: View {
  @State private var model = BookModel()
  var body: some View {
    ZStack {
      Color.clear
      if let page = model.page { Text(page) }
    }
    .task { await model.load() }
    Group {
      if let page = model.page { Text(page) } else { ProgressView() }
    }
    .task { await model.load() }
  }
}
