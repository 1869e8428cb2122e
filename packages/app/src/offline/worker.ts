import { loadAgain } from './loadAgain.ts';
import type { ToWorker } from './messages.ts';

const WORKER_URL = '/sw.js';
/** The files of the shell are waited for so long. */
const INSTALL_TIMEOUT_MS = 60_000;

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Undefined where the browser has none, or refuses it. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const container = workers();
  const isFirstPage = container?.controller === null;
  const registration = await container
    ?.register(WORKER_URL, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration && container && isFirstPage) void controlled(container).then(loadAgain);
  return registration;
}

async function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}

async function activeWorker(
  registration: ServiceWorkerRegistration | undefined,
): Promise<ServiceWorker | null | undefined> {
  return registration?.active ?? (registration && (await workers()?.ready)?.active);
}

function post(worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}

export const forgetLogin = (): void => post(workers()?.controller, { type: 'forget' });
export const tellListening = (): void => post(workers()?.controller, { type: 'listening' });
export const activateWorker = (worker: ServiceWorker): void => post(worker, { type: 'activate' });

/** Loads what every page needs, where that was left out to save data. Returns whether all of it is there. */
export async function installShell(): Promise<boolean> {
  const worker = await activeWorker(await registerWorker());
  if (!worker) return true;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), INSTALL_TIMEOUT_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<{ readonly isInstalled: boolean }>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data.isInstalled);
    });
    port1.start();
    post(worker, { type: 'install' }, [port2]);
  });
}

/** Calls the listener with a newer worker that waits. Returns a function that stops it. */
export function onNewerWorker(
  registration: ServiceWorkerRegistration,
  listener: (waiting: ServiceWorker) => void,
): () => void {
  const tell = () => {
    // the first worker of this browser replaces no other
    if (registration.waiting && registration.active) listener(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}
