import { catalogueHandlers, createWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aStory, fixtureId } from '@kathaloka/contract/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { appServer } from '../../testing/appServer.ts';
import { InApp } from '../../testing/InApp.tsx';
import { HomeRoute } from './HomeRoute.tsx';

const server = appServer();
const stories = Array.from({ length: 3 }, (_, number) =>
  aStory({ id: fixtureId('story', 900 + number), title: `Tale ${number + 1}`, is_featured: number === 0 }),
);
const asked: string[] = [];
beforeEach(() => void asked.splice(0));

/** Opens Home, and records the list calls that it makes. */
function openHome(...handlers: RequestHandler[]): void {
  const world = createWorld({ stories });
  const counted = (['listFeaturedStories', 'listTrendingStories'] as const).map((name) =>
    mockCall(name, () => {
      asked.push(name);
      return stories.slice(0, 1);
    }),
  );
  server.use(...handlers, ...counted, ...catalogueHandlers(world));
  render(
    <InApp path="/home">
      <HomeRoute />
    </InApp>,
  );
}

it('Home makes one call, and none for the single lists', async () => {
  openHome();
  await screen.findByRole('heading', { level: 2, name: 'Featured Stories' });
  await screen.findByRole('heading', { level: 2, name: 'Trending Now' });
  expect(screen.getAllByRole('link', { name: 'Tale 3' }).length).toBeGreaterThan(1);
  expect(asked).toEqual([]);
});

it('If that call fails, each list is fetched by its own call', async () => {
  openHome(refuseCall('getHome', { status: 404, detail: 'Not found' }));
  await screen.findByRole('heading', { level: 2, name: 'Featured Stories' });
  await waitFor(() => expect(asked.toSorted()).toEqual(['listFeaturedStories', 'listTrendingStories']));
  expect(await screen.findByRole('heading', { level: 2, name: 'Trending Now' })).toBeTruthy();
});
