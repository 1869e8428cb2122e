import { ASSETS_CACHE } from '../offline/cacheNames.ts';
import { isPage } from './genuine.ts';

/** Answers with a file whose name has a hash of its content, from the cache of any version. */
export async function assetOf(request: Request): Promise<Response> {
  const stored = await caches.match(request.url, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && !isPage(response)) void store(request.url, response.clone());
  return response;
}

/** Stores a file, unless the device is full. */
async function store(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(ASSETS_CACHE)).put(url, response);
  } catch {
    // the next page requests it from the network
  }
}
