import SwiftUI

struct DiaryScreen: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  let onSave: (String) -> Void

  private var layout: AnyLayout {
    if verticalSizeClass == .compact {
      AnyLayout(HStackLayout(alignment: .top))
    } else {
      AnyLayout(VStackLayout(alignment: .leading))
    }
  }

  var body: some View {
    layout {
      MoodStrip()
      DiaryEditor(onSave: onSave)
    }
    .padding(.horizontal)
    .padding(.vertical, verticalSizeClass == .compact ? 0 : 16)
  }
}

struct MoodStrip: View {
  var body: some View {
    Image(systemName: "face.smiling")
      .font(.largeTitle)
      .foregroundStyle(.secondary)
  }
}

struct DiaryEditor: View {
  let onSave: (String) -> Void
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text)
        .focused($isFocused)
      Text("\(text.count) characters")
        .foregroundStyle(.secondary)
      Button("Save") { onSave(text) }
        .disabled(text.isEmpty)
    }
    .onAppear { isFocused = true }
  }
}
