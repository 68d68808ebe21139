import SwiftUI

struct Recording: Identifiable {
  let id: UUID
  let title: String
  let length: Duration
}

extension View {
  func confirmsDeletion(
    of title: String,
    isPresented: Binding<Bool>,
    perform action: @escaping () -> Void
  ) -> some View {
    confirmationDialog("Delete \(title)?", isPresented: isPresented, titleVisibility: .visible) {
      Button("Delete", role: .destructive, action: action)
    }
  }
}

struct RecordingsScreen: View {
  @State var recordings: [Recording]
  @State private var isConfirmingDeletion = false

  var body: some View {
    List {
      ForEach(recordings) { recording in
        HStack {
          Text(recording.title)
          Spacer()
          Text(recording.length, format: .time(pattern: .minuteSecond))
          Button("Delete", systemImage: "trash") {
            isConfirmingDeletion = true
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
        // bug: The dialog may name and delete another recording than the tapped one
        .confirmsDeletion(of: recording.title, isPresented: $isConfirmingDeletion) {
          recordings.removeAll { $0.id == recording.id }
        }
      }
    }
  }
}
