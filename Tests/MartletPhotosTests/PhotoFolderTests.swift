import Foundation
import Testing

@testable import MartletPhotos

@Suite struct PhotoFolderTests {
  @Test func theVariableDecides() {
    #expect(PhotoFolder.url(environment: ["MARTLET_PHOTOS": "/a/b/../c", "HOME": "/h"]).path == "/a/c")
    #expect(PhotoFolder.url(environment: ["MARTLET_PHOTOS": "", "HOME": "/h"]).path == "/h/Pictures")
  }

  @Test func theDesktopsSettingsName() throws {
    let folder = try TemporaryPhotos()
    let text = "# comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
    try folder.add("user-dirs.dirs", Data(text.utf8))
    #expect(PhotoFolder.url(environment: ["XDG_CONFIG_HOME": folder.url.path, "HOME": "/h"]).path == "/h/Bilder")
  }

  @Test func settingsInEachForm() {
    func path(_ text: String) -> String? { PhotoFolder.picturesFolder(inSettings: text, home: "/h") }
    #expect(path("XDG_PICTURES_DIR=\"/data/photos\"") == "/data/photos")
    // The home folder itself stands for none.
    #expect(path("XDG_PICTURES_DIR=\"$HOME/\"") == nil)
    #expect(path("XDG_PICTURES_DIR=\"relative\"") == nil)
    #expect(path("#XDG_PICTURES_DIR=\"$HOME/x\"") == nil)
    #expect(path("") == nil)
  }
}
