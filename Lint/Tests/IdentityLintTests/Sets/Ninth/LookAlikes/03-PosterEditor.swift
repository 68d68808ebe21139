import SwiftUI

struct PosterEditor: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var accent = Color.orange

  var body: some View {
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 24))

    layout {
      PosterForm(accent: $accent)
        .frame(maxWidth: sizeClass == .compact ? .infinity : 320)
      RoundedRectangle(cornerRadius: 16)
        .fill(accent.gradient)
        .aspectRatio(0.7, contentMode: .fit)
    }
    .padding()
    .animation(.default, value: sizeClass)
  }
}

private struct PosterForm: View {
  @Binding var accent: Color
  @State private var headline = ""
  @State private var details = ""
  @State private var date = Date.now
  @FocusState private var field: Field?

  private enum Field { case headline, details }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Headline", text: $headline)
        .focused($field, equals: .headline)
        .onSubmit { field = .details }
      TextField("Details", text: $details, axis: .vertical)
        .focused($field, equals: .details)
      DatePicker("Date", selection: $date)
      ColorPicker("Accent", selection: $accent)
      Button("Share") {
        print(headline, details, date)
      }
      .disabled(headline.isEmpty)
    }
    .textFieldStyle(.roundedBorder)
  }
}
