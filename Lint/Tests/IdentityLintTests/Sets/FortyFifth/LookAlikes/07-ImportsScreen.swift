import SwiftUI

struct ImportFailure {
  let jobNumber: Int
  let reason: String
}

struct ImportNotice: Identifiable {
  let failure: ImportFailure

  var id: Int { failure.jobNumber }
}

@Observable
final class ImportCenter {
  var progress = 0.0
  var failure: ImportFailure?
}

extension ImportCenter {
  var notice: ImportNotice? {
    get { failure.map { ImportNotice(failure: $0) } }
    set { failure = newValue?.failure }
  }
}

struct ImportsScreen: View {
  @Bindable var center: ImportCenter

  var body: some View {
    VStack {
      ProgressView(value: center.progress)
      Text(center.progress, format: .percent.precision(.fractionLength(0)))
    }
    .padding()
    .sheet(item: $center.notice) { notice in
      VStack(spacing: 16) {
        Text("Job \(notice.failure.jobNumber)")
          .font(.headline)
        Text(notice.failure.reason)
        Button("OK") { center.failure = nil }
      }
      .presentationDetents([.medium])
    }
  }
}
