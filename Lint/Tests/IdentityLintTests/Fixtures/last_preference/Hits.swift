import SwiftUI

// Siblings, each with a view that writes.
private struct LabelWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()  // expect: last_preference
  }
}

private struct FormRow: View {
  let label: String
  var body: some View {
    Text(label).background {
      GeometryReader { proxy in
        Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
      }
    }
  }
}

struct FormPage: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack {
      FormRow(label: "Name").padding()
      Divider()
      FormRow(label: "Address")
    }
    .frame(width: width)
    .onPreferenceChange(LabelWidthKey.self) { width = $0 }
  }
}

// Rows that write by themselves.
enum SelectedFrameKey: PreferenceKey {
  static var defaultValue: CGRect { .zero }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = nextValue()  // expect: last_preference
  }
}

struct TabBar: View {
  let tabs: [String]
  @State private var frame = CGRect.zero
  var body: some View {
    HStack {
      ForEach(tabs, id: \.self) { tab in
        GeometryReader { proxy in
          Text(tab).preference(key: SelectedFrameKey.self, value: proxy.frame(in: .global))
        }
      }
    }
    .onPreferenceChange(SelectedFrameKey.self) { frame = $0 }
  }
}

// Rows of a view that writes.
struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value current: inout Double, nextValue next: () -> Double) {
    current = next()  // expect: last_preference
  }
}

struct Card: View {
  let height: Double
  var body: some View { Text("\(height)").preference(key: HeightKey.self, value: height) }
}

struct Cards: View {
  let heights: [Double]
  var body: some View {
    List(heights, id: \.self) { height in
      Card(height: height)
    }
    .overlayPreferenceValue(HeightKey.self) { height in Text("\(height)") }
  }
}

// In the content of a container of the project.
struct ErrorKey: SwiftUI.PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue()  // expect: last_preference
  }
}

struct Field: View {
  let title: String
  @Binding var text: String
  private var problem: String? { text.isEmpty ? "\(title) is empty" : nil }
  var body: some View {
    TextField(title, text: $text).preference(key: ErrorKey.self, value: problem)
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var problem: String?
  var body: some View {
    VStack {
      content
      Text(problem ?? "")
    }
    .onPreferenceChange(ErrorKey.self) { problem = $0 }
  }
}

struct Login: View {
  @State private var name = ""
  @State private var password = ""
  var body: some View {
    Panel {
      Field(title: "Name", text: $name)
      Field(title: "Password", text: $password)
    }
  }
}

// In the row of a grid that a helper builds.
struct NoteKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()  // expect: last_preference
  }
}

struct Notes: View {
  let notes: [String]
  @State private var last = ""
  var body: some View {
    LazyVStack {
      ForEach(notes, id: \.self) { note in
        Text(note).preference(key: NoteKey.self, value: note)
      }
    }
    .onPreferenceChange(NoteKey.self) { last = $0 }
  }
}
