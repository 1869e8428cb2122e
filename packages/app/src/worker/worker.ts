import type { ShellInstalled, ToWorker } from '../offline/messages.ts';
import { closeLogins } from './accountAnswers.ts';
import { answer, tellShown } from './answers.ts';
import { scope, type LastingEvent, type PageClient, type RequestEvent } from './scope.ts';
import { installShell, isInstalled, olderShells } from './shell.ts';

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

/**
 * While a page is open, its version's files stay: another tab may have asked for this one. Where this version was left
 * out, the last one that is there goes on.
 */
async function removeOldShells(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const old = await olderShells();
  const staying = pages.length > 0 ? VERSIONS_BEFORE : (await isInstalled()) ? 0 : 1;
  await Promise.all(old.slice(0, Math.max(0, old.length - staying)).map((name) => caches.delete(name)));
}

/** Answers on the port, when all is there or cannot be. */
async function install(event: LastingEvent & MessageEvent<ToWorker>): Promise<void> {
  const failure = await installShell(event).then(
    () => null,
    (error: unknown) => (error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'network'),
  );
  event.ports[0]?.postMessage({ failure } satisfies ShellInstalled);
}

function handleMessage(event: LastingEvent & MessageEvent<ToWorker>): void {
  const { data } = event;
  switch (data.type) {
    case 'activate':
      event.waitUntil(scope.skipWaiting());
      break;
    case 'forget':
      event.waitUntil(closeLogins());
      break;
    case 'listening':
      if (event.source) tellShown(event.source as unknown as PageClient);
      break;
    case 'install':
      event.waitUntil(install(event));
  }
}

scope.addEventListener('install', (event: LastingEvent) => {
  if (!isThrifty()) event.waitUntil(installShell(event));
});
scope.addEventListener('activate', (event: LastingEvent) => {
  event.waitUntil(Promise.all([removeOldShells(), scope.clients.claim()]));
});
scope.addEventListener('message', handleMessage);
scope.addEventListener('fetch', (event: RequestEvent) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
