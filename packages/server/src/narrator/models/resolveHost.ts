import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

const TRY_MS = 2000;
const TRIES = 2;

/** Resolves a host of the operator's own, which may be named in a file of this machine only. */
export const resolveOwnHost = (hostname: string): Promise<readonly Resolved[]> =>
  lookup(hostname, { all: true });

/**
 * Resolves every address of a host that somebody has named. Not by the system's lookup, which cannot be cancelled:
 * a few names whose servers are silent would take all threads that also hash passwords and read files.
 */
export async function resolveForeignHost(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<readonly Resolved[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    signal.throwIfAborted();
    return found
      .flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      .map((address) => ({ address, family: isIP(address) }));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
