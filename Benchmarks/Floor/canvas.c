/* A window with one widget that draws a colour and a text: what every picture of Martlet's goes through. */
#include "floor.h"

typedef struct { GtkWidget parent; } FloorCanvas;
typedef struct { GtkWidgetClass parent; } FloorCanvasClass;
G_DEFINE_TYPE(FloorCanvas, floor_canvas, GTK_TYPE_WIDGET)

static void draw(GtkWidget *widget, GtkSnapshot *snapshot) {
  const GdkRGBA paper = {1, 1, 1, 1}, ink = {0, 0, 0, 1};
  graphene_rect_t area = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  gtk_snapshot_append_color(snapshot, &paper, &area);
  PangoLayout *text = gtk_widget_create_pango_layout(widget, "Hello");
  gtk_snapshot_append_layout(snapshot, text, &ink);
  g_object_unref(text);
}

static void floor_canvas_class_init(FloorCanvasClass *class) { GTK_WIDGET_CLASS(class)->snapshot = draw; }
static void floor_canvas_init(FloorCanvas *canvas) { (void)canvas; }

int main(void) {
  gtk_init();
  return floor_show(g_object_new(floor_canvas_get_type(), NULL));
}
