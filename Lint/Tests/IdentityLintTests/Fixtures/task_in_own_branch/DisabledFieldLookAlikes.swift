import SwiftUI

/// The button is disabled, and the field is not.
struct DisabledButton: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var hits: [String] = []
  @State private var isSearching = false

  var body: some View {
    Form {
      TextField("Query", text: $query)
      Section { Button("Clear") { hits = [] } }
        .disabled(isSearching)
      Text(hits.joined())
    }
    .task(id: query) {
      isSearching = true
      defer { isSearching = false }
      let found = await search(query)
      if !Task.isCancelled { hits = found }
    }
  }
}

/// The user sends the form: the field may lose the focus.
struct DisabledBySending: View {
  let send: (String) async -> Void
  @State private var text = ""
  @State private var isSending = false

  var body: some View {
    Form {
      TextField("Text", text: $text)
        .onSubmit { post() }
        .disabled(isSending)
      Button("Send") { post() }
    }
  }

  private func post() {
    isSending = true
    Task {
      await send(text)
      isSending = false
    }
  }
}

/// The work belongs to a choice beside the field.
struct DisabledByChoice: View {
  let load: (Int) async -> String
  @State private var year = 1
  @State private var note = ""
  @State private var isLoading = false

  var body: some View {
    Form {
      Stepper("Year", value: $year)
      TextField("Note", text: $note)
        .disabled(isLoading)
    }
    .task(id: year) {
      isLoading = true
      let answer = await load(year)
      if !Task.isCancelled { note = answer }
      isLoading = false
    }
  }
}

/// A flag that typing clears only.
struct EnabledByTyping: View {
  @State private var text = ""
  @State private var isLocked = true

  var body: some View {
    TextField("Text", text: $text)
      .disabled(isLocked)
      .onChange(of: text) { isLocked = false }
  }
}

/// Typing locks the field when the code is complete.
struct LockedWhenComplete: View {
  @State private var code = ""
  @State private var isComplete = false

  var body: some View {
    TextField("Code", text: $code)
      .disabled(isComplete)
      .onChange(of: code) { if code.count == 6 { isComplete = true } }
  }
}

/// A spinner beside the field.
struct SpinnerBeside: View {
  let quote: (String) async -> Double?
  @State private var code = ""
  @State private var isLoading = false

  var body: some View {
    HStack {
      TextField("Code", text: $code)
      if isLoading { ProgressView() }
    }
    .task(id: code) {
      isLoading = true
      _ = await quote(code)
      isLoading = false
    }
  }
}
