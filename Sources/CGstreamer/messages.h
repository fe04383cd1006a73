// What pipelines say.

typedef enum {
  MG_NOTHING, MG_ERROR, MG_WARNING, MG_END, MG_READY, MG_BUFFERING, MG_DURATION, MG_MISSING, MG_STREAMS
} MGKind;

typedef struct {
  MGKind kind;
  /// Buffered percent of a buffering message.
  int percent;
  /// Domain and code of an error: "gst-resource-error-quark" and so on.
  char *domain;
  int code;
  char *text;
  /// The developer's details.
  char *details;
  /// Which element said it, by its factory ("autoaudiosink").
  char *element;
} MGMessage;

static inline char *mg_factory_of(GstMessage *message) {
  GstObject *source = GST_MESSAGE_SRC(message);
  if (!source || !GST_IS_ELEMENT(source)) return NULL;
  GstElementFactory *factory = gst_element_get_factory(GST_ELEMENT(source));
  return factory ? g_strdup(GST_OBJECT_NAME(factory)) : NULL;
}

/// Whether the message comes from a sink for sound.
static inline gboolean mg_is_from_sound(GstMessage *message) {
  GstObject *source = GST_MESSAGE_SRC(message);
  if (!source || !GST_IS_ELEMENT(source)) return FALSE;
  GstElementFactory *factory = gst_element_get_factory(GST_ELEMENT(source));
  const char *class = factory ? gst_element_factory_get_metadata(factory, GST_ELEMENT_METADATA_KLASS) : NULL;
  return class && strstr(class, "Sink") && strstr(class, "Audio");
}

static inline MGMessage mg_read(GstMessage *message, GstElement *pipeline) {
  MGMessage out = {MG_NOTHING, 0, NULL, 0, NULL, NULL, NULL};
  GError *error = NULL;
  switch (GST_MESSAGE_TYPE(message)) {
    case GST_MESSAGE_ERROR: gst_message_parse_error(message, &error, &out.details); out.kind = MG_ERROR; break;
    case GST_MESSAGE_WARNING: gst_message_parse_warning(message, &error, &out.details); out.kind = MG_WARNING; break;
    case GST_MESSAGE_EOS: out.kind = MG_END; break;
    case GST_MESSAGE_ASYNC_DONE:
      if (GST_MESSAGE_SRC(message) == GST_OBJECT(pipeline)) out.kind = MG_READY;
      break;
    case GST_MESSAGE_BUFFERING: gst_message_parse_buffering(message, &out.percent); out.kind = MG_BUFFERING; break;
    case GST_MESSAGE_DURATION_CHANGED: out.kind = MG_DURATION; break;
    case GST_MESSAGE_STREAMS_SELECTED: out.kind = MG_STREAMS; break;
    case GST_MESSAGE_ELEMENT:
      if (gst_is_missing_plugin_message(message)) {
        out.kind = MG_MISSING;
        out.text = gst_missing_plugin_message_get_description(message);
      }
      break;
    default: break;
  }
  if (error) {
    out.domain = g_strdup(g_quark_to_string(error->domain));
    out.code = error->code;
    out.text = g_strdup(error->message);
    out.element = mg_is_from_sound(message) ? g_strdup("sound") : mg_factory_of(message);
    g_clear_error(&error);
  }
  return out;
}

static inline void mg_free(MGMessage *message) {
  g_free(message->domain);
  g_free(message->text);
  g_free(message->details);
  g_free(message->element);
}

/// The first error on a pipeline's bus, owned by the caller; null for none.
static inline MGMessage *mg_take_error(GstElement *pipeline) {
  GstBus *bus = gst_element_get_bus(pipeline);
  GstMessage *message = gst_bus_pop_filtered(bus, GST_MESSAGE_ERROR);
  gst_object_unref(bus);
  if (!message) return NULL;
  MGMessage *out = g_new(MGMessage, 1);
  *out = mg_read(message, pipeline);
  gst_message_unref(message);
  return out;
}

/// Gives an element of a pipeline, by its name there, a tag to write.
static inline void mg_add_tag(GstElement *pipeline, const char *element, const char *tag, const char *value) {
  GstElement *muxer = gst_bin_get_by_name(GST_BIN(pipeline), element);
  if (!muxer) return;
  gst_tag_setter_add_tags(GST_TAG_SETTER(muxer), GST_TAG_MERGE_REPLACE, tag, value, NULL);
  gst_object_unref(muxer);
}
