import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { aTurn, aSession, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { SessionLost } from '../../session/SessionLost.tsx';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();
const KEY = 'kathaloka.newest-part';
const TEXT = 'The coin grows warm.';
const newestOf = ({ session_data }: typeof session) => session_data.narrative_history.at(-1)!.id;

/** Opens the session here, and plays on in another tab. */
async function playElsewhere() {
  server.use(...playHandlers(session));
  render(
    <PlayPage path={`/play/${session.id}`} signedInAs={aUser()}>
      <SessionLost />
    </PlayPage>,
  );
  const log = within(await screen.findByRole('log'));
  const reads = vi.fn();
  const { session_data } = session;
  const narrative_history = [...session_data.narrative_history, aTurn(9, { ai_response: TEXT })];
  server.use(
    mockCall('getSession', () => {
      reads();
      return { ...session, session_data: { ...session_data, narrative_history } };
    }),
  );
  return { log, reads };
}

function storedByAnotherTab(newValue: string): void {
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
}

it('shows what was told in another tab of the session', async () => {
  const { log } = await playElsewhere();
  expect(localStorage.getItem(KEY)).toBe(`${session.id} ${newestOf(session)}`);
  storedByAnotherTab(`${session.id} ${fixtureId('turn', 9)}`);
  await log.findByText(TEXT);
  expect(localStorage.getItem(KEY)).toBe(`${session.id} ${fixtureId('turn', 9)}`);
});

it('refetches neither for the turn that it shows, nor for another session', async () => {
  const { log, reads } = await playElsewhere();
  storedByAnotherTab(`${session.id} ${newestOf(session)}`);
  storedByAnotherTab(`${fixtureId('session', 2)} ${fixtureId('turn', 9)}`);
  storedByAnotherTab(`${session.id} ${fixtureId('turn', 9)}`);
  await log.findByText(TEXT);
  expect(reads).toHaveBeenCalledOnce();
});

it('shows what was told on another device when the player returns to the page', async () => {
  const { log } = await playElsewhere();
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect(await log.findByText(TEXT)).toHaveTextContent(TEXT);
});

it('keeps the tale when a player with an expired login returns', async () => {
  const { log } = await playElsewhere();
  await screen.findByText(/ XP, \d+ credits$/);
  const expired = { status: 401, detail: 'Not authenticated' };
  server.use(refuseCall('getSession', expired), refuseCall('refreshTokens', expired));
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(/ XP, \d+ credits$/)).toBeNull());
  expect(screen.queryByText('The login')).toBeNull();
  expect(log.getByText(session.session_data.narrative_history.at(-1)!.ai_response!)).toBeInTheDocument();
});
