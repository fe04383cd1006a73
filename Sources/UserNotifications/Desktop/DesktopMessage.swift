import CGtk
import Foundation

/// A notification as the desktop's service takes it.
struct DesktopMessage: Equatable {
  let app: String
  let summary: String
  let body: String
  /// Keys and words of buttons, in turn.
  let actions: [String]
  let image: String?
  let isUrgent: Bool
  let isQuiet: Bool

  init(_ notification: UNNotification, category: UNNotificationCategory?, makesSound: Bool) {
    let content = notification.request.content
    app =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    // A notification without a title has the app's name in bold.
    summary = content.title.isEmpty ? app : content.title
    body = [content.subtitle, content.body].filter { !$0.isEmpty }.map(Self.escaped).joined(separator: "\n")
    actions = ["default", ""] + (category?.actions.flatMap { [$0.identifier, $0.title] } ?? [])
    image = content.attachments.first?.url.path
    isUrgent = content.interruptionLevel == .critical
    isQuiet = !makesSound
  }

  /// Bodies may hold markup.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// `(susssasa{sv}i)`
  func parameters(replacing number: UInt32) -> OpaquePointer? {
    var words: [OpaquePointer?] = actions.map { g_variant_new_string($0) }
    var parts: [OpaquePointer?] = [
      g_variant_new_string(app), g_variant_new_uint32(number), g_variant_new_string(""), g_variant_new_string(summary),
      g_variant_new_string(body), g_variant_new_array(Self.stringType, &words, gsize(words.count)), hints,
      g_variant_new_int32(-1),
    ]
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  private var hints: OpaquePointer? {
    var entries: [OpaquePointer?] = [
      entry("urgency", g_variant_new_byte(isUrgent ? 2 : 1)),
      entry("suppress-sound", g_variant_new_boolean(isQuiet ? 1 : 0)),
      entry("desktop-entry", g_variant_new_string(Bundle.main.bundleIdentifier ?? app)),
    ]
    if let image { entries.append(entry("image-path", g_variant_new_string(image))) }
    return g_variant_new_array(Self.entryType, &entries, gsize(entries.count))
  }

  private func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
  }

  private static let stringType = g_variant_type_new("s")
  private static let entryType = g_variant_type_new("{sv}")
}

/// Members of a tuple that a service sends.
struct GVariantReader {
  private let tuple: OpaquePointer
  init(_ tuple: OpaquePointer) { self.tuple = tuple }

  /// 0 where there is no such number.
  func number(_ index: Int) -> UInt32 {
    child(index) { g_variant_classify($0) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32($0) : nil } ?? 0
  }
  func text(_ index: Int) -> String? {
    child(index) {
      g_variant_classify($0) == G_VARIANT_CLASS_STRING ? String(cString: g_variant_get_string($0, nil)) : nil
    }
  }

  private func child<Value>(_ index: Int, _ read: (OpaquePointer) -> Value?) -> Value? {
    guard index < g_variant_n_children(tuple), let child = g_variant_get_child_value(tuple, gsize(index)) else {
      return nil
    }
    defer { g_variant_unref(child) }
    return read(child)
  }
}
