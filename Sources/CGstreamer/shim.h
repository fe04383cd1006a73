// GStreamer, its macros and its calls with `...` under plain signatures, which Swift cannot use as they are. Everything
// is inline in the one Swift module that calls it, MartletMedia: no C target is needed.
#include <gst/gst.h>
#include <gst/app/gstappsink.h>
#include <gst/video/video.h>
#include <gst/pbutils/pbutils.h>
#include "player.h"
#include "messages.h"
#include "samples.h"
