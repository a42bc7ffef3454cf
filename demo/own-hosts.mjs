const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A server that answers to its own names alone, by whatever port. Another page can point a name of its own at this machine
 * (DNS rebinding) and would share an origin with whatever answers it: the `Host` header is the one thing that tells.
 */
export function toOwnHosts(port, listener) {
  return (request, response) => {
    if (OWN.has(request.headers.host?.toLowerCase().replace(/:\d+$/, ''))) return listener(request, response);
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end(`This server answers to http://localhost:${port} only.\n`);
  };
}
