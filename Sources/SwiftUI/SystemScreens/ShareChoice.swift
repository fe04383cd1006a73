import MartletControls
import UIKit

/// One of the things that can be done.
struct ShareChoice: Identifiable {
  let type: UIActivity.ActivityType
  let word: Word
  let symbol: String
  /// Of the app's own.
  var activity: UIActivity?

  var id: String { type.rawValue + (activity?.activityTitle ?? "") }

  private static let copy = ShareChoice(type: .copyToPasteboard, word: .copy, symbol: "doc.on.doc")
  private static let savePicture = ShareChoice(
    type: .saveToCameraRoll, word: .saveToPictures, symbol: "square.and.arrow.down")
  private static let saveFile = ShareChoice(type: .saveToFile, word: .saveToFile, symbol: "folder")
  private static let open = ShareChoice(type: .openWithApp, word: .openWith, symbol: "arrow.up.forward.app")
  private static let mail = ShareChoice(type: .mail, word: .sendMail, symbol: "envelope")

  /// What can be done with these things here, in the order in which it shows.
  @MainActor static func all(for request: ShareRequest, hasClipboard: Bool, hasDialogs: Bool) -> [ShareChoice] {
    var choices: [ShareChoice] = []
    let items = request.items
    if request.text != nil, hasClipboard { choices.append(.copy) }
    if items.contains(where: { $0.isPicture && $0.file != nil }) { choices.append(.savePicture) }
    let hasFiles = items.contains { $0.file != nil }
    if hasFiles, hasDialogs { choices.append(.saveFile) }
    if UIApplication.opensLinks, hasFiles || items.contains(where: { $0.link != nil }) { choices.append(.open) }
    // A mail program takes words by its address, and no files.
    if UIApplication.opensLinks, request.text != nil { choices.append(.mail) }
    choices.removeAll { request.excluded.contains($0.type) }
    return choices
      + request.activities.map { activity in
        let type = activity.activityType ?? UIActivity.ActivityType("\(Swift.type(of: activity))")
        return ShareChoice(type: type, word: .share, symbol: "", activity: activity)
      }
  }
}
