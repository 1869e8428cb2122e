import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** API calls without a handler. */
const unhandled: string[] = [];

export const mockNetwork = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (!new URL(url).pathname.startsWith('/api/')) return;
      unhandled.push(`${method} ${url}`);
      // The service worker answers such a call with a 500, so it never leaves the browser.
      throw new Error(`No handler for ${method} ${url}`);
    },
  });
  return worker;
});

export function forgetUnhandledCalls(): void {
  unhandled.length = 0;
}

/** Fails a story that made an API call without a handler. */
export function failOnUnhandledCalls(): void {
  if (unhandled.length > 0) {
    throw new Error(
      `API calls without a handler: ${unhandled.join(', ')}. Add them to parameters.msw.handlers.`,
    );
  }
}
