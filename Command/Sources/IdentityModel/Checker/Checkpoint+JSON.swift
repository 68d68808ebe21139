extension Checkpoint {
  /// The checkpoint as a file: readable, and refused by another check.
  public var json: JSONValue {
    .object([
      "theseus-checkpoint": .integer(1),
      "bounds": .string(options.bounds.text),
      "anyView": .string(options.rules.anyViewIdentity.rawValue),
      "conditional": .string(options.rules.matchingArms.rawValue),
      "symmetry": .bool(options.usesSymmetry),
      "properties": .array(options.properties.map { .string($0.rawValue) }),
      "totals": .object(
        Checkpoint.counts.map { .init(name: $0.name, value: .integer(totals[keyPath: $0.path])) }),
      "places": .object(
        places.sorted { $0.key.rawValue < $1.key.rawValue }.map { property, place in
          let tags = JSONValue.array(place.tags.map(JSONValue.integer))
          return .init(
            name: property.rawValue,
            value: .object([
              "length": .integer(place.length), "shape": .integer(place.shape), "tags": tags,
            ]))
        }),
      "frontier": .integer(frontier),
      "ahead": .array(ahead.sorted().map(JSONValue.integer)),
    ])
  }

  /// Reads a checkpoint for the check with these `options`. Throws when the text is none, or of
  /// another check.
  public init(parsing text: String, for options: CheckOptions) throws(JSONError) {
    let file = ITFReader(value: try JSONValue(parsing: text), path: "")
    guard try file.member("theseus-checkpoint").integer() == 1 else {
      throw file.flaw("a checkpoint of an unknown version")
    }
    self.init(options: options)
    let fresh = Checkpoint(options: options).json
    for name in ["bounds", "anyView", "conditional", "symmetry", "properties"]
    where try file.member(name).value != fresh[name] {
      throw file.flaw(
        """
        the checkpoint is of another check: its \(name) is \
        \(try file.member(name).value.text(indented: false))
        """
      )
    }
    for count in Checkpoint.counts {
      totals[keyPath: count.path] = try file.member("totals").member(count.name).integer()
    }
    for property in options.properties
    where try file.member("places").value[property.rawValue] != nil {
      let place = try file.member("places").member(property.rawValue)
      var tags: [Int] = []
      for tag in try place.member("tags").elements() { tags.append(try tag.integer()) }
      places[property] = Place(
        length: try place.member("length").integer(), shape: try place.member("shape").integer(),
        tags: tags)
    }
    frontier = try file.member("frontier").integer()
    for shape in try file.member("ahead").elements() { ahead.insert(try shape.integer()) }
  }

  private static var counts: [(name: String, path: WritableKeyPath<CheckTotals, Int>)] {
    [
      ("programs", \.programs), ("trees", \.trees), ("distinct", \.distinct),
      ("generated", \.generated), ("depth", \.depth),
      ("closedForm", \.closedForm), ("visited", \.visited), ("computed", \.computed),
      ("staticMisreadings", \.staticMisreadings),
    ]
  }
}
