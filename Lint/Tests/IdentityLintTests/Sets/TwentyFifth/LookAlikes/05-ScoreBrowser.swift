import SwiftUI

struct Score: Identifiable, Hashable {
  let id: String
  var title: String
  var text: String
}

@Observable
final class ScoreLibrary {
  static let shared = ScoreLibrary()

  var scores: [Score] = [
    Score(id: "prelude", title: "Prelude", text: "C major"),
    Score(id: "fugue", title: "Fugue", text: "C minor"),
  ]
}

struct ScoreScene: Scene {
  var body: some Scene {
    WindowGroup {
      ScoreBrowser(library: .shared)
    }
  }
}

struct ScoreBrowser: View {
  let library: ScoreLibrary
  @SceneStorage("browser.openScore") private var openScoreID: String?
  @AppStorage("browser.zoom") private var zoom = 14.0

  private var openScore: Score? {
    library.scores.first { $0.id == openScoreID }
  }

  var body: some View {
    NavigationSplitView {
      List(library.scores, selection: $openScoreID) { score in
        Text(score.title)
      }
    } detail: {
      if let openScore {
        ScrollView {
          Text(openScore.text)
            .font(.system(size: zoom, design: .monospaced))
        }
        .navigationTitle(openScore.title)
        .toolbar {
          Slider(value: $zoom, in: 10...24)
        }
      } else {
        ContentUnavailableView("No score open", systemImage: "music.note")
      }
    }
  }
}
