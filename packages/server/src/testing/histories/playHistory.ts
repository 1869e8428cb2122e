/** Players who record what they are told, with several tabs of a session, double clicks, lost answers and retries. */
import { randomUUID } from 'node:crypto';
import type { GameSession } from '@kathaloka/contract/entities';
import type { Random } from '@kathaloka/story';
import type { Person } from '../people.ts';
import type { Asked, Operation, Outcome } from './History.ts';
import type { Wire } from './wire.ts';

/** Records operations in the order in which they began and ended. */
export function createRecorder() {
  const operations: Operation[] = [];
  let counter = 0;
  return {
    operations,
    async record(
      who: Pick<Operation, 'person' | 'session'>,
      asked: Asked,
      work: (hear: (answer: unknown) => void) => Promise<Outcome>,
    ) {
      const began = ++counter;
      const heard = new Set<string>();
      const outcome = await work((answer) => {
        for (const id of speakersIn(answer)) heard.add(id);
      });
      operations.push({ ...who, asked, outcome, began, ended: ++counter, heard: [...heard] });
      return outcome;
    },
  };
}

/** Typed words include the id of their author, so that they can be recognised anywhere. */
const signed = (words: string, { id }: Pick<Person, 'id'>): string => `${words}, says ${id}`;

/** The authors of the typed words in an answer. */
function speakersIn(answer: unknown): string[] {
  return [...(JSON.stringify(answer) ?? '').matchAll(/, says ([0-9a-f-]{36})/g)].map(([, id = '']) => id);
}

export type Recorder = ReturnType<typeof createRecorder>;

export interface Tab {
  readonly wire: Wire;
  readonly recorder: Recorder;
  readonly person: Person;
  readonly session: string;
  readonly random: Random;
  /** Whether to continue. */
  readonly mayContinue: () => boolean;
}

/** What the player of a tab sees. */
interface Screen {
  readonly head: string;
  readonly choices: readonly string[];
  readonly tellings: readonly string[];
  readonly canRedo: boolean;
  readonly isCompleted: boolean;
}

/** The probability of acting on a stale screen. */
const STALE = 0.2;

/** Plays until it is told to stop. Each call is recorded as one operation, and a double click as two. */
export async function playTab(tab: Tab): Promise<void> {
  while (tab.mayContinue()) {
    const screen = await read(tab);
    if (!screen) continue;
    // a second move uses the same screen, which is then stale unless the first was refused
    for (let moves = tab.random() < STALE ? 2 : 1; moves > 0 && tab.mayContinue(); moves -= 1)
      await move(tab, screen);
  }
}

async function read({ wire, recorder, person, session }: Tab): Promise<Screen | null> {
  let screen: Screen | null = null;
  await recorder.record({ person: person.id, session }, { kind: 'read' }, async (hear) => {
    const answer = await readBy(wire, () =>
      wire.call(`/game/sessions/${session}`, { method: 'GET', person }),
    );
    hear(answer?.body);
    if (answer?.status !== 200) return refusal(answer);
    const { is_completed: isCompleted, session_data } = answer.body as GameSession;
    const { narrative_history: turns, has_earlier, choices, can_redo: canRedo } = session_data;
    const { id: head, tellings } = turns.at(-1)!;
    screen = { head, tellings, canRedo, isCompleted, choices: choices.map(({ text }) => text) };
    return { is: 'read', path: turns.map(({ id }) => id), isWhole: !has_earlier };
  });
  return screen;
}

const SHARES = { told: 0.66, undone: 0.1, redone: 0.02, retold: 0.08, chosen: 0.06 };
/** The probability of taking back an undo. */
const REGRET = 0.4;

async function move(tab: Tab, screen: Screen): Promise<void> {
  const { random } = tab;
  // most players who have reached an ending go back a little
  if (screen.isCompleted && random() < 0.9) return act(tab, screen, 'undone', { action_type: 'undo' });
  if (screen.canRedo && random() < REGRET) return act(tab, screen, 'redone', { action_type: 'redo' });
  let thrown = random();
  const is = (kind: keyof typeof SHARES) => (thrown -= SHARES[kind]) < 0;
  if (is('told')) return tell(tab, screen);
  if (is('undone')) return act(tab, screen, 'undone', { action_type: 'undo' });
  if (is('redone')) return act(tab, screen, 'redone', { action_type: 'redo' });
  if (is('retold')) return act(tab, screen, 'retold', { action_type: 'retell' });
  if (is('chosen')) return choose(tab, screen);
  await readCredits(tab);
}

