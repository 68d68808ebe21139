import Testing

@testable import CombineApp

@MainActor
@Test("Results follow the query")
func resultsFollow() {
  let search = Search()
  search.query = "ent"
  #expect(search.results == ["environment", "identity"])
  search.query = ""
  #expect(search.results.isEmpty)
}
