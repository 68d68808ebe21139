import SwiftUI
import AVKit

struct Story: Identifiable, Hashable {
  let id: String
  let author: String
  let video: URL
}

struct StoryPreview: View {
  let story: Story
  @State private var player: AVPlayer?
  @State private var caption = ""

  var body: some View {
    VStack {
      VideoPlayer(player: player)
        .aspectRatio(9 / 16, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 20))
      TextField("Add a caption", text: $caption)
        .textFieldStyle(.roundedBorder)
      NavigationLink("Choose audience") {
        AudienceView()
      }
    }
    .padding()
    .navigationTitle(story.author)
    .onAppear {
      if player == nil {
        player = AVPlayer(url: story.video)
      }
      player?.play()
    }
    .onDisappear {
      player?.pause()
    }
  }
}

struct AudienceView: View {
  @AppStorage("story.audience") private var audience = "friends"

  var body: some View {
    Form {
      Picker("Who can see your stories?", selection: $audience) {
        Text("Friends").tag("friends")
        Text("Followers").tag("followers")
        Text("Everyone").tag("everyone")
      }
      .pickerStyle(.inline)
    }
    .navigationTitle("Audience")
  }
}

struct StoriesList: View {
  let stories: [Story]

  var body: some View {
    NavigationStack {
      List(stories) { story in
        NavigationLink(story.author, value: story)
      }
      .navigationDestination(for: Story.self) { story in
        StoryPreview(story: story)
      }
    }
  }
}
