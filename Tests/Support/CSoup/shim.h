// libsoup's server under plain signatures: its constructor takes `...`, which Swift cannot call.
#include <gio/gio.h>
#include <libsoup/soup.h>

static inline SoupServer *cs_server_new(void) { return soup_server_new("server-header", "CourseServer", NULL); }

/// Listens on a free port of 127.0.0.1. Null when it does, else what is wrong; owned by the caller.
/// A socket of our own: libsoup's lets ten clients wait, tests come with hundreds at once.
static inline char *cs_listen(SoupServer *server, gboolean secure) {
  GError *error = NULL;
  GSocketAddress *address = g_inet_socket_address_new_from_string("127.0.0.1", 0);
  GSocket *socket = g_socket_new(G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, &error);
  if (socket) g_socket_set_listen_backlog(socket, 1024);
  if (socket && g_socket_bind(socket, address, TRUE, &error) && g_socket_listen(socket, &error))
    soup_server_listen_socket(server, socket, secure ? SOUP_SERVER_LISTEN_HTTPS : 0, &error);
  g_object_unref(address);
  if (socket) g_object_unref(socket);
  char *text = error ? g_strdup(error->message) : NULL;
  g_clear_error(&error);
  return text;
}

static inline int cs_port(SoupServer *server) {
  int port = 0;
  GSList *addresses = soup_server_get_uris(server);
  if (addresses) port = g_uri_get_port((GUri *)addresses->data);
  g_slist_free_full(addresses, (GDestroyNotify)g_uri_unref);
  return port;
}

/// Whether the server has the certificate of a PEM file with its key.
static inline gboolean cs_use_certificate(SoupServer *server, const char *path) {
  GTlsCertificate *certificate = g_tls_certificate_new_from_file(path, NULL);
  if (!certificate) return FALSE;
  soup_server_set_tls_certificate(server, certificate);
  g_object_unref(certificate);
  return TRUE;
}

/// Writes exactly these bytes to the client in the place of an answer, then closes the connection.
static inline void cs_write_raw(SoupServerMessage *message, const void *bytes, gsize count) {
  GIOStream *stream = soup_server_message_steal_connection(message);
  g_output_stream_write_all(g_io_stream_get_output_stream(stream), bytes, count, NULL, NULL, NULL);
  g_io_stream_close(stream, NULL, NULL);
  g_object_unref(stream);
}
