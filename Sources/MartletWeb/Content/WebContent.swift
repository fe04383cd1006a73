import CWebKit
import Foundation

/// What is put into pages: scripts, style sheets, filters, and the channels by which scripts send messages.
@MainActor public final class WebContent {
  public struct Script {
    public var source: String
    public var isAtStart: Bool
    public var isForMainFrameOnly: Bool
    /// Nil for the page's own world.
    public var world: String?
    public init(source: String, isAtStart: Bool, isForMainFrameOnly: Bool, world: String?) {
      (self.source, self.isAtStart) = (source, isAtStart)
      (self.isForMainFrameOnly, self.world) = (isForMainFrameOnly, world)
    }
  }

  /// How a message is answered: with a value or with what went wrong, in words.
  public typealias Answer = @MainActor (Result<Any?, WebError>) -> Void
  /// A message from a channel; `answer` is nil where the script awaits none.
  public typealias Handler = @MainActor (_ body: Any, _ answer: Answer?) -> Void

  let handle: OpaquePointer
  private var channels: [Channel] = []

  public init() {
    _ = WebPlace.current
    handle = webkit_user_content_manager_new()!
  }

  deinit {
    for channel in channels { disconnect(UnsafeMutableRawPointer(handle), channel) }
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  // MARK: Scripts and styles

  public func add(_ script: Script) {
    let frames =
      script.isForMainFrameOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
    let time =
      script.isAtStart
      ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
    let made =
      script.world.map { webkit_user_script_new_for_world(script.source, frames, time, $0, nil, nil) }
      ?? webkit_user_script_new(script.source, frames, time, nil, nil)
    webkit_user_content_manager_add_script(handle, made)
    webkit_user_script_unref(made)
  }
  public func removeAllScripts() { webkit_user_content_manager_remove_all_scripts(handle) }

  private var ownStyle: OpaquePointer?
  /// A style sheet of the library's own, over those of pages; nil takes it away.
  func setStyle(_ source: String?) {
    if let ownStyle {
      webkit_user_content_manager_remove_style_sheet(handle, ownStyle)
      webkit_user_style_sheet_unref(ownStyle)
    }
    ownStyle = source.flatMap {
      webkit_user_style_sheet_new(
        $0, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
    }
    if let ownStyle { webkit_user_content_manager_add_style_sheet(handle, ownStyle) }
  }

  // MARK: Filters

  public func add(_ filter: ContentFilter) { webkit_user_content_manager_add_filter(handle, filter.handle) }
  public func remove(_ filter: ContentFilter) { webkit_user_content_manager_remove_filter(handle, filter.handle) }
  public func removeAllFilters() { webkit_user_content_manager_remove_all_filters(handle) }

  // MARK: Messages

  /// Opens `webkit.messageHandlers.NAME` in a world. False where there is one of that name.
  @discardableResult public func open(
    _ name: String, world: String?, isAnswered: Bool, _ handler: @escaping Handler
  ) -> Bool {
    guard !channels.contains(where: { $0.name == name && $0.world == world }) else { return false }
    let channel = Channel(name: name, world: world, handler)
    channels.append(channel)
    let signal = isAnswered ? "script-message-with-reply-received::" : "script-message-received::"
    connect(UnsafeMutableRawPointer(handle), signal + name, channel, isAnswered ? Channel.asked : Channel.told)
    let register =
      isAnswered
      ? webkit_user_content_manager_register_script_message_handler_with_reply
      : webkit_user_content_manager_register_script_message_handler
    return register(handle, name, world) != 0
  }

  public func close(_ name: String, world: String?) {
    for channel in channels where channel.name == name && channel.world == world {
      disconnect(UnsafeMutableRawPointer(handle), channel)
      webkit_user_content_manager_unregister_script_message_handler(handle, name, world)
    }
    channels.removeAll { $0.name == name && $0.world == world }
  }

  /// All but the library's own.
  public func closeAll() {
    for channel in channels where channel.name != PageScript.channel { close(channel.name, world: channel.world) }
  }
  /// All channels of a world.
  public func closeAll(world: String?) {
    for channel in channels where channel.world == world && channel.name != PageScript.channel {
      close(channel.name, world: world)
    }
  }

  private final class Channel {
    let name: String
    let world: String?
    let handler: Handler
    init(name: String, world: String?, _ handler: @escaping Handler) {
      (self.name, self.world, self.handler) = (name, world, handler)
    }

    static let told: GCallback = {
      let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, value, data in
        let channel: Channel = owner(data)
        let body = ScriptValue.read(value, depth: 0) ?? NSNull()
        MainActor.assumeIsolated { channel.handler(body, nil) }
      }
      return unsafeBitCast(callback, to: GCallback.self)
    }()

    static let asked: GCallback = {
      let callback: @convention(c) (gpointer, OpaquePointer, OpaquePointer, gpointer) -> gboolean = {
        _, value, reply, data in
        let channel: Channel = owner(data)
        let body = ScriptValue.read(value, depth: 0) ?? NSNull()
        let context = jsc_value_get_context(value)!
        g_object_ref(UnsafeMutableRawPointer(context))
        webkit_script_message_reply_ref(reply)
        var isAnswered = false
        MainActor.assumeIsolated {
          channel.handler(body) { result in
            guard !isAnswered else { return }
            isAnswered = true
            Channel.answer(reply, in: context, result)
          }
        }
        return 1
      }
      return unsafeBitCast(callback, to: GCallback.self)
    }()

    private static func answer(
      _ reply: OpaquePointer, in context: OpaquePointer, _ result: Result<Any?, WebError>
    ) {
      switch result {
      case .success(let value):
        if let source = ScriptValue.source(of: value) {
          let answer = jsc_context_evaluate(context, "(\(source))", -1)!
          webkit_script_message_reply_return_value(reply, answer)
          g_object_unref(UnsafeMutableRawPointer(answer))
        } else {
          webkit_script_message_reply_return_error_message(reply, "the answer cannot be given to a script")
        }
      case .failure(let error): webkit_script_message_reply_return_error_message(reply, error.message)
      }
      webkit_script_message_reply_unref(reply)
      g_object_unref(UnsafeMutableRawPointer(context))
    }
  }
}

/// Rules that block or change what pages load, compiled.
public final class ContentFilter {
  let handle: OpaquePointer
  public let identifier: String
  init(taking handle: OpaquePointer) {
    self.handle = handle
    identifier = String(borrowing: webkit_user_content_filter_get_identifier(handle)) ?? ""
  }
  deinit { webkit_user_content_filter_unref(handle) }
}
