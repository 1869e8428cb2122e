/** A guest and a signed-in reader read the same through a cache in front of the balancer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Story, StoryPage } from '@kathaloka/contract/entities';
import type { Person } from '../people.ts';
import { faultOfAnswer, type Shelf } from './sights.ts';

interface Reading {
  /** The cache's address. */
  readonly address: string;
  /** A story that the signed-in reader likes. */
  readonly story_id: string;
  readonly shelf: Shelf;
  readonly anomalies: string[];
  readonly mayContinue: () => boolean;
}

const PAUSE_MS = 100;
const ANSWERED_WITHIN_MS = 20_000;

export async function readThroughCache(reading: Reading, who: Person): Promise<void> {
  const { address, story_id, shelf, anomalies, mayContinue } = reading;
  const url = `/api/v1/stories/${story_id}`;
  while (mayContinue()) {
    const askedAt = performance.now();
    const list = await ask(`${address}/api/v1/stories/?page=1`);
    if (list) shelf.sights.push({ askedAt, stories: (list.body as StoryPage).total_stories });
    for (const headers of [{}, who.headers]) {
      const answer = await ask(`${address}${url}`, headers);
      if (!answer) continue;
      const isSignedIn = headers === who.headers;
      const { isHit, body } = answer;
      if (!isSignedIn && isHit) shelf.hits += 1;
      const fault = faultOfAnswer(isSignedIn, { isHit, hasLiked: (body as Story).user_state.hasLiked });
      if (fault !== null) anomalies.push(fault);
    }
    await sleep(PAUSE_MS);
  }
}

async function ask(url: string, headers = {}): Promise<{ isHit: boolean; body: unknown } | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    const text = await response.text();
    if (response.status !== 200) return null;
    return { isHit: response.headers.get('x-cache') === 'hit', body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
