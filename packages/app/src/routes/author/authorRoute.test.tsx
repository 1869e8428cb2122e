import {
  authorHandlers,
  catalogueHandlers,
  createWorld,
  mockCall,
  refuseCall,
  type World,
} from '@kathaloka/api/testing';
import { anAuthorPage, aStory, aUser, aYouth, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageAnswersContext } from '../../rendering/pageAnswers.ts';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { AuthorRoute } from './AuthorRoute.tsx';

const server = appServer();
const author = anAuthorPage();
const NEXT = '2026-01-01T00:00:00.000000Z_00000001-0000-4000-8000-000000000001';
const last = aStory({ id: fixtureId('story', 99), title: 'The Last Ferry' });
const isTitle = { name: author.display_name, level: 1 };

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

function open(username: string, answers = {}, signedInAs?: ReturnType<typeof aUser>) {
  render(
    <InApp path={`/author/${username}`} {...(signedInAs && { signedInAs })}>
      <PageAnswersContext value={answers}>
        <Routes>
          <Route path="/author/:id" element={<AuthorRoute />} />
        </Routes>
        <Address />
      </PageAnswersContext>
    </InApp>,
  );
}

/** A server with two pages of stories; returns what was asked for. */
function twoPages(): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    mockCall('getAuthor', ({ query }) => {
      const after = query.get('after');
      asked.push(after);
      return after === null ? { ...author, next: NEXT } : { ...author, stories: [last], next: null };
    }),
    ...catalogueHandlers(),
  );
  return asked;
}

it('An author has a page under the name as they spell it', async () => {
  const world = createWorld({ authors: [author] });
  server.use(...authorHandlers(world), ...catalogueHandlers(world));
  open('MEERA_joshi', {}, aUser());
  await screen.findByRole('heading', isTitle);
  expect(await screen.findByText('at /author/meera_joshi')).toBeTruthy();
  expect(document.title).toContain('Meera Joshi');
});

it('The next page of stories is added to those that are shown', async () => {
  const asked = twoPages();
  open('meera_joshi', {}, aUser());
  fireEvent.click(await screen.findByRole('button', { name: 'Load more stories' }));
  expect(await screen.findByText('The Last Ferry')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(author.stories.length + 1);
  expect(screen.queryByRole('button', { name: 'Load more stories' })).toBeNull();
  expect(asked).toEqual([null, NEXT]);
});

it('A guest sees the page that came with the document, and asks only for the next one', async () => {
  const asked = twoPages();
  open('meera_joshi', { author: { ...author, next: NEXT } });
  expect(screen.getByRole('heading', isTitle)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Load more stories' }));
  expect(await screen.findByText('The Last Ferry')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(author.stories.length + 1);
  expect(asked).toEqual([NEXT]);
});

it('A next page that failed to load can be retried', async () => {
  server.use(
    refuseCall('getAuthor', { status: 503, code: 'unavailable', detail: '' }),
    ...catalogueHandlers(),
  );
  open('meera_joshi', { author: { ...author, next: NEXT } });
  fireEvent.click(screen.getByRole('button', { name: 'Load more stories' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  twoPages();
  fireEvent.click(retry);
  expect(await screen.findByText('The Last Ferry')).toBeTruthy();
});

it('An author who does not exist leads Home', async () => {
  server.use(...authorHandlers(), ...catalogueHandlers());
  open('nobody', {}, aUser());
  expect((await screen.findByRole('link', { name: 'Go to Home' })).getAttribute('href')).toBe('/home');
});

const follows = (world: World) => [...authorHandlers(world), ...catalogueHandlers(world)];

it('A reader follows an author, and no longer', async () => {
  const world = createWorld({ authors: [author] });
  server.use(...follows(world));
  open('meera_joshi', {}, aUser());
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeTruthy();
  await vi.waitFor(() => expect(world.followed).toEqual(['meera_joshi']));
  fireEvent.click(screen.getByRole('button', { name: 'Unfollow' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  await vi.waitFor(() => expect(world.followed).toEqual([]));
});

it('A follow that is refused is taken back, and said', async () => {
  const world = createWorld({ authors: [author] });
  server.use(
    refuseCall('followAuthor', {
      status: 409,
      code: 'limit_reached',
      resource: 'follow',
      max: 200,
      detail: 'At most 200.',
    }),
    ...follows(world),
  );
  open('meera_joshi', {}, aUser());
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('At most 200.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy();
});

it('A guest who wants to follow is asked to log in', async () => {
  server.use(...follows(createWorld({ authors: [author] })));
  open('meera_joshi');
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
});

it.each([
  ['One’s own page', aUser()],
  ['The page for the young', aUser({ youth: aYouth() })],
])('%s has no button to follow', async (_page, user) => {
  server.use(
    mockCall('getFollow', () => ({ is_followed: false, can_follow: false })),
    ...follows(createWorld({ authors: [author] })),
  );
  open('meera_joshi', {}, user);
  await screen.findByRole('heading', isTitle);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /ollow/, hidden: true })).toBeNull());
});
