import {
  catalogueHandlers,
  createWorld,
  disconnectCall,
  mockCall,
  readerHandlers,
  refuseCall,
} from '@kathaloka/api/testing';
import type { User } from '@kathaloka/contract/entities';
import {
  aNextPart,
  aSession,
  aSessionSummary,
  aStory,
  aUser,
  fixtureId,
  tamilStory,
  twelveStories,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { HomeRoute } from './HomeRoute.tsx';

const known = twelveStories.find(({ is_premium, is_featured }) => is_featured && !is_premium)!;
/** A world in which no story is liked yet. */
const aWorld = () =>
  createWorld({
    stories: twelveStories.map((story) => ({
      ...story,
      user_state: { ...story.user_state, hasLiked: false },
    })),
  });

interface Args {
  signedInAs?: User;
  isGreeted?: boolean;
}

const meta: Meta<Args> = {
  tags: ['behaviour'],
  title: 'Routes/Home',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <InApp path="/home" {...args}>
      <Routes>
        <Route
          path="/home"
          element={
            <div style={{ paddingInline: 'var(--kl-gutter)' }}>
              <HomeRoute />
            </div>
          }
        />
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="/play/:id" element={<h1>Play page</h1>} />
      </Routes>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The like buttons of a story in several rows, once all rows have loaded. */
async function heartsOf(canvas: Canvas): Promise<HTMLElement[]> {
  const find = () => canvas.getAllByRole('button', { name: new RegExp(`^Like ${known.title}`) });
  await waitFor(() => expect(find().length).toBeGreaterThan(1), { timeout: 8000 });
  return find();
}

/** Finds the popup, whose script loads on first use. */
function findPopup(canvasElement: HTMLElement, name = 'Login Required'): Promise<HTMLElement> {
  const page = within(canvasElement.ownerDocument.body);
  return page.findByRole('dialog', { name }, { timeout: 8000 });
}

async function expectEach(hearts: HTMLElement[], isLiked: boolean): Promise<void> {
  await waitFor(async () => {
    for (const heart of hearts) await expect(heart).toHaveAttribute('aria-pressed', String(isLiked));
  });
}

/** A like shows immediately in every row that contains the story, and can be taken back. */
export const Likes: Story = {
  args: { signedInAs: aUser({}) },
  beforeEach: ({ msw }) => {
    const world = aWorld();
    msw.use(...readerHandlers(world), ...catalogueHandlers(world));
  },
  play: async ({ canvas }) => {
    const hearts = await heartsOf(canvas);
    await userEvent.click(hearts[0]!);
    await expectEach(hearts, true);
    await userEvent.click(hearts[0]!);
    await expectEach(hearts, false);
  },
};

/** A player finds their open sessions first. */
export const ContinuesPlaying: Story = {
  args: { signedInAs: aUser({}) },
  beforeEach: ({ msw }) => msw.use(...catalogueHandlers(createWorld({ sessions: [aSessionSummary()] }))),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Continue playing' }));
    const { story, last_line, id } = aSessionSummary();
    await expect(row.getByText(story.title)).toBeVisible();
    await expect(row.getByText(last_line)).toBeVisible();
    const link = row.getByRole('link', { name: new RegExp(story.title) });
    await expect(link).toHaveAttribute('href', `/play/${id}`);
  },
};

/** A reader who has finished a part of a series finds the next one among their open tales, and PLAY begins it. */
export const NextInSeries: Story = {
  args: { signedInAs: aUser({}) },
  beforeEach: ({ msw }) => {
    const world = createWorld({ nextParts: [aNextPart()] });
    msw.use(
      mockCall('createSession', () => aSession()),
      ...catalogueHandlers(world),
    );
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Continue playing' }));
    await expect(row.getByText('Next in this series')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: `Play ${aNextPart().story.title}` }));
    await expect(await canvas.findByRole('heading', { name: 'Play page' }, { timeout: 8000 })).toBeVisible();
  },
};

