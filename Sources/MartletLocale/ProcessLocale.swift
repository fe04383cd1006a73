import Foundation

/// The language and region of the process: what `Locale.current` says, and so every formatter that is not told another.
///
/// Foundation on Linux asks no setting for it: there it is always "en_001", which writes 12 dollars as "US$12.00" or
/// "¤12.00" and begins weeks on Monday. Foundation's getters are functions of other libraries, and a program's own
/// functions of the same name come first, also for calls between those libraries. So the functions below, which stand
/// for five getters, are all that is needed. They are a module of their own, which nothing of the kind is called in: where
/// both come together the compiler of Swift 6.3 takes one for the other, and crashes.
package enum ProcessLocale {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var chosen = Locale(identifier: "en_US")
  /// What a test has for itself; others run beside it.
  @TaskLocal package static var ofTask: Locale?

  /// "en_US" unless the command or the desktop says another. Safe from any thread.
  package static var current: Locale {
    get { ofTask ?? lock.withLock { chosen } }
    set { lock.withLock { chosen = newValue } }
  }
}

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func martletCurrentLocale() -> Locale { ProcessLocale.current }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func martletUpdatingLocale() -> Locale { ProcessLocale.current }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func martletPreferredLanguages() -> [String] { [ProcessLocale.current.identifier(.bcp47)] }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func martletCurrentCalendar() -> Calendar {
  var calendar = ProcessLocale.current.calendar
  calendar.locale = ProcessLocale.current
  return calendar
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func martletUpdatingCalendar() -> Calendar { martletCurrentCalendar() }
