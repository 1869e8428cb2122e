import { createWorld, mockCall } from '@kathaloka/api/testing';
import type { EventOf } from '@kathaloka/contract/endpoints';
import type { GameSession } from '@kathaloka/contract/entities';
import { aUser, fixtureId, fixtureModels, someFinishedTasks } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';

/** A server that knows this session, for stories and tests. */
export function playHandlers(session: GameSession): RequestHandler[] {
  return [
    mockCall('getSession', () => session),
    mockCall('listModels', () => fixtureModels),
    mockCall('getSettings', () => createWorld().settings),
    mockCall('getMe', () => aUser()),
    mockCall('listFinishedTasks', () => someFinishedTasks({ finished: [] })),
  ];
}

/** Holds an answer until the story lets it go. */
export function aGate() {
  let open: (() => void) | undefined;
  let opened = Promise.resolve();
  let isOpen = true;
  return {
    isOpen: () => isOpen,
    opened: () => opened,
    open(): void {
      isOpen = true;
      open?.();
    },
    close(): void {
      isOpen = false;
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
  };
}

/** One event of a turn. */
export type Event = EventOf<'act'> & { readonly id?: string };
/** What a turn tells, in two pieces. */
export const TEXT = 'The coin grows warm, and the river holds its breath.';
export const BEGINNING: Event = { event: 'delta', data: { text: TEXT.slice(0, 20) }, id: 't20' };
export const REST: Event = { event: 'delta', data: { text: TEXT.slice(20) }, id: `t${TEXT.length}` };
/** Its end; each turn adds a part of its own. */
export const doneAs = (part: number): Event => ({
  event: 'done',
  data: {
    turn_id: fixtureId('entry', part),
    current_xp: 83,
    model_used: 'tenali',
    credits_consumed: 1,
    narrative: TEXT,
    choices: [],
  },
});

/** These events, one after the other. */
export async function* events(...told: readonly Event[]): AsyncGenerator<Event> {
  yield* told;
}
