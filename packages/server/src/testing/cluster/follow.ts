import { randomUUID } from 'node:crypto';
import type { Person } from '../people.ts';
import { sentEvents } from '../sentEvents.ts';
import { type Arrival, delays, compareReads, type Read } from './readers.ts';

type Told = Readonly<Record<string, unknown>>;

interface Following {
  readonly person: Person;
  readonly session: string;
  /** The server that tells the action, and another server. */
  readonly telling: string;
  readonly elsewhere: string;
}

/** What two readers of one action have seen; null if one of them was cut off. */
export interface Followed {
  readonly turn_id: string;
  /** The second reader's delay of the first words, and of each word. */
  readonly firstLaterMs: number;
  readonly laterMs: readonly number[];
  /** The faults in what the second reader has read. */
  readonly faults: readonly string[];
}

/** A reader acts on one server, and another tab of theirs follows the same action on another server. */
export async function followElsewhere({
  person,
  session,
  telling,
  elsewhere,
}: Following): Promise<Followed | null> {
  const key = randomUUID();
  const place = `/api/v1/game/sessions/${session}`;
  const headers = { ...person.headers, accept: 'text/event-stream' };
  const acting = fetch(`${telling}${place}/action`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ session_id: session, action_type: 'immerse', selected_model: 'tenali' }),
  });
  const first = await acting;
  if (first.status !== 200) {
    await first.body?.cancel();
    return null;
  }
  const [one, other] = await Promise.all([
    read(first),
    fetch(`${elsewhere}${place}/actions/${key}/events`, { headers }).then(read),
  ]);
  if (!one || !other) return null;
  const laterMs = delays(one, other);
  return { turn_id: one.turn_id, firstLaterMs: laterMs[0]!, laterMs, faults: compareReads(one, other) };
}

async function read(response: Response): Promise<Read | null> {
  if (response.status !== 200) {
    await response.body?.cancel();
    return null;
  }
  const arrivals: Arrival[] = [];
  let text = '';
  let done: Told | undefined;
  for await (const { event, data: told } of sentEvents(response)) {
    const data = told as Told;
    if (event === 'delta') {
      text += String(data.text);
      arrivals.push({ letters: text.length, at: performance.now() });
    }
    if (event === 'done') done = data;
  }
  if (arrivals.length === 0 || done === undefined) return null;
  return { arrivals, text, answer: narrativeOf(done), turn_id: String(done.turn_id) };
}

/** The narrative of any kind of action. */
function narrativeOf({ narrative, setup }: Told): string {
  const told = narrative ?? setup;
  return typeof told === 'string' ? told : '';
}
