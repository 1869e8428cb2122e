import { forgetAccounts, SHELL_PREFIX } from '../offline/cacheNames.ts';
import type { ToWorker } from '../offline/messages.ts';
import { closeLogins } from './accountAnswers.ts';
import { answer, tellShown } from './answers.ts';
import { scope, type LastingEvent, type PageClient, type RequestEvent } from './scope.ts';
import { SHELL_CACHE, shell } from './shell.ts';

/** Of the versions before this one so many stay, while pages of theirs may be open. */
const VERSIONS_BEFORE = 2;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays for every byte, or waits for it: then nothing is loaded ahead. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** While a page is open, its version's files stay: another tab may have asked for this one. */
async function removeOldShells(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // in the order in which they were made
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE);
  const gone = pages.length === 0 ? old : old.slice(0, -VERSIONS_BEFORE);
  await Promise.all(gone.map((name) => caches.delete(name)));
}

function handleMessage(event: LastingEvent & MessageEvent<ToWorker>): void {
  const { data, ports } = event;
  switch (data.type) {
    case 'activate':
      event.waitUntil(scope.skipWaiting());
      break;
    case 'forget':
      closeLogins();
      event.waitUntil(forgetAccounts(caches));
      break;
    case 'listening':
      if (event.source) tellShown(event.source as unknown as PageClient);
      break;
    case 'install':
      event.waitUntil(
        shell.install(event).then(
          () => ports[0]?.postMessage({ isInstalled: true }),
          () => ports[0]?.postMessage({ isInstalled: false }),
        ),
      );
  }
}

scope.addEventListener('install', (event: LastingEvent) => {
  if (!isThrifty()) event.waitUntil(shell.install(event));
});
scope.addEventListener('activate', (event: LastingEvent) => {
  event.waitUntil(Promise.all([removeOldShells(), scope.clients.claim()]));
});
scope.addEventListener('message', handleMessage);
scope.addEventListener('fetch', (event: RequestEvent) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
