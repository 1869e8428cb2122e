import { API_BASE, authorCalls, catalogueCalls, seriesCalls } from '@kathaloka/contract/calls';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import { PUBLIC_CACHE } from './cacheNames.ts';

const { getHome, getOpening, getStory } = catalogueCalls;

/** Stores the answers embedded in the page where the worker caches the answers of the same calls. */
export async function cachePageAnswers({ home, series, author, story, opening }: PageAnswers): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(PUBLIC_CACHE);
  const headers = {
    'content-type': 'application/json',
    date: new Date(performance.timeOrigin).toUTCString(),
  };
  const put = (path: string, answer: unknown) =>
    answer && cache.put(API_BASE + path, new Response(JSON.stringify(answer), { headers }));
  const ofStory = (path: string) => path.replace('{id}', story?.id ?? '');
  await Promise.all([
    put(getHome.path, home),
    put(ofStory(getStory.path), story),
    put(ofStory(getOpening.path), opening),
    put(authorCalls.getAuthor.path.replace('{username}', author?.username ?? ''), author),
    put(seriesCalls.getSeries.path.replace('{slug}', series?.slug ?? ''), series),
  ]);
}
