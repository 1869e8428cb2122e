import { randomUUID } from 'node:crypto';
import type {
  ActionRequest,
  ActionResponse,
  GameSession,
  SelectedChoice,
  StoryStructure,
} from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { grant } from '../features/economy/public.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/schema.ts';
import { callApi } from './callApi.ts';
import { factories } from './factories.ts';
import { people, type Person } from './people.ts';

/** The story of a river: two ways across, and two endings. `boat` is told as written. */
export const FERRY: StoryStructure = {
  start_node: 'bank',
  nodes: {
    bank: {
      text: 'The bank is dark.\n\nA bell hangs by the water.',
      choices: [
        { text: 'Ring the bell', target: 'boat', deed: 'the bell you rang' },
        { text: 'Swim', target: 'river', effect: 'cold + 1' },
      ],
    },
    boat: {
      text: 'The ferryman says nothing.',
      mode: 'verbatim',
      choices: [{ text: 'Sit down', target: 'far bank' }],
    },
    river: {
      text: 'The water is cold.',
      choices: [
        { text: 'Turn back', target: 'bank' },
        { text: 'Go under', target: 'deep' },
      ],
    },
    'far bank': { text: 'You have crossed.', mode: 'verbatim', choices: [] },
    deep: { text: 'The river keeps you.', choices: [] },
  },
};

/** A choice may be given by its text only. */
type Move = Partial<Omit<ActionRequest, 'session_id' | 'selected_choice'>> & {
  readonly selected_choice?: SelectedChoice | string | undefined;
};

/** Players for tests, who act through HTTP like a client. */
export function playing(app: FastifyInstance, db: Database) {
  const call = callApi(app);
  const make = factories(db);
  const person = people(db);

  async function player(credits = 100): Promise<Person> {
    const who = await person();
    if (credits > 0)
      await grant({ db, clock: systemClock }, { user_id: who.id, amount: credits, key: 'admin:purse' });
    return who;
  }

  async function begin(who: Person, values: Parameters<typeof make.story>[0] = {}): Promise<GameSession> {
    const story_id = await make.story({ story_structure: JSON.stringify(FERRY), ...values });
    const { body } = await call('createSession', { ...who, body: { story_id } });
    return body;
  }

  /** The response to an action, whatever its status. */
  function tryTo(
    who: Person,
    session_id: string,
    { selected_choice: choice, ...move }: Move,
    key: string = randomUUID(),
  ) {
    const selected_choice = typeof choice === 'string' ? { text: choice } : choice;
    const body = { action_type: 'continue', selected_model: 'tenali', session_id, selected_choice, ...move };
    const headers = { ...who.headers, 'idempotency-key': key };
    return call('act', { headers, params: { session_id }, body });
  }

  async function act(who: Person, session_id: string, move: Move, key?: string): Promise<ActionResponse> {
    const { status, body } = await tryTo(who, session_id, move, key);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function read(
    who: Person,
    session_id: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<GameSession> {
    const { body } = await call('getSession', { ...who, params: { session_id }, query });
    return body;
  }

  return { act, begin, call, make, player, read, tryTo };
}
