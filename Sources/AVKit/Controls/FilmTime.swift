import Foundation

/// A time of a film in words: "0:07", "1:02:03". What is no number is "--:--".
enum FilmTime {
  static func text(_ seconds: Double, isRemaining: Bool = false) -> String {
    guard seconds.isFinite else { return "--:--" }
    let whole = Int(max(0, seconds).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let digits = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    let text = hours > 0 ? "\(hours):\(digits(minutes)):\(digits(rest))" : "\(minutes):\(digits(rest))"
    return isRemaining ? "-" + text : text
  }
}
