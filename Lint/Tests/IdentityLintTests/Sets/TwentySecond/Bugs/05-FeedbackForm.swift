import SwiftUI

extension View {
  @ViewBuilder
  func highlighted(_ isActive: Bool) -> some View {
    // bug: the message typed so far. *Needs a reply today* is toggled: the two branches have
    // different identities, so MessageBox is recreated.
    if isActive {
      padding(8)
        .background(Color.yellow.opacity(0.3))
        .clipShape(RoundedRectangle(cornerRadius: 8))
    } else {
      self
    }
  }
}

struct FeedbackForm: View {
  @State private var isUrgent = false
  @State private var rating = 3

  var body: some View {
    Form {
      Section("Your visit") {
        Stepper("Rating: \(rating)", value: $rating, in: 1...5)
        Toggle("Needs a reply today", isOn: $isUrgent)
      }
      Section("Message") {
        MessageBox(limit: 400)
          .highlighted(isUrgent)
      }
    }
  }
}

struct MessageBox: View {
  let limit: Int
  @State private var message = ""

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $message)
        .frame(minHeight: 120)
      Text("\(message.count)/\(limit)")
        .font(.caption)
        .foregroundStyle(message.count > limit ? .red : .secondary)
    }
  }
}
