import SwiftUI

@Observable
final class DraftBox {
  private var texts: [Int: String] = [:]

  subscript(postID: Int) -> String {
    get { texts[postID, default: ""] }
    set { texts[postID] = newValue }
  }

  func clear(_ postID: Int) {
    texts[postID] = nil
  }
}

private struct DraftBoxKey: EnvironmentKey {
  // bug: The reply draft.
  static var defaultValue: DraftBox { DraftBox() }
}

extension EnvironmentValues {
  var draftBox: DraftBox {
    get { self[DraftBoxKey.self] }
    set { self[DraftBoxKey.self] = newValue }
  }
}

struct ReplyField: View {
  let postID: Int
  let onSend: (String) -> Void
  @Environment(\.draftBox) private var draftBox

  var body: some View {
    @Bindable var draftBox = draftBox
    HStack {
      TextField("Reply", text: $draftBox[postID], axis: .vertical)
      Button("Send") {
        onSend(draftBox[postID])
        draftBox.clear(postID)
      }
    }
  }
}

struct ThreadListScreen: View {
  let postIDs: [Int]
  @State private var sentCount = 0

  var body: some View {
    NavigationStack {
      List(postIDs, id: \.self) { postID in
        NavigationLink("Thread \(postID)") {
          ReplyField(postID: postID) { _ in sentCount += 1 }
        }
      }
      .navigationTitle("\(sentCount) replies sent")
    }
  }
}
