import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Labeled content leaves its label the width that it needs")
struct LabelWidthTests {
  @Test("a layout priority of the content does not shorten the label, in a form and outside")
  func priority() {
    let plain = TestHost(columns: 40, rows: 3) {
      LabeledContent("Volume of sound") { Slider(value: .constant(0.5)).layoutPriority(1) }
    }
    #expect(plain.screen.contains("Volume of sound"))
    let form = TestHost(columns: 50, rows: 5) {
      Form {
        LabeledContent("Volume of sound") { Slider(value: .constant(0.5)).layoutPriority(1) }
      }
    }
    #expect(form.screen.contains("Volume of sound"))
    let without = TestHost(columns: 50, rows: 5) {
      Form { LabeledContent("Volume of sound") { Slider(value: .constant(0.5)) } }
    }
    #expect(form.screen == without.screen)
  }

  @Test("among several views of the content a layout priority decides")
  func contents() {
    let host = TestHost(columns: 30, rows: 3) {
      LabeledContent("Name") {
        Text("a long text without importance").lineLimit(1)
        Text("important").layoutPriority(1)
      }
    }
    #expect(host.screen.contains("Name") && host.screen.contains("important"))
  }

  @Test("a hidden label leaves its space to the content")
  func hidden() {
    let host = TestHost(columns: 20, rows: 1) {
      LabeledContent("Name") { Text("value").frame(maxWidth: .infinity, alignment: .leading) }
        .labelsHidden()
    }
    #expect(host.screen.hasPrefix("value"))
  }
}
