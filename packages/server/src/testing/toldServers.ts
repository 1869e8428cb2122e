import type { GameSession } from '@kathaloka/contract/entities';
import { grant } from '../features/economy/public.ts';
import { systemClock } from '../platform/clock.ts';
import { factories } from './factories.ts';
import { type FakeProvider, startFakeProvider } from './fakeProvider/server.ts';
import { people, type Person } from './people.ts';
import { FERRY } from './playing.ts';
import { type Servers, startServers } from './servers.ts';

const CREDITS = 50;
/** The model's text for each turn. */
export const TOLD = 'The water takes you, and lets you go.';

export interface Game {
  readonly person: Person;
  readonly session_id: string;
}

/** Real servers with players, and with a model that answers when the test lets it. */
export interface ToldServers extends Servers {
  readonly provider: FakeProvider;
  /** From now on the model answers waiting and later requests. */
  readonly tell: () => void;
  /** A person with credits begins a story. */
  readonly begin: () => Promise<Game>;
  /** Requests a turn with this key, and returns its events. */
  readonly act: (address: string, game: Game, key: string) => Promise<Response>;
  /** Follows the events of a turn that was requested elsewhere. */
  readonly follow: (address: string, game: Game, key: string) => Promise<Response>;
}

export async function startToldServers(
  options: Parameters<typeof startServers>[0] = {},
): Promise<ToldServers> {
  const told = Promise.withResolvers<string>();
  const tell = (): void => told.resolve(TOLD);
  const provider = await startFakeProvider({ script: () => told.promise });
  const servers = await startServers({
    ...options,
    env: {
      RATE_LIMIT: 'off',
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: 'sk-test',
      AI_TEXT_MODELS: 'tenali=any',
      ...options.env,
    },
  });
  const makePerson = people(servers.db);
  const make = factories(servers.db);

  return {
    ...servers,
    provider,
    tell,
    async begin() {
      const person = await makePerson();
      await grant(
        { db: servers.db, clock: systemClock },
        { user_id: person.id, amount: CREDITS, key: 'admin:purse' },
      );
      const story_id = await make.story({ story_structure: JSON.stringify(FERRY) });
      const { body } = await servers.call('/game/sessions/', { method: 'PUT', person, body: { story_id } });
      return { person, session_id: (body as GameSession).id };
    },
    act: (address, { person, session_id }, key) =>
      events(`${address}/api/v1/game/sessions/${session_id}/action`, {
        method: 'POST',
        headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          action_type: 'continue',
          selected_choice: { text: 'Swim' },
          selected_model: 'tenali',
          session_id,
        }),
      }),
    follow: (address, { person, session_id }, key) =>
      events(`${address}/api/v1/game/sessions/${session_id}/actions/${key}/events`, {
        headers: person.headers,
      }),
    async stop() {
      tell();
      await servers.stop();
      await provider.stop();
    },
  };
}

async function events(
  url: string,
  {
    headers,
    ...call
  }: { readonly headers: Readonly<Record<string, string>>; method?: string; body?: string },
): Promise<Response> {
  const response = await fetch(url, { ...call, headers: { ...headers, accept: 'text/event-stream' } });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** A server's answer to the balancer's check; null while it does not answer. */
export const readiness = (address: string): Promise<{ code: number; body: object } | null> =>
  fetch(`${address}/readyz`).then(
    async (response) => ({ code: response.status, body: (await response.json()) as object }),
    () => null,
  );
