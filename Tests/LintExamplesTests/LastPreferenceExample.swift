import TheseusTesting
import Testing

// failing:
struct LastLengthKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct NamesOfLastLength: View {
  let names = ["Alexandra", "Bo"]
  @State private var length = 0

  var body: some View {
    Text("Length \(length)")
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).preference(key: LastLengthKey.self, value: name.count)
      }
    }
    .onPreferenceChange(LastLengthKey.self) { length = $0 }
  }
}
// end

// fixed:
struct LongestKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

struct NamesOfLongest: View {
  let names = ["Alexandra", "Bo"]
  @State private var length = 0

  var body: some View {
    Text("Length \(length)")
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).preference(key: LongestKey.self, value: name.count)
      }
    }
    .onPreferenceChange(LongestKey.self) { length = $0 }
  }
}
// end

@MainActor @Suite("The example of last_preference")
struct LastPreferenceExample {
  @Test("last_preference: the length is that of the last name")
  func runs() {
    #expect(TestHost { VStack { NamesOfLastLength() } }.screen.contains("Length 2"))
    #expect(TestHost { VStack { NamesOfLongest() } }.screen.contains("Length 9"))
  }

  @Test("last_preference: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "last_preference", file: #filePath).check() }
}
