import SwiftUI

struct CommittedGift {
  var amount = 10.0
}

/// The button ends the focus before it saves.
struct CommittedByFocus: View {
  let save: (CommittedGift) -> Void
  @State private var gift = CommittedGift()
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Amount", value: $gift.amount, formatter: NumberFormatter())
        .focused($isFocused)
      Button("Save") {
        isFocused = false
        Task { save(gift) }
      }
    }
  }
}

/// The text is parsed where it is used.
struct CommittedText: View {
  let save: (Double) -> Void
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Amount", text: $text)
      Button("Save") { save(Double(text) ?? 0) }
    }
  }
}

/// Nothing uses the value at a press: a button resets it, or does something else.
struct CommittedLater: View {
  @Binding var amount: Double
  @State private var factor = 1.0
  let share: () -> Void

  var body: some View {
    Form {
      TextField("Amount", value: $amount, formatter: NumberFormatter())
      TextField("Factor", value: $factor, formatter: NumberFormatter())
      Button("Reset") { factor = 1 }
      Button("Share") { share() }
    }
  }
}

/// The system's way to end all editing.
struct CommittedBySystem: View {
  let save: (CommittedGift) -> Void
  @State private var gift = CommittedGift()

  var body: some View {
    Form {
      TextField("Amount", value: $gift.amount, formatter: NumberFormatter())
      Button("Save") {
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        save(gift)
      }
    }
  }
}

/// The popover closes, and the field in it loses the focus, before the button outside is pressed.
struct CommittedByPopover: View {
  let start: (Int) -> Void
  @State private var minutes = 0
  @State private var shown = false

  var body: some View {
    HStack {
      Button("Time") { shown = true }
        .popover(isPresented: $shown) {
          TextField("", value: $minutes, formatter: NumberFormatter())
        }
      Button("Start") { start(minutes) }
    }
  }
}
