import { mockCall, refuseCall } from '@kathaloka/api/testing';
import { aSession, aUser } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { playHandlers } from '../../testing/playHandlers.ts';
import { PlayPage } from '../../testing/PlayPage.tsx';

const server = appServer();
const { story, session_data, ...rest } = aSession();
const session = { ...rest, session_data, story: { ...story, languages: ['en' as const, 'hi' as const] } };

beforeEach(() => {
  server.use(...playHandlers(session));
});

async function chooseHindi(): Promise<void> {
  render(<PlayPage path={`/play/${session.id}`} signedInAs={aUser()} />);
  await screen.findByRole('log');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Story told in' }), {
    target: { value: 'hi' },
  });
}

it('The settings of a game change the language of its story, whose title and choices change immediately', async () => {
  const asked: unknown[] = [];
  const changed = {
    ...session,
    story: { ...session.story, language: 'hi' as const, title: 'तीन घाटों की नाव' },
    session_data: { ...session_data, choices: [{ text: 'घंटी बजाओ', is_detour: false }] },
  };
  server.use(
    mockCall('changeLanguage', async ({ request }) => {
      asked.push(await request.json());
      server.use(mockCall('getSession', () => changed));
      return changed;
    }),
  );
  await chooseHindi();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: /घंटी बजाओ/ })).toBeVisible();
  expect(screen.getByText('तीन घाटों की नाव')).toBeVisible();
  expect(asked).toEqual([{ language: 'hi' }]);
});

it('If changing the language fails, the page says so, and the story stays unchanged', async () => {
  server.use(refuseCall('changeLanguage', { status: 500, code: 'internal', detail: null }));
  await chooseHindi();
  expect(
    await screen.findByText(
      'The language of the story could not be changed. The tale goes on as before; please try again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Story told in' })).toHaveValue('en');
});
