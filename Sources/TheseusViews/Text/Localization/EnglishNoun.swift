/// The singular and the plural of English nouns, and of words that agree with them.
///
/// Regular endings are rules; irregular nouns are listed. A noun that is in no list and follows no
/// rule gets an "s".
enum EnglishNoun {
  /// The word in its plural. A plural stays unchanged.
  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) || isPlural(lower) { return word }
    return cased(pluralOfSingular(lower), like: word)
  }

  /// The word in its singular. A singular stays unchanged.
  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    guard !unchanging.contains(lower), let singular = singularOfPlural(lower) else { return word }
    return cased(singular, like: word)
  }

  /// A verb or determiner in the form for a number, nil for any other word.
  static func agreeing(_ word: String, isSingular: Bool) -> String? {
    let lower = word.lowercased()
    guard let pair = agreements.first(where: { $0.singular == lower || $0.plural == lower }) else {
      return nil
    }
    return cased(isSingular ? pair.singular : pair.plural, like: word)
  }

  // MARK: Rules

  private static func isPlural(_ word: String) -> Bool { singularOfPlural(word) != nil }

  private static func pluralOfSingular(_ word: String) -> String {
    if let plural = irregular[word] { return plural }
    if word.hasSuffix("man"), !regularInMan.contains(word) { return word.dropLast(3) + "men" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  /// The singular of a plural; nil for any other word.
  private static func singularOfPlural(_ word: String) -> String? {
    if let singular = singulars[word] { return singular }
    if word.hasSuffix("men"), word.count > 4, !singularsInMen.contains(word) {
      return word.dropLast(3) + "man"
    }
    guard word.hasSuffix("s"), word.count > 2, !singularsInS.contains(word) else { return nil }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "zes", "ches", "shes", "uses"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if ["ss", "us", "is"].contains(where: word.hasSuffix) { return nil }
    return String(word.dropLast())
  }

  /// The letter case of `model`: all capitals, or a capital first letter.
  private static func cased(_ word: String, like model: String) -> String {
    if model.count > 1, model == model.uppercased() { return word.uppercased() }
    guard let first = model.first, first.isUppercase else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: Words

  private static let irregular: [String: String] = [
    "man": "men", "child": "children", "grandchild": "grandchildren", "ox": "oxen", "mouse": "mice",
    "louse": "lice", "goose": "geese",
    "foot": "feet", "tooth": "teeth", "die": "dice", "person": "people", "quiz": "quizzes",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "veto": "vetoes", "torpedo": "torpedoes", "leaf": "leaves", "loaf": "loaves",
    "thief": "thieves", "calf": "calves", "half": "halves", "wolf": "wolves", "shelf": "shelves",
    "elf": "elves", "self": "selves", "knife": "knives", "life": "lives", "wife": "wives",
    "scarf": "scarves", "hoof": "hooves", "analysis": "analyses", "basis": "bases",
    "crisis": "crises", "thesis": "theses", "axis": "axes", "hypothesis": "hypotheses",
    "diagnosis": "diagnoses", "criterion": "criteria", "phenomenon": "phenomena",
    "medium": "media", "datum": "data", "bacterium": "bacteria", "cactus": "cacti",
    "fungus": "fungi", "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli",
    "alumnus": "alumni", "gas": "gases", "bus": "buses", "lens": "lenses", "index": "indexes",
    "cookie": "cookies", "movie": "movies", "zombie": "zombies", "calorie": "calories",
    "selfie": "selfies", "eye": "eyes", "axe": "axes", "cache": "caches", "use": "uses",
    "house": "houses", "case": "cases", "pause": "pauses", "cause": "causes",
    "excuse": "excuses", "clause": "clauses", "headache": "headaches", "size": "sizes",
    "prize": "prizes",
  ]

  private static let singulars: [String: String] = {
    var singulars = Dictionary(
      irregular.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    singulars["axes"] = "axis"
    return singulars
  }()

  /// Singulars that end in "men".
  private static let singularsInMen: Set<String> = [
    "specimen", "regimen", "abdomen", "acumen", "stamen", "bitumen",
  ]

  /// Nouns in "man" that are not compounds of "man".
  private static let regularInMan: Set<String> = [
    "human", "german", "roman", "shaman", "talisman", "ottoman", "caiman",
  ]

  /// The same in both numbers.
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "offspring",
    "salmon", "trout", "shrimp", "news", "information", "equipment", "feedback", "furniture",
    "software", "hardware", "music", "advice", "traffic", "luggage", "money", "rice", "water",
    "means", "headquarters", "crossroads", "staff", "homework", "progress", "storage", "mail",
  ]

  /// Singulars that end in "s" and not in "ss", "us" or "is".
  private static let singularsInS: Set<String> = [
    "gas", "lens", "atlas", "canvas", "alias", "bias", "christmas", "chaos", "cosmos", "pancreas",
    "pyjamas", "yes",
  ]

  private static let agreements: [(singular: String, plural: String)] = [
    ("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"), ("isn't", "aren't"),
    ("wasn't", "weren't"), ("hasn't", "haven't"), ("doesn't", "don't"), ("isn’t", "aren’t"),
    ("wasn’t", "weren’t"), ("hasn’t", "haven’t"), ("doesn’t", "don’t"), ("this", "these"),
    ("it", "they"),
  ]
}
