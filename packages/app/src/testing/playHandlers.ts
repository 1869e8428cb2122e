import { createWorld, mockCall, ratingHandlers } from '@kathaloka/api/testing';
import type { EventOf } from '@kathaloka/contract/endpoints';
import type { GameSession, Turn } from '@kathaloka/contract/entities';
import { anAnswer, aTurn, aUser, fixtureModels, someFinishedTasks } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';

/** Mocked calls of a server with this session, for stories and tests. */
export function playHandlers(session: GameSession): RequestHandler[] {
  return [
    mockCall('getSession', () => session),
    mockCall('listModels', () => fixtureModels),
    mockCall('getSettings', () => createWorld().settings),
    mockCall('getMe', () => aUser()),
    mockCall('chooseModels', () => aUser()),
    mockCall('listFinishedTasks', () => someFinishedTasks({ finished: [] })),
    ...ratingHandlers(),
  ];
}

/** A gate that holds an answer until the story opens it. */
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

/** A streamed event of a turn. */
export type Event = EventOf<'act'> & { readonly id?: string };
/** The text of a turn, streamed in two pieces. */
export const TEXT = 'The coin grows warm, and the river holds its breath.';
export const BEGINNING: Event = { event: 'delta', data: { text: TEXT.slice(0, 20) }, id: 't20' };
export const REST: Event = { event: 'delta', data: { text: TEXT.slice(20) }, id: `t${TEXT.length}` };
/** The last event of a turn, with the turn's number. */
export const doneAs = (number: number, turn: Partial<Turn> = {}): Event => ({
  event: 'done',
  data: anAnswer(aTurn(number, { ai_response: TEXT, ...turn }), { current_xp: 83 }),
});

/** Streams these events. */
export async function* events(...sent: readonly Event[]): AsyncGenerator<Event> {
  yield* sent;
}
