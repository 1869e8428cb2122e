import { refuseCall } from '@kathaloka/api/testing';
import { aSession, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();
const til = aUser();
const hasti = aUser({ id: fixtureId('user', 2), username: 'hasti' });

async function openAs(user: typeof til) {
  cleanup();
  server.use(...playHandlers(session));
  render(<PlayPage path={`/play/${session.id}`} signedInAs={user} />);
  // the frame around a session that loads has a field of its own
  await screen.findByText(session.session_data.narrative_history.at(-1)!.ai_response!);
  return screen.getByRole<HTMLInputElement>('textbox');
}

it('keeps typed and unsent words for their author', async () => {
  fireEvent.change(await openAs(til), { target: { value: 'I hum a song' } });
  expect((await openAs(til)).value).toBe('I hum a song');

  cleanup();
  server.use(refuseCall('getSession', { status: 404, detail: 'No such session', code: 'not_found' }));
  render(<PlayPage path={`/play/${session.id}`} signedInAs={hasti} />);
  await screen.findByText('Game session not found');
  expect(screen.queryByText('I hum a song')).toBeNull();

  expect((await openAs(til)).value).toBe('I hum a song');
});
