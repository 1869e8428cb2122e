import type { ShellInstalled } from '../offline/messages.ts';
import { storageFailureOf } from '../offline/storageFailure.ts';
import { bringFonts, rememberBuild, removeOldBuilds } from './builds.ts';
import type { LastingEvent } from './scope.ts';
import { installShell, isInstalled, SHELL_CACHE } from './shell.ts';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow or metered; then nothing is loaded ahead of time. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

async function installAll(event: LastingEvent): Promise<void> {
  await rememberBuild();
  await installShell(event);
  await bringFonts();
}

/** Why something was not stored. */
function failureOf(error: unknown): NonNullable<ShellInstalled['failure']> {
  if (!(error instanceof DOMException) || error.name === 'AbortError') return 'network';
  return storageFailureOf(error);
}

/** Installs the shell. On a full device it removes the incomplete shell again. */
async function installed(event: LastingEvent): Promise<ShellInstalled['failure']> {
  try {
    await installAll(event);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'full') await removePart().catch(() => undefined);
    return failure;
  }
}

async function removePart(): Promise<void> {
  if (!(await isInstalled())) await caches.delete(SHELL_CACHE);
}

/**
 * Installs the worker. On a full device or with Save-Data it has no shell: the shell of the previous build stays in
 * use, and a reader who stores a story is told why that failed.
 */
export async function installWorker(event: LastingEvent): Promise<void> {
  if (isThrifty()) await rememberBuild().catch(() => undefined);
  else if ((await installed(event)) === 'network')
    throw new TypeError('The files of this build did not arrive.');
  await removeOldBuilds().catch(() => undefined);
}

/** Installs the shell for a page, and answers on its port. */
export async function installForPage(event: LastingEvent & MessageEvent): Promise<void> {
  const failure = await installed(event);
  event.ports[0]?.postMessage({ failure } satisfies ShellInstalled);
}

let isTriedAgain = false;

/** Retries loading a shell that was left out, but only once while this worker runs. */
export async function installLater(event: LastingEvent): Promise<void> {
  if (isTriedAgain || isThrifty()) return;
  isTriedAgain = true;
  if (!(await isInstalled())) await installed(event);
}
