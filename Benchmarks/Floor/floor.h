/* What the floor programs share: a window, and what its first frame cost. */
#ifndef FLOOR_H
#define FLOOR_H

#include <gtk/gtk.h>

/* Shows `content` in a window of 390 by 844 points. After the first frame the program prints
   "wall_ms W cpu_ms C rss_kb R" and ends. W counts from FLOOR_START, nanoseconds of CLOCK_MONOTONIC that the
   caller takes right before it starts the program, and without it from floor_begin. */
void floor_begin(void);
int floor_show(GtkWidget *content);

#endif
