import {
  catalogueHandlers,
  createWorld,
  mockCall,
  MockedRefusal,
  refuseCall,
  sharingHandlers,
} from '@kathaloka/api/testing';
import type { SharedTale } from '@kathaloka/contract/entities';
import { aSession, aSharedTale, aSharedTurn, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { SharedTurnRoute } from './SharedTurnRoute.tsx';
import { rememberWantedPlay } from './wantedPlay.ts';

const server = appServer();
const link = aSharedTurn();
const world = createWorld({ sharedTurns: [link] });

function open(token: string, signedInAs?: ReturnType<typeof aUser>) {
  server.use(...sharingHandlers(world), ...catalogueHandlers(world));
  render(
    <InApp path={`/from/${token}`} signedInAs={signedInAs}>
      <Routes>
        <Route path="/from/:id" element={<SharedTurnRoute />} />
        <Route path="/play/:id" element={<h1>A game</h1>} />
        <Route path="/login" element={<h1>Login page</h1>} />
      </Routes>
    </InApp>,
  );
}

/** The idempotency keys of the sessions that were begun. */
function countBeginnings() {
  const keys: (string | null)[] = [];
  server.use(
    mockCall('playFromSharedTurn', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return aSession();
    }),
  );
  return keys;
}

const playButton = async () => (await screen.findAllByRole('button', { name: 'PLAY FROM HERE' }))[0]!;

it('PLAY FROM HERE begins one game for several clicks', async () => {
  open(link.token, aUser());
  const keys = countBeginnings();
  const button = await playButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
  expect(keys).toHaveLength(1);
});

it('A guest reads, is asked to log in, and afterwards plays, once', async () => {
  open(link.token);
  const keys = countBeginnings();
  expect(await screen.findByText('Ring the bell')).toBeTruthy();
  fireEvent.click(await playButton());
  expect(await screen.findByText('Please log in to play on from here.')).toBeTruthy();
  expect(keys).toEqual([]);
});

it('After the login the game begins by itself, and not again after a reload', async () => {
  rememberWantedPlay(link.token);
  open(link.token, aUser());
  const keys = countBeginnings();
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(sessionStorage.getItem('kathaloka.playFrom')).toBeNull();
});

/** Mocks a tale with two pages; `answerEarlier` answers the second. */
function longTale(answerEarlier: () => SharedTale) {
  server.use(
    mockCall('getSharedTurn', ({ query }) => {
      const [part] = aSharedTale().parts;
      if (query.get('page') === '2') return answerEarlier();
      return aSharedTale({ parts: [{ ...part!, text: 'Told last.' }], earlier_page: 2 });
    }),
  );
}
const showEarlier = async () => fireEvent.click(await screen.findByRole('button', { name: 'Earlier' }));

it('Earlier parts are loaded on request, and shown before the newest ones', async () => {
  open(link.token);
  longTale(() => aSharedTale({ parts: [{ chosen: null, is_typed: false, text: 'Told first.' }] }));
  expect(await screen.findByText('Told last.')).toBeTruthy();
  expect(screen.queryByText('Told first.')).toBeNull();
  await showEarlier();
  const first = await screen.findByText('Told first.');
  const last = screen.getByText('Told last.');
  expect(first.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
});

it('The loaded parts stay when earlier ones fail to load, which can be retried', async () => {
  open(link.token);
  longTale(() => {
    throw new MockedRefusal({ status: 503, code: 'unavailable', detail: '' });
  });
  await showEarlier();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Told last.')).toBeTruthy();
  longTale(() => aSharedTale({ parts: [{ chosen: null, is_typed: false, text: 'Told first.' }] }));
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('Told first.')).toBeTruthy();
});

it('A link that was revoked meanwhile shows nothing once earlier parts are requested', async () => {
  open(link.token);
  longTale(() => {
    throw new MockedRefusal({ status: 404, code: 'not_found', resource: 'shared_turn', detail: '' });
  });
  await showEarlier();
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeTruthy();
  expect(screen.queryByText('Told last.')).toBeNull();
});

it('A link that has ended says so; one that failed to load can be retried', async () => {
  open('x'.repeat(43));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeTruthy();
});

it('A tale that failed to load can be retried', async () => {
  open(link.token);
  server.use(refuseCall('getSharedTurn', { status: 503, code: 'unavailable', detail: '' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
