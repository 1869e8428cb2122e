import { loadAgain } from './loadAgain.ts';
import type { ShellInstalled, ToWorker } from './messages.ts';

const WORKER_URL = '/sw.js';
/** The timeout for loading the shell. */
const INSTALL_TIMEOUT_MS = 60_000;

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the worker. Resolves to undefined if the browser has no service workers, or refuses them. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  registering().catch(() => undefined);

/** Registers the worker once; after a failure, the next call retries. */
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

/** The error to throw. Also forgets the registration, so that the next call registers the worker again. */
function notInstalled(): TypeError {
  registered = undefined;
  return new TypeError('The worker was not installed.');
}

/** Resolves to the active worker. Rejects if the network or the device prevents its installation. */
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
 * Loads the shell if it was left out because of Save-Data or a full device. Rejects if the browser has no service
 * workers. A network that hangs counts as failed after a timeout.
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

/** Calls the listener when a newer worker is waiting. Returns a function that removes the listener. */
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
