/**
 * Runs in every document but the card frame, before anything else: writes down what passes through sinks that keep nothing.
 * Written as one function without outside names, because it is sent to the browser as text.
 */
export function watchSinks(): void {
  if (self.origin === 'null') return;
  const seen: Record<string, string[]> = { events: [], messages: [], channels: [], errors: [], console: [] };
  Object.assign(window, { florinSeen: seen });
  const write = (sink: string, value: unknown) => {
    try {
      seen[sink]?.push(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    } catch {
      seen[sink]?.push(String(value));
    }
  };

  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) write('events', [event.type, event.detail]);
    return dispatch.call(this, event);
  };
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...data,
    get(this: MessageEvent) {
      const value: unknown = data.get?.call(this);
      write('messages', value);
      return value;
    },
  });
  // Not `window.postMessage`: called through a wrapper of the frame's, a message would seem to come from the frame itself.
  for (const type of [MessagePort, BroadcastChannel]) {
    const post = type.prototype.postMessage as (...values: unknown[]) => void;
    type.prototype.postMessage = function (this: unknown, ...values: unknown[]) {
      write(type === BroadcastChannel ? 'channels' : 'messages', values[0]);
      post.apply(this, values);
    };
  }
  addEventListener('error', (event) => write('errors', event.message));
  addEventListener('unhandledrejection', (event) => write('errors', String(event.reason)));
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      write('console', values);
      print(...values);
    };
  }
}

/** Runs in the page: everything a script of that page could read, by the name of where it stands. */
export async function readSinks(): Promise<Record<string, string>> {
  const roots: (Document | ShadowRoot)[] = [document];
  const markup: string[] = [];
  const values: string[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      markup.push(
        element.localName,
        ...[...element.attributes].map(({ name, value }) => `${name}="${value}"`),
      );
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) markup.push(node.textContent ?? '');
      if ('value' in element) values.push(JSON.stringify(String(element.value)));
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  const forms = [...document.forms].map((form) => JSON.stringify([...new FormData(form)]));
  const databases = await Promise.all(
    (await indexedDB.databases()).map(({ name }) => readDatabase(name ?? '')),
  );
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  const { florinSeen } = window as unknown as { florinSeen: Record<string, string[]> };
  return {
    markup: markup.join('\n'),
    values: values.join('\n'),
    forms: forms.join('\n'),
    address: location.href,
    'window name': window.name,
    history: JSON.stringify(history.state) ?? '',
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    indexedDB: databases.join('\n'),
    caches: cached.join('\n'),
    cookies: document.cookie,
    performance: JSON.stringify(performance.getEntries().map((entry) => entry.name)),
    ...Object.fromEntries(Object.entries(florinSeen).map(([sink, lines]) => [sink, lines.join('\n')])),
  };

  async function readDatabase(name: string): Promise<string> {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('closed'));
    });
    const stores = await Promise.all(
      [...database.objectStoreNames].map(
        (store) =>
          new Promise<string>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(JSON.stringify(request.result));
          }),
      ),
    );
    database.close();
    return stores.join('\n');
  }
}
