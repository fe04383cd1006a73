import CWebKit
import Foundation

extension EnginePage {
  /// A page wants to use camera or microphone. Each must be answered once, at any time.
  @MainActor public final class MediaRequest {
    private var handle: OpaquePointer?
    public let isForCamera: Bool
    public let isForMicrophone: Bool

    init(_ handle: OpaquePointer) {
      self.handle = handle
      g_object_ref(UnsafeMutableRawPointer(handle))
      isForCamera = webkit_user_media_permission_is_for_video_device(handle) != 0
      isForMicrophone = webkit_user_media_permission_is_for_audio_device(handle) != 0
    }
    deinit { if let handle { g_object_unref(UnsafeMutableRawPointer(handle)) } }

    public func answer(isAllowed: Bool) {
      guard let handle else { return }
      self.handle = nil
      if isAllowed { webkit_permission_request_allow(handle) } else { webkit_permission_request_deny(handle) }
      g_object_unref(UnsafeMutableRawPointer(handle))
    }
  }

  /// Cameras and microphones are the owner's to give. Nobody is asked about the rest (places, notifications, the screen),
  /// and pages do without.
  static let wantsPermission: GCallback = {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, request, data in
      let page: EnginePage = owner(data)
      MainActor.assumeIsolated {
        let instance = UnsafeMutableRawPointer(request).assumingMemoryBound(to: GTypeInstance.self)
        let isMedia = g_type_check_instance_is_a(instance, webkit_user_media_permission_request_get_type()) != 0
        if isMedia, webkit_user_media_permission_is_for_display_device(request) == 0, let client = page.client {
          client.page(page, wants: MediaRequest(request))
        } else {
          webkit_permission_request_deny(request)
        }
      }
      return 1
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()
}
