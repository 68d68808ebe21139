import SwiftUI

struct Busy: ViewModifier {
  let isBusy: Bool
  func body(content: Content) -> some View {
    if isBusy { ProgressView() } else { content }
  }
}
struct Idle: ViewModifier {
  let isWaiting: Bool
  func body(content: Content) -> some View {
    ZStack {
      if !isWaiting { content }
      Text("Wait").opacity(isWaiting ? 1 : 0)
    }
  }
}
extension View {
  func busy(_ isBusy: Bool) -> some View { modifier(Busy(isBusy: isBusy)) }
  @ViewBuilder func replaced(while isWorking: Bool) -> some View {
    if isWorking { ProgressView() } else { self }
  }
}
struct Covered<Content: View>: View {
  let isLoading: Bool
  @ViewBuilder let content: () -> Content
  var body: some View {
    if isLoading { ProgressView() } else { content() }
  }
}
struct Notes: View {
  @State private var notes = ""
  var body: some View { TextField("Notes", text: $notes) }
}
struct ByHelper: View {
  @State private var isSending = false
  var body: some View {
    VStack {
      Notes()  // expect: dropped_form
        .busy(isSending)
      Notes()  // expect: dropped_form
        .padding().modifier(Busy(isBusy: isSending))
      Notes()  // expect: dropped_form
        .modifier(Idle(isWaiting: isSending))
      Notes()  // expect: dropped_form
        .replaced(while: isSending)
      Covered(isLoading: isSending) {
        Notes()  // expect: dropped_form
      }
      Button("Send") { Task { await send() } }
    }
  }
  private func send() async {
    isSending = true
    try? await Task.sleep(for: .seconds(1))
    isSending = false
  }
}
