import Observation
import SwiftUI

/// A counter, the smallest view that remembers something.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count: \(count)") { count += 1 }
  }
}

// MARK: A conditional inside a modifier

struct EditingSwitch<Content: View>: View {
  @State private var isEditing = false
  let content: (Bool) -> Content

  init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

  var body: some View {
    VStack {
      Toggle("Editing", isOn: $isEditing)
      content(isEditing)
    }
  }
}

/// State inside the content of a modifier.
struct Strokes: View {
  @State private var strokes = 0

  var body: some View {
    Button("Strokes: \(strokes)") { strokes += 1 }
  }
}

struct ConditionalProfile: View {
  @State private var draft = ""
  let isEditing: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
      Strokes()
    }
    .modifier(EmptyEffect(isActive: isEditing))
  }
}

/// Invisible, and still two identities.
struct EmptyEffect: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive {
      content.overlay(Color.clear)
    } else {
      content
    }
  }
}

struct SteadyProfile: View {
  @State private var draft = ""
  let isEditing: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
      Strokes()
    }
    .overlay(isEditing ? Color.clear : Color.clear)
  }
}

// MARK: Ids of rows

struct TodoRow: View {
  let text: String
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Button(text) { isExpanded.toggle() }
      Text("\(text) is \(isExpanded ? "open" : "closed")")
    }
  }
}

struct TodoListBySelf: View {
  @State private var todos = ["Buy bread", "Call Mum"]

  var body: some View {
    VStack {
      Button("Edit") { todos[0] = "Buy sourdough" }
      ForEach(todos, id: \.self) { TodoRow(text: $0) }
    }
  }
}

struct Todo: Identifiable, Equatable {
  let id: Int
  var text: String
}

struct TodoListByID: View {
  @State private var todos = [Todo(id: 1, text: "Buy bread"), Todo(id: 2, text: "Call Mum")]

  var body: some View {
    VStack {
      Button("Edit") { todos[0].text = "Buy sourdough" }
      Button("Turn round") { todos.reverse() }
      ForEach(todos) { TodoRow(text: $0.text) }
    }
  }
}

// MARK: Erased types

struct ErasedCaller: View {
  let addsPadding: Bool
  @State private var isAlternate = false

  var body: some View {
    VStack {
      Toggle("Alternate", isOn: $isAlternate)
      Wrapper(useAlternate: isAlternate, content: content)
    }
  }

  private var content: AnyView {
    addsPadding && isAlternate ? AnyView(Counter().padding()) : AnyView(Counter())
  }
}

struct Wrapper: View {
  let useAlternate: Bool
  let content: AnyView

  var body: some View { content }
}

// MARK: Optionals

struct User: Equatable {
  var name: String
}

struct UserProfile: View {
  let user: User
  @State private var draft = 0

  var body: some View {
    HStack {
      Text("User: \(user.name)")
      Button("Draft: \(draft)") { draft += 1 }
    }
  }
}

struct UserSwitch: View {
  let unwraps: Bool
  @State private var user: User? = User(name: "Ann")

  var body: some View {
    VStack {
      Button("Other") { user = User(name: "Ben") }
      Button("By way of nil") {
        user = nil
        user = User(name: "Cleo")
      }
      Button("Nil") { user = nil }
      if unwraps {
        UnwrappingUser(user: $user)
      } else {
        BindingUser(user: $user)
      }
    }
  }
}

/// Reads the binding once.
struct BindingUser: View {
  @Binding var user: User?

  var body: some View {
    if let user {
      UserProfile(user: user)
    } else {
      Spacer()
    }
  }
}

/// Reads the binding twice.
struct UnwrappingUser: View {
  @Binding var user: User?

  var body: some View {
    if user != nil {
      UserProfile(user: user!)
    } else {
      Spacer()
    }
  }
}

// MARK: Open questions

struct EqualArms: View {
  @State private var isOther = false

  var body: some View {
    VStack {
      Toggle("Other arm", isOn: $isOther)
      if isOther {
        Counter()
      } else {
        Counter()
      }
    }
  }
}

struct LayoutSwitch: View {
  @State private var isVertical = false

  var body: some View {
    VStack {
      Toggle("Vertical", isOn: $isVertical)
      let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Text("Beside or above")
        Counter()
      }
    }
  }
}

@MainActor @Observable
final class Line {
  var title = "first"
}

struct ObserverSwitch: View {
  @State private var line = Line()
  @State private var generation = 0

  var body: some View {
    VStack {
      Button("Recreate") { generation += 1 }
      Button("Change") { line.title = "changed" }
      ObservingLine(line: line).id(generation)
    }
  }
}

struct ObservingLine: View {
  let line: Line

  var body: some View {
    let _ = ProbeLog.note("observer body")
    Text("Title: \(line.title)")
  }
}
