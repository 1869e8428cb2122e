import { catalogueHandlers, createWorld, disconnectCall, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aStory, fixtureId, twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { HomeRoute } from './HomeRoute.tsx';

const meta: Meta<typeof HomeRoute> = {
  tags: ['behaviour'],
  title: 'Routes/Home',
  component: HomeRoute,
  parameters: { layout: 'fullscreen', msw: { handlers: catalogueHandlers() } },
  decorators: [
    (Story) => (
      <InApp path="/home">
        <div style={{ paddingInline: 'var(--kl-gutter)' }}>
          <Story />
        </div>
      </InApp>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HomeRoute>;

/** The banner, and one row per category, titled by its display name, in the categories' own order. */
export const FromTheNetwork: Story = {
  play: async ({ canvas }) => {
    const inOrder = twelveStories
      .map(({ category }) => category!)
      .sort((a, b) => a.sort_order - b.sort_order)
      .map(({ display_name }) => display_name);
    const titles = () => canvas.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const rows = ['Featured Stories', 'Trending Now', ...new Set(inOrder)];
    await waitFor(() => expect(titles().slice(1)).toEqual(rows));
    await expect(titles()[0]).toBe(twelveStories.find(({ is_featured }) => is_featured)!.title);
  },
};

export const NoStories: Story = {
  parameters: { msw: { handlers: catalogueHandlers(createWorld({ stories: [] })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stories available at the moment.')).toBeVisible();
  },
};

export const StillLoading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/v1/stories/*', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading stories...')).toBeInTheDocument();
  },
};

/** If the server sends a text of its own, that is shown. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: (
        ['getHome', 'listStories', 'listFeaturedStories', 'listTrendingStories', 'getSettings'] as const
      ).map((name) => refuseCall(name, { status: 503, detail: 'The library is closed for an hour.' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The library is closed for an hour.')).toBeVisible();
  },
};

/** Refuses the combined call, so that each list is fetched by its own call. */
const withoutHome = refuseCall('getHome', { status: 404, detail: 'Not found' });

/** If one list fails, the rows that have loaded stay, and a retry loads the list. */
export const ListFailsOnce: Story = {
  parameters: { msw: { handlers: catalogueHandlers() } },
  beforeEach: ({ msw }) => {
    msw.use(withoutHome, disconnectCall('listStories'));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to fetch stories')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Featured Stories' })).toBeVisible();
    msw.use(...catalogueHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Failed to fetch stories')).not.toBeInTheDocument());
  },
};

const thirtyStories = Array.from({ length: 30 }, (_, number) =>
  aStory({ id: fixtureId('story', 900 + number), title: `Tale ${number + 1}` }),
);

/** Later pages append to their categories; after the last page the button disappears. */
export const LoadMore: Story = {
  parameters: {
    msw: {
      handlers: [
        withoutHome,
        mockCall('listFeaturedStories', () => []),
        mockCall('listTrendingStories', () => []),
        ...catalogueHandlers(createWorld({ stories: thirtyStories })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More Stories' }));
    await expect(await canvas.findByRole('heading', { name: 'Tale 30' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Load More Stories' })).not.toBeInTheDocument();
  },
};

/** If a page fails to load, the retry loads that same page. */
export const LoadMoreFailsOnce: Story = {
  ...LoadMore,
  play: async ({ canvas, msw }) => {
    const loadMore = await canvas.findByRole('button', { name: 'Load More Stories' });
    msw.use(disconnectCall('listStories'));
    await userEvent.click(loadMore);
    await expect(await canvas.findByText('Failed to fetch stories')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tale 1' })).toBeInTheDocument();
    msw.use(...catalogueHandlers(createWorld({ stories: thirtyStories })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Tale 30' })).toBeInTheDocument();
  },
};
