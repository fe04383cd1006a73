import CPango
import Foundation

/// A private set of fonts: the system's folders and the app's own files, without the user's rules, so that text
/// looks the same whatever the desktop is set to.
final class FontConfiguration {
  /// An `FcConfig`.
  let handle: OpaquePointer

  init(includesUserFonts: Bool) {
    // Without an environment, fontconfig cannot find a home folder; its own default caches still serve.
    handle = FcConfigCreate()
    let text = Self.text(includesUserFonts: includesUserFonts)
    let isParsed = text.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count) {
        FcConfigParseAndLoadFromMemory(handle, $0, FcTrue)
      }
    }
    if isParsed == FcFalse {
      let message = "Martlet: fontconfig refused the built-in configuration; fonts may be missing.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    FcConfigBuildFonts(handle)
  }

  deinit { FcConfigDestroy(handle) }

  /// Adds a font file of an app. Answers whether fontconfig could read it.
  func addFile(_ path: String) -> Bool {
    path.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        FcConfigAppFontAddFile(handle, $0) == FcTrue
      }
    }
  }

  private static func text(includesUserFonts: Bool) -> String {
    var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if includesUserFonts, let home = ProcessInfo.processInfo.environment["HOME"] {
      folders.append(home + "/.local/share/fonts")
    }
    let caches = ["<cachedir>/var/cache/fontconfig</cachedir>", "<cachedir prefix=\"xdg\">fontconfig</cachedir>"]
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><reset-dirs/>
      \(folders.map { "<dir>\($0)</dir>" }.joined())\(caches.joined())
      <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include>
      <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit></match>
      \(FontFamilies.aliases.map(alias).joined())
      </fontconfig>
      """
  }

  private static func alias(_ name: String, _ target: String) -> String {
    """
    <match><test name="family"><string>\(name)</string></test><edit name="family" mode="prepend" \
    binding="strong"><string>\(target)</string></edit></match>
    """
  }
}
