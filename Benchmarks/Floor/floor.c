#include "floor.h"

int floor_show(GtkWidget *content) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}
