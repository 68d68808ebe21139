import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}
struct SaveBar: View {
  let name: String
  let save: (String) -> Void
  var body: some View { Button("Save") { save(name) } }
}
struct Stops: View {
  @State private var stops = [Stop(id: 1, name: "Riga")]
  @State private var open: Stop?
  @State private var other: Stop?
  @State private var isNew = false
  var body: some View {
    Button("New") { isNew = true }
    List(stops) { stop in
      Button(stop.name) { open = stop }
      Button("Other") { other = stop }
    }
    .sheet(item: $open) { stop in Returning(stop: stop) { stops[0] = $0 } }
    .popover(item: $other) { stop in
      Watching(stop: stop)
      Leaving(stop: stop)
      Handing(stop: stop)
      Sharing(stop: stop)
      Copying(stop: stop)
      Shown(stop: stop)
    }
    .fullScreenCover(isPresented: $isNew) { Fresh(stop: Stop(id: 2, name: "")) }
  }
}
// The caller gets it.
struct Returning: View {
  @State var stop: Stop
  let done: (Stop) -> Void
  var body: some View {
    TextField("Name", text: $stop.name)
    Button("Done") { done(stop) }
  }
}
// Each change is stored.
struct Watching: View {
  @State var stop: Stop
  var body: some View {
    TextField("Name", text: $stop.name).onChange(of: stop.name) { print($1) }
  }
}
// The last value is stored.
struct Leaving: View {
  @State var stop: Stop
  var body: some View {
    TextField("Name", text: $stop.name).onDisappear { write() }
  }
  private func write() { UserDefaults.standard.set(stop.name, forKey: "name") }
}
// Another view saves it.
struct Handing: View {
  @State var stop: Stop
  var body: some View {
    TextField("Name", text: $stop.name)
    SaveBar(name: stop.name) { _ in }
  }
}
// The user takes it out.
struct Sharing: View {
  @State var stop: Stop
  var body: some View {
    TextField("Name", text: $stop.name)
    ShareLink(item: text)
  }
  private var text: String { stop.name }
}
// Takes a copy of its own.
struct Copying: View {
  @State var stop: Stop
  var body: some View {
    TextField("Name", text: $stop.name)
    Button("Done") { [stop] in print(stop) }
  }
}
// Edits nothing.
struct Shown: View {
  @State var stop: Stop
  var body: some View { Text(stop.name) }
}
// Made for the form, and of no collection.
struct Fresh: View {
  @State var stop: Stop
  var body: some View { TextField("Name", text: $stop.name) }
}
