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
}
