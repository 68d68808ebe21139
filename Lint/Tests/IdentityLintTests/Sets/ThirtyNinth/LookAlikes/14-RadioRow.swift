import SwiftUI

struct RadioChannel: Identifiable {
  let id: String
  let title: String
}

struct RadioRow: View {
  let title: String
  @AppStorage private var isFavorite: Bool

  init(channel: RadioChannel) {
    title = channel.title
    _isFavorite = AppStorage(wrappedValue: false, "radio.\(channel.id).isFavorite")
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button {
        isFavorite.toggle()
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
      .buttonStyle(.borderless)
    }
  }
}

struct RadioList: View {
  private let channels = [
    RadioChannel(id: "r1", title: "Classic"),
    RadioChannel(id: "r2", title: "Jazz"),
    RadioChannel(id: "r3", title: "Talk"),
  ]

  var body: some View {
    List(channels) { channel in
      RadioRow(channel: channel)
    }
  }
}
