import { aHistoryEntry, aSession, aUser } from '@kathaloka/contract/fixtures';
import type { HistoryEntry } from '@kathaloka/contract/entities';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();

/** Opens the session in which this part is the newest one. */
async function openAfter(part: HistoryEntry): Promise<void> {
  const { session_data } = session;
  const narrative_history = [...session_data.narrative_history, part];
  server.use(...playHandlers({ ...session, session_data: { ...session_data, narrative_history } }));
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByRole('log');
}

const retell = () => screen.queryByRole('button', { name: /^Tell it another way/ });

it('offers another telling of what was told', async () => {
  await openAfter(aHistoryEntry(9, { ai_response: 'The lamp leans.' }));
  await screen.findByText('The lamp leans.');
  expect(retell()).not.toBeNull();
});

it('offers none of a picture: its price stands on Show, and the text above it is not the newest part', async () => {
  await openAfter(
    aHistoryEntry(9, { action_type: 'show', ai_response: null, image_url: '/scenes/1.svg', style: 'ajanta' }),
  );
  await screen.findByRole('log');
  expect(retell()).toBeNull();
});

it('offers none of a picture that was described in words', async () => {
  await openAfter(
    aHistoryEntry(9, { action_type: 'show', ai_response: 'The colours have run dry.', success: false }),
  );
  await screen.findByText('The colours have run dry.');
  expect(retell()).toBeNull();
});
