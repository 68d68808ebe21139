import SwiftUI

struct UploadFailure {
  let fileName: String
  let reason: String
}

struct FailureNotice: Identifiable {
  // bug: The failure sheet closes and opens again while other uploads progress
  let id = UUID()
  let failure: UploadFailure
}

@Observable
final class UploadCenter {
  var progress = 0.0
  var failure: UploadFailure?
}

extension UploadCenter {
  var notice: FailureNotice? {
    get { failure.map { FailureNotice(failure: $0) } }
    set { failure = newValue?.failure }
  }
}

struct UploadsScreen: View {
  @Bindable var center: UploadCenter

  var body: some View {
    VStack {
      ProgressView(value: center.progress)
      Text(center.progress, format: .percent.precision(.fractionLength(0)))
    }
    .padding()
    .sheet(item: $center.notice) { notice in
      VStack(spacing: 16) {
        Text(notice.failure.fileName)
          .font(.headline)
        Text(notice.failure.reason)
        Button("OK") { center.failure = nil }
      }
      .presentationDetents([.medium])
    }
  }
}
