import Foundation

/// How the columns or the rows of a grid share a length: as a stack's children would. Spec: B48, B3, B10.
struct TrackSharing {
  var count: Int
  var gap: CGFloat

  var totalGap: CGFloat { gap * CGFloat(max(0, count - 1)) }

  /// The tracks' lengths if `room` is proposed and `length(track, offer)` is what a track takes of an offer.
  func lengths(_ room: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    guard let room, room > 0, room < .infinity else { return (0..<count).map { length($0, room) } }
    var result = [CGFloat](repeating: 0, count: count)
    var remaining = room - totalGap
    for (served, track) in servingOrder(length).enumerated() {
      result[track] = length(track, max(0, remaining / CGFloat(count - served)))
      remaining -= result[track]
    }
    return result
  }

  private func servingOrder(_ length: (Int, CGFloat?) -> CGFloat) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    let flexibilities = (0..<count).map { track in
      let range = length(track, .infinity) - length(track, 0)
      return range.isNaN ? 0 : range
    }
    return (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }

  /// Where each track starts.
  func offsets(_ lengths: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }

  /// The length from the first of `tracks` to the last, with the gaps between them.
  func span(_ lengths: [CGFloat], _ tracks: Range<Int>) -> CGFloat {
    tracks.isEmpty ? 0 : lengths[tracks].reduce(0, +) + gap * CGFloat(tracks.count - 1)
  }
}
