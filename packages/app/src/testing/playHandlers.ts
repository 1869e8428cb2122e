import { createWorld, mockCall } from '@kathaloka/api/testing';
import type { GameSession } from '@kathaloka/contract/entities';
import { aUser, fixtureModels } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';

/** A server that knows this session, for stories and tests. */
export function playHandlers(session: GameSession): RequestHandler[] {
  return [
    mockCall('getSession', () => session),
    mockCall('listModels', () => fixtureModels),
    mockCall('getSettings', () => createWorld().settings),
    mockCall('getMe', () => aUser()),
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
