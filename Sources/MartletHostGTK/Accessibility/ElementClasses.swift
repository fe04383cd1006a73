import CGtk

/// The classes of the widgets that stand for elements. None draws, none takes pointers or keys; the class decides
/// what the toolkit tells assistive tools.
enum ElementClasses {
  static func make(_ form: ElementForm) -> Widget {
    let type =
      switch form.body {
      case .plain: plain
      case .line: line
      case .page: page
      case .range: range
      }
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(form.role.rawValue))
    defer { g_value_unset(&value) }
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_can_target(widget, 0)
    if form.body == .page || form.body == .range { silence(widget) }
    return widget
  }

  /// Keys, pointers and the input method are the canvas's: the widget's own controllers sleep. The one for the focus
  /// goes, since it would take the input method over.
  private static func silence(_ widget: Widget) {
    guard let list = gtk_widget_observe_controllers(widget) else { return }
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    for controller in controllers {
      let object = controller.assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(object, gtk_event_controller_focus_get_type()) != 0 {
        gtk_widget_remove_controller(widget, OpaquePointer(controller))
      } else {
        gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_NONE)
      }
      g_object_unref(controller)
    }
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  private static let plain = GObjectType.register("MartletElement", parent: gtk_widget_get_type()) { data, _ in
    fill(data)
    allocateElements(data)
  }

  private static let range = GObjectType.register("MartletRange", parent: gtk_range_get_type()) { data, _ in
    fill(data)
    allocateElements(data)
  }

  /// The toolkit's layout of lines is kept: tools read line by line.
  private static let page = GObjectType.register("MartletPage", parent: gtk_text_view_get_type()) { data, _ in
    fill(data)
  }

  /// An editable whose text is in a delegate, as tools are told about it, and which may have the focus itself: the
  /// toolkit's own entries give it to their delegate, whose caret would blink.
  private static let line: GType = {
    let type = GObjectType.register(
      "MartletLine", parent: gtk_widget_get_type(),
      { data, _ in
        fill(data)
        allocateElements(data)
        let table = data!.assumingMemoryBound(to: GObjectClass.self)
        table.pointee.set_property = { object, id, value, specification in
          gtk_editable_delegate_set_property(object, id, value, specification)
        }
        table.pointee.get_property = { object, id, value, specification in
          gtk_editable_delegate_get_property(object, id, value, specification)
        }
        gtk_editable_install_properties(table, 1)
      }, instance: { instance, _ in addDelegate(to: instance!.cast(to: GtkWidget.self)) })
    var editable = GInterfaceInfo(
      interface_init: { table, _ in
        table!.assumingMemoryBound(to: GtkEditableInterface.self).pointee.get_delegate = { editable in
          delegate(of: UnsafeMutableRawPointer(editable!).assumingMemoryBound(to: GtkWidget.self))
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_editable_get_type(), &editable)
    return type
  }()

  private static let delegateKey = "martlet-text"

  private static func addDelegate(to widget: Widget) {
    let text = gtk_text_new()!
    gtk_widget_set_visible(text, 0)
    gtk_widget_set_parent(text, widget)
    g_object_set_data(widget.cast(to: GObject.self), delegateKey, text)
    gtk_editable_init_delegate(OpaquePointer(widget))
  }

  /// The text of a line.
  static func delegate(of widget: Widget) -> OpaquePointer? {
    g_object_get_data(widget.cast(to: GObject.self), delegateKey).map { OpaquePointer($0) }
  }

  /// To be called before a line's widget is given up.
  static func removeDelegate(of widget: Widget) {
    guard let text = delegate(of: widget) else { return }
    gtk_editable_finish_delegate(OpaquePointer(widget))
    g_object_set_data(widget.cast(to: GObject.self), delegateKey, nil)
    gtk_widget_unparent(UnsafeMutablePointer(text))
  }

  // MARK: What all have

  private static func fill(_ data: gpointer?) {
    let table = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    table.pointee.snapshot = { _, _ in }
    table.pointee.measure = { _, _, _, minimum, natural, _, _ in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
    // A tool gives the keyboard to an element: the content decides, and the desktop's focus follows.
    table.pointee.grab_focus = { widget in SemanticWidget.element(of: widget)?.requestFocus() == true ? 1 : 0 }
    for action in SemanticWidget.actions {
      gtk_widget_class_install_action(table, action.accessible, nil) { widget, name, _ in
        SemanticWidget.element(of: widget)?.run(String(cString: name!))
      }
    }
  }

  private static func allocateElements(_ data: gpointer?) {
    let table = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    table.pointee.size_allocate = { widget, _, _, _ in
      for child in SemanticWidget.element(of: widget)?.children ?? [] { child.allocate() }
    }
  }
}