/** A like made without a network is stored. */
export const LikesOffline: Story = {
  args: { signedInAs: aUser({}) },
  beforeEach: ({ msw }) => msw.use(disconnectCall('likeStory'), ...catalogueHandlers(aWorld())),
  play: async ({ canvas }) => {
    const hearts = await heartsOf(canvas);
    await userEvent.click(hearts[0]!);
    await expectEach(hearts, true);
  },
};

/** A guest is asked to log in; Stay Here changes nothing. */
export const GuestLikes: Story = {
  beforeEach: ({ msw }) => msw.use(...catalogueHandlers(aWorld())),
  play: async ({ canvas, canvasElement }) => {
    const hearts = await heartsOf(canvas);
    await userEvent.click(hearts[0]!);
    const popup = await findPopup(canvasElement);
    await expect(popup).toHaveTextContent('You need to be logged in to access this feature');
    await userEvent.click(within(popup).getByRole('button', { name: 'Stay Here' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expectEach(hearts, false);
  },
};

/** PLAY as a guest: the popup, and a link to the login, which redirects back afterwards. */
export const GuestPlays: Story = {
  beforeEach: ({ msw }) => msw.use(...catalogueHandlers(aWorld())),
  play: async ({ canvas, canvasElement }) => {
    const [play] = await canvas.findAllByRole('button', { name: `PLAY ${known.title}` });
    await userEvent.click(play!);
    const popup = await findPopup(canvasElement);
    await expect(popup).toHaveTextContent('Please log in to play this game');
    await userEvent.click(within(popup).getByRole('button', { name: 'Continue to Login' }));
    await expect(await canvas.findByRole('heading', { name: 'Login page' })).toBeVisible();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/home');
  },
};

/** PLAY as a player: the open session or a new one; if both fail, the reason. */
export const PlayFails: Story = {
  args: { signedInAs: aUser({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      refuseCall('checkSession', { status: 500, code: 'internal', detail: ' ' }),
      refuseCall('createSession', { status: 500, code: 'internal', detail: ' ' }),
      ...catalogueHandlers(aWorld()),
    ),
  play: async ({ canvas, canvasElement }) => {
    const [play] = await canvas.findAllByRole('button', { name: `PLAY ${known.title}` });
    await userEvent.click(play!);
    const popup = await findPopup(canvasElement, 'The story did not start');
    await expect(popup).toHaveTextContent('Failed to start game session');
    await expect(within(popup).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The greeting: a ribbon for three seconds, or until it is skipped. Once per visit. */
export const Greeted: Story = {
  args: { isGreeted: false },
  beforeEach: ({ msw }) => msw.use(...catalogueHandlers(aWorld())),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await expect((await heartsOf(canvas)).length).toBeGreaterThan(1);
    await expect(sessionStorage.getItem('kathaloka.greeted')).toBe('yes');
  },
};

const quickRead = aStory({
  id: fixtureId('story', 800),
  title: 'Granny in her pumpkin',
  is_open_to_guests: true,
});
const inTamil = { ...tamilStory, is_open_to_guests: true };
const withQuickRead = {
  msw: { handlers: catalogueHandlers(createWorld({ stories: [...twelveStories, inTamil, quickRead] })) },
};

/** The stories that a guest can read whole have a row of their own, first in the language of the page. */
export const QuickReadsForGuests: Story = {
  parameters: withQuickRead,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Quick reads' });
    const titles = within(row).getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual([quickRead.title, inTamil.title]);
  },
};

/** A signed-in user may play any story, so there is no row of quick reads. */
export const NoQuickReadsForPlayers: Story = {
  parameters: withQuickRead,
  args: { signedInAs: aUser() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await expect((await canvas.findAllByRole('heading', { name: quickRead.title })).length).toBeGreaterThan(
      0,
    );
    await expect(canvas.queryByRole('heading', { name: 'Quick reads' })).toBeNull();
  },
};
