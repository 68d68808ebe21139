import Foundation
import FoundationAdditions
import Testing

@Suite("Folders of the user have names")
struct FolderTests {
  @Test("each folder is one that Foundation finds, or is in the user's home")
  func folders() {
    let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
    let folders: [(URL, FileManager.SearchPathDirectory)] = [
      (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
      (.downloadsDirectory, .downloadsDirectory), (.desktopDirectory, .desktopDirectory),
      (.picturesDirectory, .picturesDirectory), (.moviesDirectory, .moviesDirectory),
      (.musicDirectory, .musicDirectory), (.sharedPublicDirectory, .sharedPublicDirectory),
      (.trashDirectory, .trashDirectory),
    ]
    for (url, directory) in folders {
      #expect(url.isFileURL, "\(url)")
      if let found = FileManager.default.urls(for: directory, in: .userDomainMask).first {
        #expect(url == found)
      } else {
        #expect(url.standardizedFileURL.path.hasPrefix(home), "\(url)")
      }
    }
    #expect(URL.libraryDirectory == URL.applicationSupportDirectory)
  }

  @Test("the apps of a group share a folder, which is there")
  func group() throws {
    let name = "group.theseus.tests-\(UUID().uuidString)"
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.lastPathComponent == name)
    #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
    for bad in ["", "a/b", "..", "."] {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: bad) == nil)
    }
  }
}
