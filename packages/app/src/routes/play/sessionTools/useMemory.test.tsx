import { MockedRefusal, mockCall } from '@kathaloka/api/testing';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import type { MemoryChange, MemoryEntry, PlayMemory } from '@kathaloka/contract/entities';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { heldCall } from '../../../testing/heldCall.ts';
import { PlayPage } from '../../../testing/PlayPage.tsx';
import { playHandlers } from '../../../testing/playHandlers.ts';

const server = appServer();
const session = aSession();
const turn = session.session_data.narrative_history.at(-1)!;
const fear: MemoryEntry = {
  id: `${turn.id}~ZmVhcg`,
  text: 'You fear deep water.',
  by: 'player',
  is_pinned: false,
  can_change: true,
};
const remembering = (...entries: MemoryEntry[]): PlayMemory => ({ people: [{ name: null, entries }] });

async function openMemory(...others: MemoryEntry[]) {
  server.use(
    ...playHandlers(session),
    mockCall('mapSession', () => ({ turns: [], has_earlier: false })),
    mockCall('readMemory', () => remembering(fear, ...others)),
  );
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByText(turn.ai_response!);
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.click(await screen.findByRole('button', { name: 'What this tale remembers' }));
  fireEvent.click(await screen.findByRole('button', { name: fear.text }));
}

it('a corrected entry is sent, and the answer is shown', async () => {
  await openMemory();
  server.use(
    mockCall('changeMemory', async ({ request }) =>
      remembering({ ...fear, text: ((await request.json()) as MemoryChange).text! }),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  const field = screen.getByRole('textbox', { name: 'What it should remember' });
  fireEvent.change(field, { target: { value: 'You fear the dark.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'You fear the dark.' });
  expect(screen.queryByRole('textbox', { name: 'What it should remember' })).toBeNull();
});

it('a forgotten entry is gone, and one that could not be forgotten says so', async () => {
  await openMemory();
  const forget = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Forget this?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget' }));
  };
  server.use(
    mockCall('forgetMemory', () => {
      throw new MockedRefusal({ status: 500, detail: '' });
    }),
  );
  await forget();
  expect(await screen.findByText(/^This could not be changed\./)).toBeTruthy();
  server.use(mockCall('forgetMemory', () => remembering()));
  await forget();
  expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
});

it('while an entry is changed, another one that is pressed takes neither its mark nor its error', async () => {
  const hope = { ...fear, id: `${turn.id}~aG9wZQ`, text: 'You hope for rain.' };
  await openMemory(hope);
  fireEvent.click(screen.getByRole('button', { name: hope.text }));
  const { held, release } = heldCall();
  const refused = mockCall('changeMemory', async () => {
    await held;
    throw new MockedRefusal({ status: 500, detail: '' });
  });
  server.use(refused);
  const [pin, otherPin] = screen.getAllByRole('button', { name: 'Pin' });
  fireEvent.click(pin!);
  fireEvent.click(otherPin!);
  expect([pin, otherPin].map((button) => button!.getAttribute('aria-disabled'))).toEqual(['true', null]);
  release();
  const error = await screen.findByText(/^This could not be changed\./);
  expect(error.closest('li')).toBe(pin!.closest('li'));
});
