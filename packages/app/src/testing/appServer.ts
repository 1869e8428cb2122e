import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** The symbol under which Node's fetch finds the origin of the site. Without it, fetch requires absolute URLs. */
const SITE = Symbol.for('undici.globalOrigin.1');

/** Stubs for what jsdom lacks: sizes, visibility and animations. */
const SIZELESS = {
  matchMedia: (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
};

/** A mocked server for test files that render routes in jsdom. */
export function appServer(): { use: (...handlers: RequestHandler[]) => void } {
  const server = setupServer();
  beforeAll(() => {
    Reflect.set(globalThis, SITE, new URL(location.href));
    for (const [name, value] of Object.entries(SIZELESS)) vi.stubGlobal(name, value);
    Object.assign(Element.prototype, { checkVisibility: () => false, scrollIntoView() {} });
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    Reflect.deleteProperty(globalThis, SITE);
    vi.unstubAllGlobals();
  });
  return server;
}
