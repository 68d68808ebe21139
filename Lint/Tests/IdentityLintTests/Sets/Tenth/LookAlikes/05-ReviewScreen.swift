import SwiftUI

struct Reference: Identifiable, Hashable {
  let id: UUID
  let title: String
  let pages: Int
}

struct ReviewScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let references: [Reference]
  let submit: (String) -> Void

  private var usesColumns: Bool { sizeClass == .regular }

  private var layout: AnyLayout {
    if usesColumns {
      return AnyLayout(HStackLayout(alignment: .top, spacing: 24))
    } else {
      return AnyLayout(VStackLayout(spacing: 12))
    }
  }

  var body: some View {
    layout {
      reviewer
      referenceList
        .frame(maxWidth: usesColumns ? 240 : nil, maxHeight: usesColumns ? nil : 120)
    }
    .navigationTitle("Review")
    .padding()
  }

  private var reviewer: some View {
    ReviewComposer(onSubmit: submit)
  }

  private var referenceList: some View {
    List(references) { reference in
      HStack {
        Text(reference.title)
        Spacer()
        Text("\(reference.pages) p.")
          .foregroundStyle(.secondary)
      }
    }
    .listStyle(.plain)
  }
}

private struct ReviewComposer: View {
  let onSubmit: (String) -> Void
  @State private var text = ""

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text)
      Button("Submit") {
        onSubmit(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}
