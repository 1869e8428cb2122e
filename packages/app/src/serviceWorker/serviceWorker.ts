import type { ToWorker } from '../offline/messages.ts';
import { closeLogins } from './accountAnswers.ts';
import { answer, tellShown } from './answers.ts';
import { beginBuild } from './builds.ts';
import { installForPage, installLater, installWorker } from './install.ts';
import { scope, type LastingEvent, type PageClient, type RequestEvent } from './scope.ts';

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
      event.waitUntil(installLater(event));
      break;
    case 'install':
      event.waitUntil(installForPage(event));
  }
}

/** Falls back to the network if the browser cannot read its caches. */
const withoutStorage = (request: Request) => (error: unknown) => {
  if (error instanceof DOMException) return fetch(request);
  throw error;
};

scope.addEventListener('install', (event: LastingEvent) => event.waitUntil(installWorker(event)));
scope.addEventListener('activate', (event: LastingEvent) => {
  event.waitUntil(Promise.all([beginBuild().catch(() => undefined), scope.clients.claim()]));
});
scope.addEventListener('message', handleMessage);
scope.addEventListener('fetch', (event: RequestEvent) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered.catch(withoutStorage(event.request)));
});
