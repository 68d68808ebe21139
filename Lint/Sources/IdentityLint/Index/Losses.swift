/// The state that the user would lose if a subtree were recreated.
struct Losses: Hashable {
  enum Level: Int, Comparable {
    case nothing, unknown, something
    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  var level: Level = .nothing
  /// One phrase for each loss, the heaviest first.
  var what: [String] = []

  mutating func join(_ other: Losses) {
    level = max(level, other.level)
    for phrase in other.what where !what.contains(phrase) && what.count < 4 { what.append(phrase) }
  }

  /// Whether the loss is more than a repeated request or an open menu.
  var isHeavy: Bool {
    what.contains { phrase in
      !Self.light.contains(where: phrase.hasPrefix) && !isOfPicture(phrase) && !isOfPress(phrase)
    }
  }

  /// Whether something that the user entered is lost: text, or a state of a view of the project.
  var holdsInput: Bool {
    what.contains { phrase in
      phrase.hasPrefix("what is typed")
        || (phrase.hasPrefix("@State `") || phrase.hasPrefix("@StateObject `"))
          && !isOfPicture(phrase) && !isOfPress(phrase)
    }
  }

  /// Whether a field for text is recreated: its focus is lost, and with it the keyboard.
  var losesText: Bool {
    what.contains { phrase in
      phrase.hasPrefix("what is typed") || phrase.hasPrefix("the selection and the focus")
    }
  }

  /// A state such as `isPressed`, which lasts as long as a finger or the pointer stays.
  private func isOfPress(_ phrase: String) -> Bool {
    guard phrase.hasPrefix("@State `") else { return false }
    let name = phrase.split(separator: "`").dropFirst().first.map(String.init) ?? ""
    return !Self.presses.isDisjoint(with: RareConditions.words(of: name))
  }

  private static let presses: Set<String> = [
    "pressed", "pressing", "hover", "hovered", "hovering", "highlighted", "highlight",
  ]

  /// The state of a view that shows an image is what it has loaded or measured.
  private func isOfPicture(_ phrase: String) -> Bool {
    guard phrase.hasPrefix("@"), let owner = phrase.split(separator: " ").last else { return false }
    return !Self.pictures.isDisjoint(with: RareConditions.words(of: String(owner)))
  }

  private static let pictures: Set<String> = [
    "image", "icon", "avatar", "thumbnail", "marquee", "poster", "artwork", "cover", "picture",
    "style", "shimmer", "skeleton", "badge", "gif", "favicon",
  ]

  private static let light = [
    "what its onAppear", "the work of a task", "an open", "the image", "the platform view",
    "the rows", "a press", "the schedule",
    "the phase", "the hover state",
  ]

  /// As in "the scroll position of a List and @State `draft` of Row".
  var phrase: String {
    let shown = what.prefix(3)
    if shown.count < 2 { return shown.first ?? "the state below it" }
    return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }
}

/// Searches views, by the calls in them, for something to lose.
struct LossFinder {
  let resolver: Resolver
  private var visiting: Set<String> = []

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The losses in a subtree with these calls.
  mutating func losses(in names: Set<String>, of type: String? = nil, depth: Int = 0) -> Losses {
    var losses = Losses()
    for name in names.sorted() {
      if let phrase = KnownViews.stateful[name] ?? KnownViews.statefulModifiers[name],
        !resolver.project.isShadowed(name, from: type)
      {
        losses.join(Losses(level: .something, what: [phrase]))
      } else if name.hasPrefix(".") {
        losses.join(lossesOfModifier(String(name.dropFirst()), depth: depth))
      } else if name.first?.isUppercase == true {
        losses.join(self.losses(ofView: name, in: type, depth: depth))
      } else if depth < 6, let info = type.flatMap({ resolver.project.type(around: $0) }),
        let property = resolver.project.property(name, of: info)
      {
        guard visiting.insert(info.facts.name + "." + name).inserted else { continue }
        if property.isComputed, DeclarationReader.isView(property.type) {
          losses.join(self.losses(in: property.names, of: type, depth: depth + 1))
        } else if info.holdsContent(in: property) {
          losses.join(Losses(level: .unknown))
        }
      } else if depth < 6,
        let function = resolver.project.functions(
          name, of: type.flatMap { resolver.project.type(around: $0) }
        ).first,
        DeclarationReader.isView(function.returnType),
        visiting.insert((type ?? "") + "." + name).inserted
      {
        losses.join(self.losses(in: function.names, of: type, depth: depth + 1))
      } else if name == "content" || name == "self" || name == "label" {
        losses.join(Losses(level: .unknown))
      }
    }
    return losses
  }

  /// The losses of one view type.
  mutating func losses(ofView name: String, in place: String?, depth: Int = 0) -> Losses {
    if resolver.project.isFrameworks(name, from: place) {
      return KnownViews.stateful[name].map { Losses(level: .something, what: [$0]) } ?? Losses()
    }
    guard let info = resolver.project.type(named: name, from: place) else {
      // Shapes, formats and ids of other modules have no state; a view may.
      return Losses(level: Self.looksLikeView(name) ? .unknown : .nothing)
    }
    guard info.isView else { return Losses() }
    if info.isRepresentable {
      return Losses(level: .something, what: ["the platform view of \(name)"])
    }
    guard depth < 6, visiting.insert(info.facts.name).inserted else { return Losses() }
    var losses = Losses()
    for property in info.facts.properties {
      guard let wrapper = property.wrapper, KnownViews.ownedWrappers.contains(wrapper) else {
        continue
      }
      losses.join(Losses(level: .something, what: ["@\(wrapper) `\(property.name)` of \(name)"]))
    }
    losses.join(self.losses(in: info.facts.names, of: info.facts.name, depth: depth + 1))
    if losses.level == .nothing, info.facts.generics.values.contains(where: { $0.contains("View") })
    {
      losses.level = .unknown
    }
    return losses
  }

  private mutating func lossesOfModifier(_ name: String, depth: Int) -> Losses {
    guard !KnownViews.builtInModifiers.contains(name), depth < 6 else { return Losses() }
    var losses = Losses()
    for function in resolver.project.viewMembers(name, from: resolver.project.types.viewpoint)
    where DeclarationReader.isView(function.returnType) {
      guard visiting.insert("View." + name).inserted else { continue }
      var names = function.names
      names.remove("self")
      names.remove("content")
      losses.join(self.losses(in: names, of: "View", depth: depth + 1))
    }
    return losses
  }

  private static func looksLikeView(_ name: String) -> Bool {
    [
      "View", "Button", "Row", "Cell", "Card", "Screen", "Page", "Field", "Image", "Player", "List",
      "Sheet", "Editor", "Picker",
      "Container",
    ].contains {
      name.hasSuffix($0)
    }
  }
}

extension ProjectIndex.TypeInfo {
  /// Whether a stored property is the caller's content: of a generic type that is a view, or a
  /// closure that builds one.
  func holdsContent(in property: PropertyFacts) -> Bool {
    guard !property.isComputed, !property.isStatic, !facts.generics.isEmpty,
      let type = property.type
    else { return false }
    let made = type.split(separator: "->").last?.filter { !" ()?".contains($0) } ?? type
    return facts.generics[made]?.contains("View") == true
  }
}
