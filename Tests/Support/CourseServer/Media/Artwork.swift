import Foundation
import MediaClips

/// Pictures of courses: 40 of them, by number, made when first asked for.
enum Artwork {
  private static let patterns = ["gradient", "circular", "ball", "pinwheel", "spokes"]
  private static let colours = [
    "0xff2f6690", "0xff81a684", "0xffd9843b", "0xffa23b72", "0xff4b3f72", "0xff1f7a8c", "0xffbc4749", "0xff386641",
  ]
  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: [Int: Data] = [:]

  /// `name`: "5000007.png". The same name has the same picture.
  static func picture(for name: String) throws -> Data {
    let number = Int(Hash.of(name) % UInt64(patterns.count * colours.count))
    return try lock.withLock {
      if let data = made[number] { return data }
      let data = try draw(number)
      made[number] = data
      return data
    }
  }

  private static func draw(_ number: Int) throws -> Data {
    let file = Clip.folder.appendingPathComponent("artwork\(number).png")
    try Clip.run(
      """
      videotestsrc num-buffers=1 pattern=\(patterns[number % patterns.count]) \
      foreground-color=\(colours[number / patterns.count]) background-color=0xff1b1b2f \
      ! video/x-raw,width=320,height=180 ! videoconvert ! pngenc ! filesink location=\(file.path)
      """)
    return try Data(contentsOf: file)
  }
}
