import SwiftUI

struct VoiceMemo: Identifiable {
  let id: UUID
  var name: String
  var seconds: Int
}

struct VoiceMemoList: View {
  @Binding var memos: [VoiceMemo]
  @State private var isDeleting = false

  var body: some View {
    List {
      ForEach(memos) { memo in
        HStack {
          VStack(alignment: .leading) {
            Text(memo.name)
            Text(Duration.seconds(memo.seconds), format: .time(pattern: .minuteSecond))
              .font(.caption)
          }
          Spacer()
          Button("Delete", systemImage: "trash", role: .destructive) {
            isDeleting = true
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
        // bug: all rows attach a dialog to the same flag
        .confirmationDialog("Delete memo?", isPresented: $isDeleting) {
          Button("Delete “\(memo.name)”", role: .destructive) {
            memos.removeAll { $0.id == memo.id }
          }
        }
      }
    }
  }
}
