// Making pipelines and asking them things.

/// Starts GStreamer once. Null when it works, else what is wrong; owned by the caller.
static inline char *mg_start(void) {
  GError *error = NULL;
  if (gst_init_check(NULL, NULL, &error)) return NULL;
  char *text = g_strdup(error ? error->message : "gst_init_check gave no reason");
  g_clear_error(&error);
  return text;
}

static inline gboolean mg_has(const char *factory) {
  GstElementFactory *found = gst_element_factory_find(factory);
  if (!found) return FALSE;
  gst_object_unref(found);
  return TRUE;
}

/// Turns pictures as the file says, makes pixels square and gives them to an application: a bin for `video-sink`.
static inline GstElement *mg_video_sink(gboolean synchronous) {
  GError *error = NULL;
  GstElement *bin = gst_parse_bin_from_description(
      "videoflip video-direction=auto ! videoconvert n-threads=2 ! videoscale ! "
      "video/x-raw,format=BGRA,pixel-aspect-ratio=1/1 ! appsink name=frames", TRUE, &error);
  if (error) {
    g_clear_error(&error);
    return NULL;
  }
  GstElement *sink = gst_bin_get_by_name(GST_BIN(bin), "frames");
  // Played live, a frame that comes too late is replaced by the next; stepped, every frame waits to be taken.
  g_object_set(sink, "sync", synchronous, "max-buffers", 2u, "drop", synchronous, "enable-last-sample", FALSE,
               "qos", synchronous, NULL);
  gst_object_unref(sink);
  return bin;
}

/// Takes texts of a film, as text or with Pango's marks.
static inline GstElement *mg_text_sink(void) {
  GstElement *sink = gst_element_factory_make("appsink", "texts");
  if (!sink) return NULL;
  GstCaps *caps = gst_caps_from_string("text/x-raw");
  g_object_set(sink, "sync", FALSE, "async", FALSE, "max-buffers", 0u, "caps", caps, NULL);
  gst_caps_unref(caps);
  return sink;
}

/// A playbin without a window: pictures to an application, sound to the desktop's device or, stepped, to nothing.
/// Floating; null when an element is missing.
static inline GstElement *mg_player(const char *uri, gboolean synchronous, gboolean sounds) {
  GstElement *play = gst_element_factory_make("playbin", NULL);
  GstElement *video = mg_video_sink(synchronous);
  if (!play || !video) {
    if (play) gst_object_unref(play);
    if (video) gst_object_unref(video);
    return NULL;
  }
  GstElement *audio = sounds ? gst_element_factory_make("autoaudiosink", NULL) : NULL;
  if (!audio) {
    audio = gst_element_factory_make("fakesink", NULL);
    g_object_set(audio, "sync", synchronous, NULL);
  }
  GstElement *filter = synchronous ? gst_element_factory_make("scaletempo", NULL) : NULL;
  GstElement *text = mg_text_sink();
  g_object_set(play, "uri", uri, "video-sink", video, "audio-sink", audio, NULL);
  if (filter) g_object_set(play, "audio-filter", filter, NULL);
  if (text) g_object_set(play, "text-sink", text, NULL);
  // Pictures, sound, texts, software volume, buffering of what comes over the network.
  gst_util_set_object_arg(G_OBJECT(play), "flags", "video+audio+text+soft-volume+buffering");
  return play;
}

static inline GstAppSink *mg_sink_of(GstElement *play, const char *property, const char *name) {
  GstElement *bin = NULL, *found = NULL;
  g_object_get(play, property, &bin, NULL);
  if (!bin) return NULL;
  if (GST_IS_APP_SINK(bin)) return GST_APP_SINK(bin);
  if (GST_IS_BIN(bin)) found = gst_bin_get_by_name(GST_BIN(bin), name);
  gst_object_unref(bin);
  return found ? GST_APP_SINK(found) : NULL;
}

static inline void mg_set_volume(GstElement *play, double volume, gboolean mute) {
  g_object_set(play, "volume", volume, "mute", mute, NULL);
}

