import type { Fetch } from '../client/index.js';
import { randomHex } from '../facts/hexadecimal.js';
import { platformNotifications, type NotificationAdapter, type ProxyHandler } from '../proxy/index.js';
import type { Sandbox, SandboxOptions } from '../sandbox/index.js';

/**
 * Where pages for people are, and mock servers for programs, below the sandbox's own path. Calls of the platform are not served:
 * the proxy makes them here.
 */
const PAGES = /^\/(?:bank|hosted-onboarding|payByLink|checkout\/hosted|mock)\//;

/** A simulated platform that starts with the first request, because only a request knows under which address pages are reached. */
export class SimulatedPlatform {
  readonly path: string;
  readonly notifications: NotificationAdapter;
  readonly #mount: string;
  readonly #options: Partial<SandboxOptions>;
  readonly #hmacKey = randomHex(32);
  #sandbox: Promise<Sandbox> | undefined;

  constructor(mount: string, options: Partial<SandboxOptions> = {}) {
    this.path = `${mount}/sandbox`;
    this.#mount = mount;
    this.#options = options;
    this.notifications = platformNotifications({ hmacKeys: [this.#hmacKey] });
  }

  start(origin: string, proxy: ProxyHandler): Promise<Sandbox> {
    const notifications = {
      url: `${origin}${this.#mount}/notifications`,
      hmacKey: this.#hmacKey,
      send: (request: Request) => proxy(request),
    };
    return (this.#sandbox ??= import('../sandbox/index.js').then(({ createSandbox }) =>
      createSandbox({ origin: origin + this.path, notifications, ...this.#options }),
    ));
  }

  /** What the proxy calls instead of the network. Nothing is there to be called before the first request. */
  readonly fetch: Fetch = async (url, init) => {
    if (!this.#sandbox) throw new TypeError('The sandbox starts with the first request.');
    return (await this.#sandbox).fetch(url, init);
  };

  /** A page of the bank or of the platform, or a mock server; undefined where the request is for none. */
  async answer(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${this.path}/`) || !PAGES.test(pathname.slice(this.path.length)))
      return undefined;
    return (await this.#sandbox)?.(request);
  }
}
