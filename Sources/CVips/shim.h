// libvips, its calls with options under plain signatures (Swift cannot call those with `...`), and loops over pixels
// that it lacks. Everything is inline in the one Swift module that calls it, MartletVips: no C target is needed.
#include <vips/vips.h>
#include "files.h"
#include "metadata.h"
#include "pixels.h"
#include "rows.h"
#include "steps.h"
#include "blends.h"
#include "patterns.h"
#include "program.h"
#include "maps.h"
#include "scales.h"
#include "wide.h"
#include "windows.h"
#include "blocks.h"
#include "reductions.h"
#include "resampling.h"
