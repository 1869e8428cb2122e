/** A person has a model paint pictures, and looks at each of them through another server. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../people.ts';

interface Painting {
  readonly servers: readonly string[];
  /** A session of this person. */
  readonly session: string;
  readonly anomalies: string[];
  readonly painted: () => void;
  readonly mayContinue: () => boolean;
}

const PAUSE_MS = 500;
const ANSWERED_WITHIN_MS = 20_000;

export async function paint(painting: Painting, who: Person): Promise<void> {
  const { servers, mayContinue, painted, anomalies } = painting;
  const shown: string[] = [];
  for (let round = 0; mayContinue(); round += 1) {
    const file = await show(painting, servers[round % servers.length]!, who);
    if (file !== null) shown.push(file);
    await sleep(PAUSE_MS);
    // the newest picture, and an old one
    for (const each of new Set([shown.at(-1), shown[round % (shown.length || 1)]])) {
      const found = each && (await look(`${servers[(round + 1) % servers.length]!}${each}`));
      if (found === 'gone') anomalies.push('a picture that was shown is not there');
      if (found === 'there') painted();
    }
  }
}

/** The address of a picture that the model painted; null without an answer, or for a built-in picture. */
async function show({ session }: Painting, server: string, { headers }: Person): Promise<string | null> {
  try {
    const response = await fetch(`${server}/api/v1/game/sessions/${session}/action`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ session_id: session, action_type: 'show', selected_model: 'chitrakar' }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    const { image_url } = (await response.json()) as { image_url?: string | null };
    return response.status === 200 && image_url?.startsWith('/pictures/') ? image_url : null;
  } catch {
    return null;
  }
}

async function look(url: string): Promise<'there' | 'gone' | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    const { length } = await response.bytes();
    if (response.status >= 500) return null;
    return response.status === 200 && length > 0 ? 'there' : 'gone';
  } catch {
    return null;
  }
}
