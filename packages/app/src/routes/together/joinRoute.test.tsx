import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { anInvitationPage, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { REDIRECT_KEY } from '../../session/redirectAfterLogin.ts';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { JoinRoute } from './JoinRoute.tsx';

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

it('JOIN is sent once, however often it is pressed, and leads into the game', async () => {
  let joined = 0;
  server.use(
    mockCall('getInvitation', () => anInvitationPage()),
    mockCall('joinSession', () => {
      joined += 1;
      return { session_id: fixtureId('session', 1) };
    }),
  );
  open(aUser());
  const button = await screen.findByRole('button', { name: 'JOIN' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeTruthy();
  expect(joined).toBe(1);
});

it('a guest is led to the login, and from there back to the invitation', async () => {
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
  server.use(refuseCall('getInvitation', { status: 404, detail: 'Not Found' }));
  open(aUser());
  expect(await screen.findByRole('heading', { level: 1, name: 'This invitation has ended' })).toBeTruthy();
});
