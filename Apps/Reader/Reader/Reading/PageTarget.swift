import Foundation

/// Where a chapter is to open.
enum PageTarget: Equatable, Sendable {
  case top
  case place(ReadingPlace)
  /// An element by its `id`.
  case anchor(String)
  /// An occurrence of what was searched, all of which are marked.
  case hit(query: String, index: Int)

  /// For the page's script, which sends the number back with what it tells.
  func json(number: Int) -> String {
    var value: [String: Any] =
      switch self {
      case .top: ["kind": "top"]
      case .place(let place): ["kind": "place", "block": place.block, "part": place.part, "progress": place.progress]
      case .anchor(let id): ["kind": "anchor", "id": id]
      case .hit(let query, let index): ["kind": "hit", "query": SearchFolding.folded(query), "index": index]
      }
    value["number"] = number
    let data = (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}
