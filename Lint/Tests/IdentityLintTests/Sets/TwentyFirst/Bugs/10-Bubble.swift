import SwiftUI

struct Bubble: Identifiable, Hashable {
  let sender: String
  let text: String
  let sentAt: Date

  // bug: the id is made of sender and text: a second "ok" of the same person has the same id, so
  // times show on the wrong bubble, rows are mixed up and scrollTo goes to the older one.
  var id: String { "\(sender)/\(text)" }
}

extension Collection where Element == Bubble {
  func from(_ sender: String) -> [Bubble] {
    filter { $0.sender == sender }
  }
}

struct ConversationView: View {
  let me: String
  let bubbles: [Bubble]

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(bubbles) { bubble in
            BubbleView(bubble: bubble, isMine: bubble.sender == me)
          }
        }
      }
      .onChange(of: bubbles.last) { _, last in
        if let last { reader.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .navigationTitle("\(bubbles.from(me).count) sent by you")
  }
}

struct BubbleView: View {
  let bubble: Bubble
  let isMine: Bool
  @State private var showsTime = false

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading) {
      Text(bubble.text)
        .padding(10)
        .background(isMine ? .blue : .gray, in: .capsule)
        .onTapGesture { showsTime.toggle() }
      if showsTime {
        Text(bubble.sentAt, style: .time).font(.caption)
      }
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}
