import TheseusTesting

// The builds of one program: `Form` with every way to put at most three fields on three lines.
// `#sourceLocation` gives the declarations the lines that they would have in a file of their own,
// because a key by source location contains them; otherwise the builds are alike.

extension KeyingForms {
  /// The build with these fields on its lines, "-" for an empty one: "left - count".
  @MainActor static func form(_ layout: String) -> AnyView? {
    switch layout {
    case "- - -": AnyView(Form000.Form())
    case "- - left": AnyView(Form00L.Form())
    case "- - right": AnyView(Form00R.Form())
    case "- - count": AnyView(Form00C.Form())
    case "- left -": AnyView(Form0L0.Form())
    case "- left right": AnyView(Form0LR.Form())
    case "- left count": AnyView(Form0LC.Form())
    case "- right -": AnyView(Form0R0.Form())
    case "- right left": AnyView(Form0RL.Form())
    case "- right count": AnyView(Form0RC.Form())
    case "- count -": AnyView(Form0C0.Form())
    case "- count left": AnyView(Form0CL.Form())
    case "- count right": AnyView(Form0CR.Form())
    case "left - -": AnyView(FormL00.Form())
    case "left - right": AnyView(FormL0R.Form())
    case "left - count": AnyView(FormL0C.Form())
    case "left right -": AnyView(FormLR0.Form())
    case "left right count": AnyView(FormLRC.Form())
    case "left count -": AnyView(FormLC0.Form())
    case "left count right": AnyView(FormLCR.Form())
    case "right - -": AnyView(FormR00.Form())
    case "right - left": AnyView(FormR0L.Form())
    case "right - count": AnyView(FormR0C.Form())
    case "right left -": AnyView(FormRL0.Form())
    case "right left count": AnyView(FormRLC.Form())
    case "right count -": AnyView(FormRC0.Form())
    case "right count left": AnyView(FormRCL.Form())
    case "count - -": AnyView(FormC00.Form())
    case "count - left": AnyView(FormC0L.Form())
    case "count - right": AnyView(FormC0R.Form())
    case "count left -": AnyView(FormCL0.Form())
    case "count left right": AnyView(FormCLR.Form())
    case "count right -": AnyView(FormCR0.Form())
    case "count right left": AnyView(FormCRL.Form())
    default: nil
    }
  }
}

enum KeyingForms {}

private enum Form000 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    // No field.
    // No field.
    var body: some View { KeyingFields() }
  }
  #sourceLocation()
}

private enum Form00L {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    // No field.
    @State private var left = ""
    var body: some View { KeyingFields(left: $left) }
  }
  #sourceLocation()
}

private enum Form00R {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    // No field.
    @State private var right = ""
    var body: some View { KeyingFields(right: $right) }
  }
  #sourceLocation()
}

private enum Form00C {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    // No field.
    @State private var count = 0
    var body: some View { KeyingFields(count: $count) }
  }
  #sourceLocation()
}

private enum Form0L0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var left = ""
    // No field.
    var body: some View { KeyingFields(left: $left) }
  }
  #sourceLocation()
}

private enum Form0LR {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var left = ""
    @State private var right = ""
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum Form0LC {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var left = ""
    @State private var count = 0
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum Form0R0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var right = ""
    // No field.
    var body: some View { KeyingFields(right: $right) }
  }
  #sourceLocation()
}

private enum Form0RL {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var right = ""
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum Form0RC {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var right = ""
    @State private var count = 0
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum Form0C0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var count = 0
    // No field.
    var body: some View { KeyingFields(count: $count) }
  }
  #sourceLocation()
}

private enum Form0CL {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var count = 0
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum Form0CR {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    // No field.
    @State private var count = 0
    @State private var right = ""
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormL00 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    // No field.
    // No field.
    var body: some View { KeyingFields(left: $left) }
  }
  #sourceLocation()
}

private enum FormL0R {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    // No field.
    @State private var right = ""
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum FormL0C {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    // No field.
    @State private var count = 0
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum FormLR0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    @State private var right = ""
    // No field.
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum FormLRC {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    @State private var right = ""
    @State private var count = 0
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormLC0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    @State private var count = 0
    // No field.
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum FormLCR {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var left = ""
    @State private var count = 0
    @State private var right = ""
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormR00 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    // No field.
    // No field.
    var body: some View { KeyingFields(right: $right) }
  }
  #sourceLocation()
}

private enum FormR0L {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    // No field.
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum FormR0C {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    // No field.
    @State private var count = 0
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormRL0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    @State private var left = ""
    // No field.
    var body: some View { KeyingFields(left: $left, right: $right) }
  }
  #sourceLocation()
}

private enum FormRLC {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    @State private var left = ""
    @State private var count = 0
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormRC0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    @State private var count = 0
    // No field.
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormRCL {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var right = ""
    @State private var count = 0
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormC00 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    // No field.
    // No field.
    var body: some View { KeyingFields(count: $count) }
  }
  #sourceLocation()
}

private enum FormC0L {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    // No field.
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum FormC0R {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    // No field.
    @State private var right = ""
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormCL0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    @State private var left = ""
    // No field.
    var body: some View { KeyingFields(left: $left, count: $count) }
  }
  #sourceLocation()
}

private enum FormCLR {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    @State private var left = ""
    @State private var right = ""
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormCR0 {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    @State private var right = ""
    // No field.
    var body: some View { KeyingFields(right: $right, count: $count) }
  }
  #sourceLocation()
}

private enum FormCRL {
  #sourceLocation(file:"Form.swift",line:1)
  struct Form: View {
    @State private var count = 0
    @State private var right = ""
    @State private var left = ""
    var body: some View { KeyingFields(left: $left, right: $right, count: $count) }
  }
  #sourceLocation()
}
