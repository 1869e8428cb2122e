import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { aTurn, aSession, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { Turn } from '@kathaloka/contract/entities';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();

function withTurns(...turns: readonly Turn[]) {
  const { session_data } = session;
  const narrative_history = [...session_data.narrative_history, ...turns];
  return { ...session, session_data: { ...session_data, narrative_history } };
}

/** Opens a session whose newest turn is `turn`. */
async function openAfter(turn: Turn): Promise<void> {
  server.use(...playHandlers(withTurns(turn)));
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByRole('log');
}

const retell = () => screen.queryByRole('button', { name: /^Tell it another way/ });

it('offers to retell a turn', async () => {
  await openAfter(aTurn(9, { ai_response: 'The lamp leans.' }));
  await screen.findByText('The lamp leans.');
  expect(retell()).not.toBeNull();
});

it('does not offer it for a picture: Show has the price, and the text above is not the newest turn', async () => {
  await openAfter(
    aTurn(9, { action_type: 'show', ai_response: null, image_url: '/scenes/1.svg', style: 'ajanta' }),
  );
  await screen.findByRole('log');
  expect(retell()).toBeNull();
});

it('does not offer it for a picture that was described in words', async () => {
  await openAfter(
    aTurn(9, { action_type: 'show', ai_response: 'The colours have run dry.', success: false }),
  );
  await screen.findByText('The colours have run dry.');
  expect(retell()).toBeNull();
});

it('says that the story has continued elsewhere, and shows the new turns', async () => {
  const turn = aTurn(9, {
    ai_response: 'The lamp leans.',
    tellings: [fixtureId('turn', 8), fixtureId('turn', 9)],
  });
  await openAfter(turn);
  const previous = await screen.findByRole('button', { name: 'Previous telling' });
  const next = aTurn(10, { ai_response: 'The lamp goes out.' });
  server.use(
    refuseCall('chooseRetelling', { status: 404, detail: 'Game session not found' }),
    mockCall('getSession', () => withTurns(turn, next)),
  );
  fireEvent.click(previous);
  await within(screen.getByRole('log')).findByText('The lamp goes out.');
  expect(await screen.findAllByText('The story has gone on, so this part keeps its telling.')).not.toEqual(
    [],
  );
});
