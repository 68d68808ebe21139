import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Files of the user: what the page asks, and which messages about them it takes.
@MainActor
@Suite struct FileMessageTests {
  private struct Screen: View {
    @State private var isCovered = false
    @State private var isOff = false

    var body: some View {
      VStack {
        Color.gray.frame(width: 100, height: 100)
          .onDrop(of: [.plainText], isTargeted: nil) { _ in true }
          .disabled(isOff)
        Button("Cover") { isCovered = true }
        Button("Disable") { isOff = true }
      }
      .frame(width: 100, height: 300, alignment: .top)
      .sheet(isPresented: $isCovered) { Text("sheet") }
    }
  }

  private func drop(_ name: String = "a.txt", on page: ModelPage, id: Int? = nil) throws
    -> [ClientMessage.FileMessage]
  {
    var received: [ClientMessage.FileMessage] = []
    page.page.onFiles = { received.append($0) }
    let target = page.client.nodes.values.first {
      $0.attributes["on"]?.string?.contains("d") == true
    }
    try page.send("[\"drop\",\(id ?? target?.id ?? 0),200,200,-1,[[\"\(name)\",3]]]")
    return received
  }

  @Test("a view that takes drops says so, and a drop of its types is passed on")
  func drops() throws {
    let page = try ModelPage { Screen() }
    #expect(try drop(on: page).count == 1)
    #expect(!page.client.operationNames.contains("take"))
  }

  @Test("a drop of another type, on a disabled, covered or missing view is refused")
  func refusedDrops() throws {
    let page = try ModelPage { Screen() }
    let target = try #require(
      page.client.nodes.values.first { $0.attributes["on"]?.string?.contains("d") == true })
    #expect(try drop("a.png", on: page).isEmpty)
    #expect(page.client.operationNames == ["take"])
    #expect(try drop(on: page, id: 999).isEmpty)
    try page.click("button", "Disable")
    #expect(try drop(on: page, id: target.id).isEmpty)
    let other = try ModelPage { Screen() }
    let covered = try #require(
      other.client.nodes.values.first { $0.attributes["on"]?.string?.contains("d") == true })
    try other.click("button", "Cover")
    #expect(try drop(on: other, id: covered.id).isEmpty)
  }

  @Test(
    "a message about files that no client writes is malformed",
    arguments: [
      #"["files",1]"#, #"["files","1",[]]"#, #"["files",1,[["a"]]]"#, #"["files",1,[["a",-1]]]"#,
      #"["files",1,[["a",1.5]]]"#, #"["files",1,["a"]]"#, #"["drop",1,0,0,1,[["a",1]]]"#,
      #"["drop",1,0,0,-1]"#, #"["sent",1,0]"#, #"["sent",1,0,"yes"]"#, #"["file",1,"a","b"]"#,
    ])
  func malformed(_ text: String) {
    #expect(throws: ProtocolError.self) { try ClientMessage.parse(Array(text.utf8)) }
  }

  @Test("more files than a page may have are well formed: the server refuses them in words")
  func many() throws {
    let files = Array(repeating: #"["a",1]"#, count: 1_001).joined(separator: ",")
    let message = try ClientMessage.parse(Array("[\"files\",1,[\(files)]]".utf8))
    guard case .files(.chosen(let chosen, request: 1)) = message else {
      Issue.record("\(message)")
      return
    }
    #expect(chosen.count == 1_001)
  }

  @Test("orders about files are operations of the next frame")
  func orders() throws {
    let page = try ModelPage { Text("a") }
    page.page.upload(7, accept: ".txt", allowsMultiple: true)
    page.page.take(7, tokens: ["t", nil])
    page.page.download("/file/x", name: "a.txt")
    let frame = try #require(page.page.nextFrame())
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains(#"["upload",7,".txt",true]"#))
    #expect(text.contains(#"["take",7,["t",""]]"#))
    #expect(text.contains(#"["download","/file/x","a.txt"]"#))
  }
}
