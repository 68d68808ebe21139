struct FileFacts: Codable, Sendable, Hashable {
  init(of unit: SourceUnit) {}
}
extension ProjectIndex {
  init(files: [FileFacts]) { self.init(files: [] as [SourceUnit]) }
}