static inline int mg_count(GstElement *play, const char *property) {
  gint count = 0;
  g_object_get(play, property, &count, NULL);
  return count;
}

static inline void mg_set_int(GstElement *play, const char *property, int value) {
  g_object_set(play, property, value, NULL);
}

/// Text tracks are shown by others: which of them is decoded. -1 turns them off.
static inline void mg_choose_text(GstElement *play, int index) {
  if (index >= 0) g_object_set(play, "current-text", index, NULL);
}

/// The language of a stream ("en"), or its title; null for none. Owned by the caller.
static inline char *mg_stream_tag(GstElement *play, const char *signal, int index, const char *tag) {
  GstTagList *tags = NULL;
  char *text = NULL;
  g_signal_emit_by_name(play, signal, index, &tags);
  if (!tags) return NULL;
  gst_tag_list_get_string(tags, tag, &text);
  gst_tag_list_unref(tags);
  return text;
}

static inline gint64 mg_position(GstElement *element) {
  gint64 time = -1;
  return gst_element_query_position(element, GST_FORMAT_TIME, &time) ? time : -1;
}

static inline gint64 mg_duration(GstElement *element) {
  gint64 time = -1;
  return gst_element_query_duration(element, GST_FORMAT_TIME, &time) ? time : -1;
}

static inline gboolean mg_is_seekable(GstElement *element) {
  gboolean seekable = FALSE;
  GstQuery *query = gst_query_new_seeking(GST_FORMAT_TIME);
  if (gst_element_query(element, query)) gst_query_parse_seeking(query, NULL, &seekable, NULL, NULL);
  gst_query_unref(query);
  return seekable;
}

/// What is loaded: nanoseconds from the start, at most `limit` pairs. The number of pairs.
static inline int mg_buffered(GstElement *element, gint64 duration, gint64 *pairs, int limit) {
  int count = 0;
  GstQuery *query = gst_query_new_buffering(GST_FORMAT_PERCENT);
  if (gst_element_query(element, query)) {
    guint all = gst_query_get_n_buffering_ranges(query);
    for (guint index = 0; index < all && count < limit; index++) {
      gint64 start = 0, stop = 0;
      if (!gst_query_parse_nth_buffering_range(query, index, &start, &stop)) continue;
      pairs[2 * count] = gst_util_uint64_scale(duration, start, GST_FORMAT_PERCENT_MAX);
      pairs[2 * count + 1] = gst_util_uint64_scale(duration, stop, GST_FORMAT_PERCENT_MAX);
      count++;
    }
  }
  gst_query_unref(query);
  return count;
}

/// Goes to `time` nanoseconds and plays from there at `rate`; below zero backwards to the start.
static inline gboolean mg_seek(GstElement *element, double rate, gint64 time, gboolean exactly) {
  GstSeekFlags flags = GST_SEEK_FLAG_FLUSH | (exactly ? GST_SEEK_FLAG_ACCURATE : GST_SEEK_FLAG_KEY_UNIT);
  if (rate >= 0)
    return gst_element_seek(element, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, time, GST_SEEK_TYPE_NONE, 0);
  return gst_element_seek(element, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, 0, GST_SEEK_TYPE_SET, time);
}

/// Whether the state was reached within `timeout` nanoseconds.
static inline gboolean mg_wait(GstElement *element, guint64 timeout) {
  return gst_element_get_state(element, NULL, NULL, timeout) != GST_STATE_CHANGE_ASYNC;
}

/// Sound goes nowhere from now on, at the film's speed. The player must be stopped.
static inline void mg_silence_sound(GstElement *play) {
  GstElement *sink = gst_element_factory_make("fakesink", NULL);
  g_object_set(sink, "sync", TRUE, NULL);
  g_object_set(play, "audio-sink", sink, NULL);
}

static inline GstAppSink *mg_frames_of(GstElement *pipeline) {
  return GST_APP_SINK(gst_bin_get_by_name(GST_BIN(pipeline), "frames"));
}
