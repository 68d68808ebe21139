import Testing

@testable import TheseusViews

@Suite("Lengths of lazy rows, most of which were never measured")
struct RowLengthTests {
  @Test("the first measured row represents unmeasured ones, unless no row could be that long")
  func common() {
    var lengths = RowLengths(common: 16)
    lengths.measured(32, at: 4)
    #expect(lengths.offset(of: 100) == 3_200)
    var odd = RowLengths(common: 16)
    odd.measured(1e308, at: 0)
    odd.measured(16, at: 0)
    #expect(odd.offset(of: 100) == 1_600)
    odd.measured(48, at: 1)
    #expect(odd[1] == 48 && odd[50] == 16)
  }
}
