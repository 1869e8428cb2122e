import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameSession, Together } from '@kathaloka/contract/entities';
import type { Random } from '@kathaloka/story';
import type { Person } from './people.ts';
import { sentEvents } from './sentEvents.ts';

interface Options {
  readonly person: Person;
  readonly session_id: string;
  /** The servers' addresses; each connection goes to any of them. */
  readonly addresses: readonly string[];
  readonly random: Random;
  /** The probability that a connection is lost. */
  readonly loses: number;
}

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Loses the connection when aborted. */
  readonly signal?: AbortSignal;
}

/** A turn as a client was told it. */
interface ToldTurn {
  readonly id: string;
  readonly text: string;
  readonly by: string;
}

/**
 * Plays a session together with others like a browser: it follows the state and the words of each action,
 * reloads the log when the state says so, and resumes after a lost connection, at any of the servers.
 */
export class TogetherClient {
  /** The words of each action as they came, by the action's key. */
  readonly followed = new Map<string, { text: string; turn_id: string | null }>();
  readonly counts = { lost: 0, resumed: 0, closed: 0 };
  readonly person: Person;
  readonly #options: Options;
  readonly #ending = new AbortController();
  readonly #lived: Promise<void>;
  #state: Together | undefined;
  #log: readonly ToldTurn[] = [];
  #page = '';
  #reading = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.person = options.person;
    this.#lived = this.#live();
  }

  /** The shown state; undefined until it has come. */
  shown() {
    const state = this.#state;
    return state && { state, log: this.#log, isFresh: this.#page === state.page };
  }

  /** Repeats the action with the same key, at any server, until it is answered. */
  async act(choice: string, seen: string): Promise<number> {
    const headers = { 'idempotency-key': randomUUID() };
    const { session_id, random } = this.#options;
    const move = { action_type: 'continue', selected_model: 'tenali', selected_choice: { text: choice } };
    for (;;) {
      const leaving = new AbortController();
      if (this.#isUnlucky()) setTimeout(() => leaving.abort(), random() * 60).unref();
      try {
        const body = { ...move, session_id, seen_turn_id: seen };
        const response = await this.#ask('/action', {
          method: 'POST',
          body,
          headers,
          signal: leaving.signal,
        });
        await response.json();
        return response.status;
      } catch (error) {
        if (this.#isOver) throw error;
        this.counts.lost += 1;
      }
    }
  }

  async vote(choice: string, turn_id: string): Promise<number> {
    const response = await this.#ask('/together/vote', {
      method: 'PUT',
      body: { turn_id, choice: { text: choice } },
    });
    await response.json();
    return response.status;
  }

  async stop(): Promise<void> {
    await this.#reading;
    this.#ending.abort();
    await this.#lived;
  }

  get #isOver(): boolean {
    return this.#ending.signal.aborted;
  }

  #isUnlucky(): boolean {
    return this.#options.random() < this.#options.loses;
  }

  #ask(path: string, { method = 'GET', body, headers, signal }: Asked = {}): Promise<Response> {
    const { addresses, random, session_id, person } = this.#options;
    const somewhere = addresses[Math.floor(random() * addresses.length)]!;
    return fetch(`${somewhere}/api/v1/game/sessions/${session_id}${path}`, {
      method,
      headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, this.#ending.signal]) : this.#ending.signal,
    });
  }

  async #live(): Promise<void> {
    while (!this.#isOver) {
      const leaving = new AbortController();
      try {
        const response = await this.#ask('/together/events', { signal: leaving.signal });
        for await (const { event, data } of sentEvents(response)) {
          if (event === 'closed') {
            this.counts.closed += 1;
            return;
          }
          if (event === 'together') this.#take(data as Together);
          if (!this.#isUnlucky()) continue;
          this.counts.lost += 1;
          leaving.abort();
        }
      } catch {
        await sleep(5);
      }
    }
  }

  #take(next: Together): void {
    this.#state = next;
    const { running, page } = next;
    if (running && !this.followed.has(running.key)) void this.#follow(running.key);
    // one read after the other, the newest last
    if (page !== this.#page) this.#reading = this.#reading.then(() => this.#read(page));
  }

  async #read(page: string): Promise<void> {
    while (!this.#isOver && this.#page !== page)
      try {
        const read = (await (await this.#ask('')).json()) as GameSession;
        this.#log = read.session_data.narrative_history.map(({ id, ai_response, acted_by }) => ({
          id,
          text: ai_response ?? '',
          by: acted_by?.by_vote ? 'vote' : (acted_by?.id ?? ''),
        }));
        this.#page = page;
      } catch {
        await sleep(5);
      }
  }

  /** Follows an action to its end across lost connections. Received words are not sent again. */
  async #follow(key: string): Promise<void> {
    const told = { text: '', turn_id: null as string | null };
    this.followed.set(key, told);
    let after: string | undefined;
    while (!this.#isOver) {
      const leaving = new AbortController();
      try {
        const headers = { ...(after !== undefined && { 'last-event-id': after }) };
        const response = await this.#ask(`/actions/${key}/events`, { headers, signal: leaving.signal });
        for await (const { event, id, data } of sentEvents(response)) {
          if (event === 'error') return;
          if (event === 'delta') told.text += (data as { text: string }).text;
          if (event === 'done') {
            told.turn_id = (data as { turn_id: string }).turn_id;
            return;
          }
          after = id;
          if (event !== 'delta' || !this.#isUnlucky()) continue;
          this.counts.resumed += 1;
          leaving.abort();
        }
      } catch {
        await sleep(5);
      }
    }
  }
}
