import IdentityLint
import Testing

@Suite("Statistics by rule and by project")
struct StatisticsTests {
  @Test("count per project, as rows and as a table")
  func counts() throws {
    let project = try TemporaryProject([
      "one/Package.swift": "", "one/A.swift": "bad()\nbad()\nodd()\n", "one/B.swift": "bad()\n",
      "t,wo/Package.swift": "let a = 1\n",
    ])
    let statistics = FindingStatistics(try project.lint())
    #expect(
      statistics.csv == """
        project,rule,severity,findings,files_with_findings,files,lines
        one,sample,warning,3,2,3,4
        one,sample,info,1,1,3,4
        "t,wo",,,0,0,1,1

        """)
    #expect(
      statistics.table == """
        rule    errors  warnings  infos  projects
        sample       0         3      1         1
        total        0         3      1         1

        project  errors  warnings  infos  files  lines
        one           0         3      1      3      4
        t,wo          0         0      0      1      1
        total         0         3      1      4      5

        """)
  }
}
