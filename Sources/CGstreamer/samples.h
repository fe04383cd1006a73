// Frames and texts as they come out of a pipeline.

typedef struct {
  int width, height, stride;
  /// Nanoseconds of the film; -1 where the frame says nothing.
  gint64 time, duration;
  const guint8 *bytes;
  gsize count;
} MGFrame;

/// Gives access to a frame's pixels until `mg_frame_end`; false for a sample without a picture.
static inline gboolean mg_frame_begin(GstSample *sample, GstMapInfo *map, MGFrame *out) {
  GstVideoInfo info;
  GstCaps *caps = gst_sample_get_caps(sample);
  GstBuffer *buffer = gst_sample_get_buffer(sample);
  if (!caps || !buffer || !gst_video_info_from_caps(&info, caps)) return FALSE;
  if (!gst_buffer_map(buffer, map, GST_MAP_READ)) return FALSE;
  GstSegment *segment = gst_sample_get_segment(sample);
  GstClockTime start = GST_BUFFER_PTS(buffer);
  if (GST_CLOCK_TIME_IS_VALID(start) && segment && segment->format == GST_FORMAT_TIME)
    start = gst_segment_to_stream_time(segment, GST_FORMAT_TIME, start);
  GstVideoMeta *meta = gst_buffer_get_video_meta(buffer);
  out->width = GST_VIDEO_INFO_WIDTH(&info);
  out->height = GST_VIDEO_INFO_HEIGHT(&info);
  out->stride = meta ? meta->stride[0] : GST_VIDEO_INFO_PLANE_STRIDE(&info, 0);
  out->time = GST_CLOCK_TIME_IS_VALID(start) ? (gint64)start : -1;
  out->duration = GST_BUFFER_DURATION_IS_VALID(buffer) ? (gint64)GST_BUFFER_DURATION(buffer) : -1;
  out->bytes = map->data;
  out->count = map->size;
  return TRUE;
}

/// A reference to the sample's buffer, for `mg_frame_end`. The sample itself may be let go: a sink that finds its last
/// sample held cannot tell of a new size (a fault of GStreamer 1.22).
static inline GstBuffer *mg_keep(GstSample *sample) { return gst_buffer_ref(gst_sample_get_buffer(sample)); }

static inline void mg_frame_end(GstBuffer *buffer, GstMapInfo *map) {
  gst_buffer_unmap(buffer, map);
  gst_buffer_unref(buffer);
}

/// The text of a sample, owned by the caller; null for none. `markup` tells whether it has Pango's marks.
static inline char *mg_text(GstSample *sample, gint64 *time, gint64 *duration, gboolean *markup) {
  GstBuffer *buffer = gst_sample_get_buffer(sample);
  GstMapInfo map;
  if (!buffer || !gst_buffer_map(buffer, &map, GST_MAP_READ)) return NULL;
  char *text = g_strndup((const char *)map.data, map.size);
  gst_buffer_unmap(buffer, &map);
  GstCaps *caps = gst_sample_get_caps(sample);
  const char *format = caps ? gst_structure_get_string(gst_caps_get_structure(caps, 0), "format") : NULL;
  *markup = format && g_str_equal(format, "pango-markup");
  GstSegment *segment = gst_sample_get_segment(sample);
  GstClockTime start = GST_BUFFER_PTS(buffer);
  if (GST_CLOCK_TIME_IS_VALID(start) && segment && segment->format == GST_FORMAT_TIME)
    start = gst_segment_to_stream_time(segment, GST_FORMAT_TIME, start);
  *time = GST_CLOCK_TIME_IS_VALID(start) ? (gint64)start : -1;
  *duration = GST_BUFFER_DURATION_IS_VALID(buffer) ? (gint64)GST_BUFFER_DURATION(buffer) : -1;
  return text;
}

/// A pipeline that decodes the pictures of a film as fast as they are asked for. Null with what is wrong.
static inline GstElement *mg_reader(const char *uri, int width, int height) {
  GError *error = NULL;
  char *size = width > 0 && height > 0
      ? g_strdup_printf(",width=%d,height=%d", width, height) : g_strdup("");
  char *description = g_strdup_printf(
      "uridecodebin name=source ! videoflip video-direction=auto ! videoconvert ! videoscale ! "
      "video/x-raw,format=BGRA,pixel-aspect-ratio=1/1%s ! appsink name=frames sync=false max-buffers=1", size);
  GstElement *pipeline = gst_parse_launch(description, &error);
  g_free(size);
  g_free(description);
  g_clear_error(&error);
  if (!pipeline) return NULL;
  GstElement *source = gst_bin_get_by_name(GST_BIN(pipeline), "source");
  g_object_set(source, "uri", uri, NULL);
  gst_object_unref(source);
  return pipeline;
}

static inline void mg_caps_unref(GstCaps *caps) { gst_caps_unref(caps); }

/// The date of recording in ISO 8601, owned by the caller; null for none.
static inline char *mg_date(const GstTagList *tags) {
  GstDateTime *date = NULL;
  if (!gst_tag_list_get_date_time(tags, GST_TAG_DATE_TIME, &date)) return NULL;
  char *text = gst_date_time_to_iso8601_string(date);
  gst_date_time_unref(date);
  return text;
}

/// The bytes of the cover's file, owned by the caller; null for none.
static inline guint8 *mg_cover(const GstTagList *tags, gsize *count) {
  GstSample *sample = NULL;
  if (!gst_tag_list_get_sample(tags, GST_TAG_IMAGE, &sample)) return NULL;
  GstMapInfo map;
  guint8 *bytes = NULL;
  if (gst_buffer_map(gst_sample_get_buffer(sample), &map, GST_MAP_READ)) {
    bytes = g_memdup2(map.data, map.size);
    *count = map.size;
    gst_buffer_unmap(gst_sample_get_buffer(sample), &map);
  }
  gst_sample_unref(sample);
  return bytes;
}
