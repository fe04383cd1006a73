#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double started;
static GMainLoop *loop;

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static long resident_kilobytes(void) {
  long pages = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
    fclose(file);
  }
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static void first_frame_is_painted(GdkFrameClock *clock, gpointer unused) {
  g_signal_handlers_disconnect_by_func(clock, first_frame_is_painted, unused);
  printf("wall_ms %.1f cpu_ms %.1f rss_kb %ld\n", milliseconds(CLOCK_MONOTONIC) - started,
         milliseconds(CLOCK_PROCESS_CPUTIME_ID), resident_kilobytes());
  g_main_loop_quit(loop);
}

void floor_begin(void) {
  const char *start = getenv("FLOOR_START");
  started = start ? atof(start) / 1e6 : milliseconds(CLOCK_MONOTONIC);
  gtk_init();
}

int floor_show(GtkWidget *content) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_widget_realize(window);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  g_signal_connect(gdk_surface_get_frame_clock(surface), "after-paint", G_CALLBACK(first_frame_is_painted), NULL);
  loop = g_main_loop_new(NULL, FALSE);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
