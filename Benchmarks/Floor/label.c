/* A window with one label: what the toolkit itself needs. */
#include "floor.h"

int main(void) {
  gtk_init();
  return floor_show(gtk_label_new("Hello"));
}
