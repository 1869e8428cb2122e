import { catalogueHandlers, createWorld, refuseCall } from '@kathaloka/api/testing';
import { anAuthorPage, aUser, aYouth } from '@kathaloka/contract/fixtures';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { HomeRoute } from './HomeRoute.tsx';

const server = appServer();
const author = anAuthorPage();
const ROW = { name: 'By authors you follow' };

function openHome(followed: readonly string[], signedInAs?: ReturnType<typeof aUser>): void {
  server.use(
    refuseCall('getMe', { status: 503, code: 'unavailable', detail: '' }),
    ...catalogueHandlers(createWorld({ authors: [author], followed })),
  );
  render(
    <InApp path="/home" {...(signedInAs && { signedInAs })}>
      <HomeRoute />
    </InApp>,
  );
}

it('Home has a row of the newest stories by the authors whom a reader follows', async () => {
  openHome([author.username], aUser());
  const row = within(await screen.findByRole('region', ROW));
  for (const { title } of author.stories) expect(row.getByText(title)).toBeTruthy();
});

it.each([
  ['A reader who follows nobody', [], aUser()],
  ['A guest', [author.username], undefined],
  ['The young', [author.username], aUser({ youth: aYouth() })],
] as const)('%s has no such row', async (_who, followed, user) => {
  openHome(followed, user);
  await screen.findByRole('heading', { name: 'Trending Now' });
  expect(screen.queryByRole('region', ROW)).toBeNull();
});
