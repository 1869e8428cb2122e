import { catalogueHandlers, createWorld, MockedRefusal, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aStory, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { SessionLost } from '../../session/SessionLost.tsx';
import { InApp } from '../../testing/InApp.tsx';
import { HomeRoute } from './HomeRoute.tsx';

const server = appServer();
const PER_PAGE = 2;
const stories = Array.from({ length: 3 }, (_, number) =>
  aStory({ id: fixtureId('story', 900 + number), title: `Tale ${number + 1}`, is_premium: false }),
);

function LoginPage() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Login page</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** Opens Home for a signed-in user, with the routes that it links to. */
function openHome(): void {
  server.use(
    refuseCall('getHome', { status: 404, detail: 'Not found' }),
    mockCall('listFeaturedStories', () => []),
    mockCall('listTrendingStories', () => []),
    mockCall('getMe', () => aUser({})),
    ...catalogueHandlers(createWorld({ stories })),
  );
  render(
    <InApp path="/home" signedInAs={aUser({})}>
      <SessionLost />
      <Routes>
        <Route path="/home" element={<HomeRoute />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/play/:id" element={<h1>Play page</h1>} />
      </Routes>
    </InApp>,
  );
}

const findHeart = () => screen.findByRole('button', { name: /^Like Tale 1,/ });
const NOT_SIGNED_IN = { status: 401, code: 'not_signed_in', detail: 'Not authenticated' } as const;
const renewal = mockCall('refreshTokens', () => ({
  access_token: 'renewed',
  tokens: { access_token: 'renewed', refresh_token: 'next' },
}));

function clickTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}

it('two clicks on PLAY create one session', async () => {
  const requests: string[] = [];
  openHome();
  server.use(
    mockCall('checkSession', () => {
      requests.push('check');
      return {
        has_existing_session: false,
        session_id: null,
        current_xp: 0,
        choices_made: 0,
        scenes_completed: 0,
        is_completed: false,
        completion_percentage: 0,
      };
    }),
    mockCall('createSession', () => {
      requests.push('create');
      return { id: fixtureId('session', 1) } as never;
    }),
  );
  clickTwice(await screen.findByRole('button', { name: 'PLAY Tale 1' }));
  await screen.findByRole('heading', { name: 'Play page' });
  expect(requests).toEqual(['check', 'create']);
});

it('PLAY with an ended session leads to the login, and shows no error over the page', async () => {
  openHome();
  server.use(
    ...(['checkSession', 'createSession', 'refreshTokens'] as const).map((call) =>
      refuseCall(call, NOT_SIGNED_IN),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'PLAY Tale 1' }));
  await screen.findByRole('heading', { name: 'Login page' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('button', { name: 'PLAY Tale 1' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('two clicks on Load More Stories fetch the next page once', async () => {
  const pages: string[] = [];
  openHome();
  const world = createWorld({ stories });
  server.use(
    mockCall('listStories', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      pages.push(`page ${page}`);
      const from = (page - 1) * PER_PAGE;
      return {
        stories: world.stories.slice(from, from + PER_PAGE),
        page,
        total_pages: 2,
        total_stories: world.stories.length,
      };
    }),
  );
  clickTwice(await screen.findByRole('button', { name: 'Load More Stories' }));
  await screen.findByRole('button', { name: 'PLAY Tale 3' });
  expect(pages).toEqual(['page 1', 'page 2']);
  expect(screen.getAllByRole('article')).toHaveLength(stories.length);
});

it.each([
  [404, 'Game not found'],
  [429, 'Too many requests'],
])(
  'a like that is refused with %i is rolled back on the card, without a redirect',
  async (status, detail) => {
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    openHome();
    server.use(
      mockCall('likeStory', async () => {
        await answered;
        throw new MockedRefusal({ status, detail });
      }),
    );
    const heart = await findHeart();
    const before = heart.getAttribute('aria-label');
    fireEvent.click(heart);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    answer();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    expect(heart.getAttribute('aria-label')).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('a like that is refused with 401 is retried with refreshed tokens, and stays', async () => {
  const sent: (string | null)[] = [];
  openHome();
  server.use(
    renewal,
    mockCall('likeStory', ({ request }) => {
      sent.push(request.headers.get('authorization'));
      if (sent.length === 1) throw new MockedRefusal(NOT_SIGNED_IN);
      return { is_liked: true, likes_total: 7 };
    }),
  );
  fireEvent.click(await findHeart());
  await screen.findByRole('button', { name: 'Like Tale 1, 7 likes', pressed: true });
  expect(sent).toEqual(['Bearer a-token', 'Bearer renewed']);
  expect(localStorage.getItem('token')).toBe('renewed');
});

it('a like that is refused even with refreshed tokens is rolled back, without signing out or asking for a login', async () => {
  let refusals = 0;
  openHome();
  server.use(
    renewal,
    mockCall('likeStory', () => {
      refusals++;
      throw new MockedRefusal(NOT_SIGNED_IN);
    }),
  );
  fireEvent.click(await findHeart());
  await expect.poll(() => refusals).toBe(2);
  await screen.findByRole('button', { name: /^Like Tale 1,/, pressed: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('token')).toBe('renewed');
  expect(screen.queryByRole('heading', { name: 'Login page' })).toBeNull();
});
