import { mockCall, mockEvents } from '@kathaloka/api/testing';
import type { Together, TogetherChange } from '@kathaloka/contract/entities';
import { aSession, aTogether, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';
import { playHandlers } from '../../testing/playHandlers.ts';

const server = appServer();
const together = aTogether({ way: 'vote', turn_of: null });
const session = { ...aSession(), together: { payer: 'Asha', is_payer: true } };
/** The sent changes, each with a function that answers it. */
const sent: { change: TogetherChange; answer: () => void }[] = [];

beforeEach(() => {
  sent.length = 0;
});

async function openPanel() {
  server.use(
    ...playHandlers(session),
    mockEvents('followTogether', async function* () {
      yield { event: 'together', data: together };
      await new Promise(() => {});
    }),
    mockCall('changeTogether', async ({ request }) => {
      const change = (await request.json()) as TogetherChange;
      await new Promise<void>((resolve) => {
        sent.push({ change, answer: resolve });
      });
      const [first, second, ...others] = together.players;
      const players = [first!, { ...second!, name: 'Mira' }, ...others];
      return { ...together, players, ...(change as Partial<Together>) };
    }),
  );
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Who is here' }));
  await screen.findByRole('radio', { name: '15 seconds' });
}

const seconds = () => screen.getByRole<HTMLInputElement>('radio', { name: '15 seconds' });

it('a change stays visible until it is answered, even if the one before it was answered', async () => {
  await openPanel();
  fireEvent.click(screen.getByRole('switch', { name: /pause/i }));
  fireEvent.click(seconds());
  expect(seconds()).toBeChecked();
  await waitFor(() => expect(sent).toHaveLength(2));
  const [paused, timed] = sent;
  paused!.answer();
  await screen.findByText('Mira');
  expect(seconds()).toBeChecked();
  timed!.answer();
});

it('a click is shown before its event ends', async () => {
  await openPanel();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  seconds().click();
  expect(seconds().checked).toBe(true);
});