function tell(tab: Tab, screen: Screen): Promise<void> {
  const { random, person } = tab;
  const choice = screen.choices[Math.floor(random() * screen.choices.length)];
  const typed = {
    action_type: 'custom_action',
    user_action: signed(`I count ${Math.floor(random() * 1000)} stones`, person),
  };
  const isTyped = choice === undefined || random() < 0.3;
  return act(
    tab,
    screen,
    'told',
    isTyped ? typed : { action_type: 'continue', selected_choice: { text: choice } },
  );
}

type Keyed = Extract<Asked, { key: string }>;

/** Sends the call once, twice concurrently, or on a lost connection; repeats it until there is an answer. */
async function act(
  tab: Tab,
  { head: seen }: Screen,
  kind: 'told' | 'retold' | 'undone' | 'redone',
  request: object,
): Promise<void> {
  const { random } = tab;
  const key = randomUUID();
  const sent: Keyed = { kind, key, seen };
  const send = (signal?: AbortSignal) => attempt(tab, sent, request, signal);
  const thrown = random();
  if (thrown < 0.08) await Promise.all([send(), send()]);
  else if (thrown < 0.16) await lose(send, random() * 40);
  for (let outcome = await send(); outcome.is === 'unknown'; outcome = await send()) await tab.wire.up();
}

async function lose(send: (signal: AbortSignal) => Promise<Outcome>, afterMs: number): Promise<void> {
  const losing = new AbortController();
  const timer = setTimeout(() => losing.abort(), afterMs);
  await send(losing.signal);
  clearTimeout(timer);
}

function attempt(
  { wire, recorder, person, session }: Tab,
  sent: Keyed,
  request: object,
  signal?: AbortSignal,
): Promise<Outcome> {
  return recorder.record({ person: person.id, session }, sent, async (hear) => {
    const answer = await wire
      .call(`/game/sessions/${session}/action`, {
        person,
        headers: { 'idempotency-key': sent.key },
        body: { ...request, session_id: session, selected_model: 'tenali', seen_turn_id: sent.seen },
        ...(signal && { signal }),
      })
      .catch(() => null);
    hear(answer?.body);
    if (answer?.status !== 200) return refusal(answer);
    const { turn_id, credits_consumed } = answer.body as { turn_id: string; credits_consumed: number };
    return { is: 'ok', head: turn_id, cost: credits_consumed };
  });
}

async function choose({ wire, recorder, person, session, random }: Tab, { tellings }: Screen): Promise<void> {
  const turn = tellings[Math.floor(random() * tellings.length)]!;
  await recorder.record({ person: person.id, session }, { kind: 'chosen', turn }, async () => {
    const url = `/game/sessions/${session}/telling`;
    const answer = await wire.call(url, { method: 'PUT', person, body: { turn_id: turn } }).catch(() => null);
    return answer?.status === 200 ? { is: 'ok', head: turn, cost: 0 } : refusal(answer);
  });
}

async function readCredits({ wire, recorder, person }: Tab): Promise<void> {
  await recorder.record({ person: person.id, session: '' }, { kind: 'balance' }, async () => {
    const answer = await readBy(wire, () => wire.call('/credits?limit=1', { method: 'GET', person }));
    if (answer?.status !== 200) return refusal(answer);
    return { is: 'credits', total: (answer.body as { balance: { total: number } }).balance.total };
  });
}

type Answer = Awaited<ReturnType<Wire['call']>> | null;

/** A read whose connection was lost proves nothing. */
async function readBy(wire: Wire, work: () => Promise<Answer>): Promise<Answer> {
  const answer = await work().catch(() => null);
  if (answer === null) await wire.up();
  return answer;
}

/** A server that could not reach its database may still have committed. */
function refusal(answer: Answer): Outcome {
  if (answer === null || answer.status >= 500) {
    const code = (answer?.body as { code?: string } | null)?.code ?? '';
    return code.startsWith('narrator_') ? { is: 'refused', code } : { is: 'unknown' };
  }
  return { is: 'refused', code: (answer.body as { code: string }).code };
}
