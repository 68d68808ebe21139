import SwiftUI

struct FilmScene: Identifiable {
  let id = UUID()
  var title: String
  var minutes: Int

  var summary: String { "\(title) (\(minutes) min)" }
}

struct ScriptView: View {
  @State private var scenes = [
    FilmScene(title: "Arrival", minutes: 4),
    FilmScene(title: "Argument", minutes: 7),
  ]

  var body: some View {
    List($scenes, editActions: .move) { $scene in
      VStack(alignment: .leading) {
        TextField("Title", text: $scene.title)
        Stepper(scene.summary, value: $scene.minutes, in: 1...99)
      }
    }
    .toolbar {
      Button("Add") {
        scenes.append(FilmScene(title: "", minutes: 1))
      }
    }
  }
}
