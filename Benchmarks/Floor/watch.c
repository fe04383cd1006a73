/* A library for LD_PRELOAD: tells what the first window of any program on the toolkit costs, Martlet's and C's alike.

   After the first painted frame, and half a second for what comes after it, it prints to the file WATCH_OUTPUT
     first_ms W cpu_ms C rss_kb R
   W counts from WATCH_START, nanoseconds of CLOCK_MONOTONIC that the caller takes right before it starts the program.
   Then it adds a line "frame_ms F" for each later frame: the work from the beginning of its update to the end of its
   painting. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double begun, painted, processor;
static gboolean is_settled;
static FILE *output;

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

static gboolean settle(gpointer unused) {
  (void)unused;
  const char *start = getenv("WATCH_START");
  fprintf(output, "first_ms %.1f cpu_ms %.1f rss_kb %ld\n", painted - (start ? atof(start) / 1e6 : 0), processor,
          resident_kilobytes());
  fflush(output);
  is_settled = TRUE;
  return FALSE;
}

static void frame_begins(GdkFrameClock *clock, gpointer unused) {
  (void)clock, (void)unused;
  begun = milliseconds(CLOCK_MONOTONIC);
}

static void frame_ends(GdkFrameClock *clock, gpointer unused) {
  (void)clock, (void)unused;
  double now = milliseconds(CLOCK_MONOTONIC);
  if (painted == 0) {
    painted = now;
    processor = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    g_timeout_add(500, settle, NULL);
  } else if (is_settled) {
    fprintf(output, "frame_ms %.3f\n", now - begun);
    fflush(output);
  }
}

void gtk_window_present(GtkWindow *window) {
  void (*present)(GtkWindow *) = (void (*)(GtkWindow *))dlsym(RTLD_NEXT, "gtk_window_present");
  if (!output) {
    const char *path = getenv("WATCH_OUTPUT");
    output = path ? fopen(path, "w") : stderr;
    gtk_widget_realize(GTK_WIDGET(window));
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(frame_ends), NULL);
  }
  present(window);
}
