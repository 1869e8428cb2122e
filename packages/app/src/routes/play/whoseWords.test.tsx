import { aSession, aTurn, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const session = aSession();
const mixed = aTurn(1, {
  ai_response: 'The lamp gutters. The river is wide.',
  parts: [
    { by: 'model', name: 'llama', from: 0, to: 18 },
    { by: 'author', from: 18, to: 36 },
  ],
});
const told = { ...session, session_data: { ...session.session_data, narrative_history: [mixed] } };

afterEach(() => localStorage.clear());

it('A switch in the settings of a game shows whose words the tale is, which its elements say anyway', async () => {
  server.use(...playHandlers(told));
  // a text that is typed out has no stretches yet
  localStorage.setItem('kathaloka.play', JSON.stringify({ typing: 'at_once' }));
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  const log = await screen.findByRole('log');
  const hands = [...log.querySelectorAll<HTMLElement>('[data-by]')];
  expect(hands.map(({ dataset, textContent }) => [dataset['by'], textContent])).toEqual([
    ['model', 'The lamp gutters. '],
    ['author', 'The river is wide.'],
  ]);
  const legend = { name: 'Whose words these are' };
  expect(screen.queryByRole('list', legend)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Show whose words these are' }));
  const items = within(await screen.findByRole('list', legend)).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['The model llama', 'The author']);
  expect(log).toHaveTextContent('The model llama: The lamp gutters. The author: The river is wide.');
});
