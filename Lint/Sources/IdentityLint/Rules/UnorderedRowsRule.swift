import SwiftSyntax

/// Rows in the order of a dictionary or a set, which have none.
public struct UnorderedRowsRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unordered_rows", title: "Rows in the order of a dictionary",
    summary: """
      A dictionary and a set keep their elements in no order. Rows that are made of one, without \
      sorting, are in another order at each launch, and a change of one element can move all of \
      them: sections jump under the user's finger.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "data that is sorted anywhere on the way", "an ordered dictionary or an ordered set",
      "a dictionary that nothing changes while the view is there",
      "marks of a map or a chart, views in a `ZStack`, and views with a position of their own",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["ForEach", "List", "Table"]).compactMap { call in
      guard let rows = ElementRows(call), BuilderPlace(of: call) != .action,
        !rows.makesMarks, !Self.hasPlaces(rows), rows.idPath != "offset",
        case let place = file.resolverPlace(of: call),
        let source = UnorderedSource(
          ValueReader.value(of: rows.data), in: place, resolver, isSequence: false),
        case var variations = VariationFinder(resolver),
        case let variation = variations.variation(of: source.value, in: source.place),
        variation.level == .varies
      else { return nil }
      let shown = file.text(of: rows.data, atMost: 40)
      return file.finding(
        Self.self, at: file.range(of: rows.data),
        """
        The order of these rows is another one at each launch, and changes when an element is \
        added.
        """,
        because: "`\(shown)` has the order of a \(source.kind), which keeps none",
        advice: "Sort what is shown, such as by `.sorted()` or `.sorted { $0.name < $1.name }`.",
        related: variation.places.prefix(2).map { RelatedPlace($0, "it changes here") })
    }
  }

  /// Whether the order of the rows decides nothing that the user sees.
  private static func hasPlaces(_ rows: ElementRows) -> Bool {
    let names: Set<String> = [
      "Marker", "Annotation", "MapPin", "MapMarker", "MapAnnotation", "MapPolyline", "MapCircle",
      "MapPolygon", ".position", ".offset",
    ]
    if let row = rows.row, !CalledNames.inside(row.statements).isDisjoint(with: names) {
      return true
    }
    let around: Set<String> = ["Map", "Chart", "ZStack", "Canvas", "overlay", "background"]
    return rows.call.enclosingCalls.contains { around.contains($0.calledText ?? "") }
  }
}

/// The dictionary or the set that decides the order of a sequence.
private struct UnorderedSource {
  /// `dictionary` or `set`.
  let kind: String
  let value: Value
  let place: Resolver.Place

  /// Operations that keep the order of their elements.
  private static let keeping: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "enumerated", "prefix", "suffix", "reversed",
    "dropFirst", "dropLast", "mapValues", "compactMapValues",
  ]

  /// - Parameter isSequence: whether the elements of a dictionary or a set are read in its order.
  init?(
    _ value: Value, in place: Resolver.Place, _ resolver: Resolver, isSequence: Bool,
    depth: Int = 0
  ) {
    guard depth < 8 else { return nil }
    func follow(_ next: Value, isSequence: Bool, in other: Resolver.Place? = nil) -> Self? {
      Self(next, in: other ?? place, resolver, isSequence: isSequence, depth: depth + 1)
    }
    if isSequence, let kind = Self.kind(of: value, in: place, resolver) {
      self.kind = kind
      self.value = value
      self.place = place
      return
    }
    let found: Self?
    switch value {
    case .call(.name("Array"), let arguments):
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      found = follow(arguments[0].value, isSequence: true)
    case .call(.member(let base, let name), _) where Self.keeping.contains(name):
      found = follow(base, isSequence: true)
    case .member(let base, "keys"), .member(let base, "values"):
      guard Self.kind(of: base, in: place, resolver) == "dictionary" else { return nil }
      found = follow(base, isSequence: true)
    case .member(let base, "lazy"): found = follow(base, isSequence: true)
    case .operation("??", let values):
      guard let first = values.first else { return nil }
      found = follow(first, isSequence: isSequence)
    case .name(let name):
      guard let info = resolver.info(place) else { return nil }
      found = Self.behind(name, of: info, resolver, isSequence, depth)
    case .member(let base, let name):
      guard let owner = resolver.owner(base, in: place) else { return nil }
      found = Self.behind(name, of: owner, resolver, isSequence, depth)
    default: return nil
    }
    guard let found else { return nil }
    self = found
  }

  /// The source of the value that a computed property returns.
  private static func behind(
    _ name: String, of owner: ProjectIndex.TypeInfo, _ resolver: Resolver, _ isSequence: Bool,
    _ depth: Int
  ) -> Self? {
    guard let property = resolver.project.property(name, of: owner), property.isComputed,
      property.returned.count == 1
    else { return nil }
    return Self(
      property.returned[0], in: Resolver.Place(type: owner.facts.name), resolver,
      isSequence: isSequence, depth: depth + 1)
  }

  private static func kind(
    of value: Value, in place: Resolver.Place, _ resolver: Resolver
  ) -> String? {
    switch value {
    case .call(.name("Set"), _): return "set"
    case .call(.name("Dictionary"), _): return "dictionary"
    case .call(.member(let base, "mapValues"), _), .call(.member(let base, "compactMapValues"), _):
      return kind(of: base, in: place, resolver)
    case .member(_, "keys"), .member(_, "values"), .choice, .collection: return nil
    case .call(.name(let name), _), .call(.member(_, let name), _):
      // The type of `tags.sorted()` is not that of `tags`.
      if Resolver.keepsElements.contains(name) || keeping.contains(name) || name == "Array" {
        return nil
      }
    case .call: return nil
    default: break
    }
    guard var type = resolver.type(of: value, in: place) else { return nil }
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    if type == "Set" || type.hasPrefix("Set<") { return "set" }
    if type == "Dictionary" || type.hasPrefix("Dictionary<") { return "dictionary" }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    // `[String: [Int]]`, and not `[[String: Int]]`.
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return "dictionary" }
    }
    return nil
  }
}
