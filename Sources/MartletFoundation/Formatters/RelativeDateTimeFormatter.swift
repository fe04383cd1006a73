import Foundation

/// Says how far a time is from another: "2 hours ago", "in 3 days", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A word where there is one: "yesterday".
    case named
  }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent
  /// Whether the text begins with a capital letter, as at the beginning of a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// `date` as seen from `reference`, in the largest unit of which at least one lies between.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
  }

  /// A number of seconds from now; negative ones lie in the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + interval, relativeTo: reference)
  }

  /// The largest unit of `components` that is not 0.
  open func localizedString(from components: DateComponents) -> String {
    let parts: [(Calendar.Component, Int?)] = [
      (.year, components.year), (.month, components.month),
      (.weekOfMonth, components.weekOfMonth ?? components.weekOfYear),
      (.day, components.day), (.hour, components.hour), (.minute, components.minute), (.second, components.second),
    ]
    let known = parts.compactMap { unit, value in value.map { (unit, $0) } }
    let (unit, value) = known.first { $0.1 != 0 } ?? known.last ?? (.second, 0)
    return text(value, unit)
  }

  /// Two times that are exactly so far apart, in a calendar without leaps, are handed to the system's style.
  private func text(_ value: Int, _ unit: Calendar.Component) -> String {
    var plain = Calendar(identifier: .gregorian)
    plain.timeZone = .gmt
    plain.locale = locale
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let component = unit == .weekOfMonth ? Calendar.Component.weekOfYear : unit
    guard let date = plain.date(byAdding: component, value: value, to: reference) else { return "" }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field(unit)], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width, locale: locale, calendar: plain)
    style.capitalizationContext = formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown
    return style.format(reference)
  }

  private func field(_ unit: Calendar.Component) -> Date.RelativeFormatStyle.Field {
    switch unit {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  /// A `Date`, relative to now; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
