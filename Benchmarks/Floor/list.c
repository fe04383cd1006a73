/* A list of N rows (10,000 unless told) of a colour, two lines of text and a text at the end; the toolkit makes
   those that show. */
#include "floor.h"

#include <stdio.h>
#include <stdlib.h>

static GtkWidget *label(GtkWidget *box) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

static void draw_colour(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer unused) {
  (void)area, (void)width, (void)height, (void)unused;
  cairo_set_source_rgb(cairo, 0, 0.48, 1);
  cairo_paint(cairo);
}

static void make_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *colour = gtk_drawing_area_new();
  gtk_widget_set_size_request(colour, 32, 32);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(colour), draw_colour, NULL, NULL);
  gtk_box_append(GTK_BOX(row), colour);
  GtkWidget *lines = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand(lines, TRUE);
  gtk_box_append(GTK_BOX(row), lines);
  g_object_set_data(G_OBJECT(item), "title", label(lines));
  g_object_set_data(G_OBJECT(item), "detail", label(lines));
  g_object_set_data(G_OBJECT(item), "amount", label(row));
  gtk_list_item_set_child(item, row);
}

static void fill_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  char text[64];
  snprintf(text, sizeof text, "Row %u", gtk_list_item_get_position(item));
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "title"), text);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "detail"), "Something about it");
  snprintf(text, sizeof text, "%u", gtk_list_item_get_position(item) % 100);
  gtk_label_set_text(g_object_get_data(G_OBJECT(item), "amount"), text);
}

int main(int count, char **arguments) {
  int rows = count > 1 ? atoi(arguments[1]) : 10000;
  gtk_init();
  GtkStringList *model = gtk_string_list_new(NULL);
  for (int row = 0; row < rows; row++) gtk_string_list_append(model, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  return floor_show(scroll);
}
