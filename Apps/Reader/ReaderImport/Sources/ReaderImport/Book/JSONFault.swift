import Foundation

/// Where JSON stops to be JSON. The decoder does not say; the older reader names the character.
enum JSONFault {
  static func find(in json: Data) -> (place: String, reason: String)? {
    do {
      _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      return nil
    } catch {
      let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let words = text.split(separator: " ")
      guard let index = words.firstIndex(of: "character"), index + 1 < words.count,
        let offset = Int(words[index + 1].filter(\.isNumber))
      else { return ("", text) }
      let line = json.prefix(offset).count { $0 == 0x0A } + 1
      let reason = words[..<index].filter { $0 != "around" && $0 != "at" }.joined(separator: " ")
      return ("line \(line)", reason.prefix(1).lowercased() + reason.dropFirst())
    }
  }
}
