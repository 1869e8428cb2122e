import { mockCall, MockedRefusal, refuseCall } from '@kathaloka/api/testing';
import { anInvitationPage, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { REDIRECT_KEY } from '../../session/redirectAfterLogin.ts';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { JoinRoute } from './JoinRoute.tsx';
import { rememberWantedJoin } from './wantedJoin.ts';

const server = appServer();
const token = 'Qm7kq0Vt8mB1nC5yR7dL2sWfH9gJ4pKuA6eTiOoXvQE';

function open(signedInAs?: ReturnType<typeof aUser>) {
  render(
    <InApp path={`/join/${token}`} signedInAs={signedInAs}>
      <Routes>
        <Route path="/join/:id" element={<JoinRoute />} />
        <Route path="/play/:id" element={<h1>A game</h1>} />
        <Route path="/login" element={<h1>Login page</h1>} />
      </Routes>
    </InApp>,
  );
}

/** Mocks an open invitation. Returns the mock function that each JOIN calls. */
function letJoin() {
  const joined = vi.fn(() => ({ session_id: fixtureId('session', 1) }));
  server.use(
    mockCall('getInvitation', () => anInvitationPage()),
    mockCall('joinSession', joined),
  );
  return joined;
}

it('JOIN is sent once for several clicks, and opens the game', async () => {
  const joined = letJoin();
  open(aUser());
  const button = await screen.findByRole('button', { name: 'JOIN' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
  expect(joined).toHaveBeenCalledOnce();
});

it('a guest is led to the login, and afterwards back to the invitation', async () => {
  server.use(mockCall('getInvitation', () => anInvitationPage()));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'JOIN' }));
  const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
  expect(dialog.textContent).toContain('Please log in to join.');
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Login' }));
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeTruthy();
  expect(localStorage.getItem(REDIRECT_KEY)).toBe(`/join/${token}`);
});

it('an invitation that was revoked says so', async () => {
  server.use(
    refuseCall('getInvitation', { status: 404, detail: 'Not Found' }),
    mockCall('listTogether', () => ({ sessions: [] })),
  );
  open(aUser());
  expect(await screen.findByRole('heading', { level: 1, name: 'This invitation has ended' })).toBeTruthy();
});

it('a guest who pressed JOIN joins once after the login, and is in the game', async () => {
  const joined = letJoin();
  rememberWantedJoin(token);
  open(aUser());
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
  expect(joined).toHaveBeenCalledOnce();
});

it('a visitor who only opens the invitation does not join, nor does one who wanted another invitation', async () => {
  server.use(mockCall('getInvitation', () => anInvitationPage()));
  rememberWantedJoin(token.replace('Q', 'Z'));
  open(aUser());
  expect(await screen.findByRole('button', { name: 'JOIN' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'A game' })).toBeNull();
});

it('a visitor who loses the last place to another player reads that on a page that is full', async () => {
  let places = 1;
  server.use(
    mockCall('getInvitation', () => anInvitationPage({ places })),
    mockCall('joinSession', () => {
      places = 0;
      throw new MockedRefusal({
        status: 409,
        code: 'limit_reached',
        detail: '',
        resource: 'player',
        max: 5,
      });
    }),
  );
  open(aUser());
  expect(await screen.findByText(/1 place is free/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'JOIN' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Somebody took the last place before you.');
  expect(screen.queryByText(/1 place is free/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'JOIN' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an old link leads a player to the games that they play', async () => {
  server.use(
    refuseCall('getInvitation', { status: 404, detail: 'Not Found' }),
    mockCall('listTogether', () => ({
      sessions: [
        {
          session_id: fixtureId('session', 1),
          story_id: fixtureId('story', 1),
          title: 'The Ferryman',
          cover_image_url: null,
          image_alt: '',
          payer: 'Asha',
          joined_at: '2026-03-01T10:00:00.000Z',
        },
      ],
    })),
  );
  open(aUser());
  fireEvent.click(await screen.findByRole('link', { name: 'GO ON PLAYING: The Ferryman, with Asha' }));
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
});
