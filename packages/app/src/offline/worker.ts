import { loadAgain } from './loadAgain.ts';
import type { ShellInstalled, ToWorker } from './messages.ts';

const WORKER_URL = '/sw.js';
/** The files of the shell are waited for so long. */
const INSTALL_TIMEOUT_MS = 60_000;

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Undefined where the browser has none, or refuses it. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  registering().catch(() => undefined);

/** What has failed is tried again by the next who asks. */
function registering(): Promise<ServiceWorkerRegistration> {
  registered ??= register().catch((error: unknown) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) throw new DOMException('This browser has no workers.', 'NotSupportedError');
  const isFirstPage = container.controller === null;
  const found = await container.register(WORKER_URL, { updateViaCache: 'none' });
  if (isFirstPage) void controlled(container).then(loadAgain);
  return found;
}

async function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}

/** Who asks next registers it again. */
function notInstalled(): TypeError {
  registered = undefined;
  return new TypeError('The worker was not installed.');
}

/** Rejects if it cannot be installed, because the network or the device has failed. */
async function activeWorker({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  if (!worker) throw notInstalled();
  if (worker === active) return worker;
  return new Promise((resolve, reject) => {
    const follow = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(notInstalled());
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

function post(worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}

export const forgetLogin = (): void => post(workers()?.controller, { type: 'forget' });
export const tellListening = (): void => post(workers()?.controller, { type: 'listening' });
export const activateWorker = (worker: ServiceWorker): void => post(worker, { type: 'activate' });

/**
 * Loads what every page needs, where that was left out to save data, or for want of room. Rejects as the browser does if
 * it has none. A network that answers nothing, and does not fail either, is waited for no longer than a slow one.
 */
export function installShell(): Promise<ShellInstalled['failure']> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('network'), INSTALL_TIMEOUT_MS);
    askToInstall()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function askToInstall(): Promise<ShellInstalled['failure']> {
  const worker = await activeWorker(await registering());
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<ShellInstalled>) => {
      port1.close();
      resolve(data.failure);
    });
    port1.start();
    post(worker, { type: 'install' }, [port2]);
  });
}

/** Calls the listener when a newer worker waits. Returns a function that stops it. */
export function onNewerWorker(registration: ServiceWorkerRegistration, listener: () => void): () => void {
  const tell = () => {
    // the first worker of this browser replaces no other
    if (registration.waiting && registration.active) listener();
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}
