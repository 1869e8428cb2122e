import { randomUUID } from 'node:crypto';
import { parseEvents, type Told } from './events.ts';
import type { Person } from '../people.ts';

interface Following {
  readonly person: Person;
  readonly session: string;
  /** The server that tells, and another one. */
  readonly telling: string;
  readonly elsewhere: string;
}

/** What two readers of one action have seen: null where one of them was cut off. */
export interface Followed {
  /** How much later the second one saw its first words. */
  readonly laterMs: number;
  /** What is wrong with what the second one has read. */
  readonly faults: readonly string[];
}

interface Read {
  readonly firstAt: number;
  readonly text: string;
  /** The narrative of the answer. */
  readonly answer: string;
}

/** One reader acts on one server; another tab of theirs follows the same action on another one. */
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
  const faults = [
    ...(other.answer === one.answer ? [] : ['another answer']),
    ...(other.text === other.answer ? [] : ['words lost or told twice']),
  ];
  return { laterMs: other.firstAt - one.firstAt, faults };
}

async function read(response: Response): Promise<Read | null> {
  if (response.status !== 200) {
    await response.body?.cancel();
    return null;
  }
  let firstAt: number | undefined;
  let text = '';
  let answer: string | undefined;
  for await (const { event, data } of parseEvents(response)) {
    if (event === 'delta') {
      firstAt ??= performance.now();
      text += String(data.text);
    }
    if (event === 'done') answer = narrativeOf(data);
  }
  return firstAt === undefined || answer === undefined ? null : { firstAt, text, answer };
}

/** Of an action of any kind. */
function narrativeOf({ narrative, setup }: Told['data']): string {
  const told = narrative ?? setup;
  return typeof told === 'string' ? told : '';
}
