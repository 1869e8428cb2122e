import { fixtureId, twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { OfflinePlayItem } from '../../blocks/offline/OfflinePlays/OfflinePlays.tsx';
import { contents } from '../../testing/contents.ts';
import { inSite } from '../../testing/inSite.tsx';
import { NOW } from '../../testing/openTales.ts';
import { says, shows } from '../../testing/plays.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

const stories = twelveStories.slice(4, 6).map((story) => ({ ...story, bytes: 840_000 }));
const play: OfflinePlayItem = {
  offline_id: fixtureId('session', 1),
  title: stories[0]!.title,
  language: 'en',
  played_at: '2026-11-20T07:20:00.000Z',
  percent: 42,
  is_completed: false,
  state: 'waiting',
  waiting: 3,
  can_open: true,
};

const meta = {
  title: 'Screens/Reading/OfflineScreen',
  component: OfflineScreen,
  args: {
    stories,
    plays: [play],
    now: NOW,
    isSignedIn: true,
    onPlay: fn(),
    onRemoveStory: fn(),
    onRemovePlay: fn(),
    onTakeOver: fn(),
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/offline' })],
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Stories and a game',
  args: { onUpload: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add now' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** The reader is asked about games from before the login: they may be another person's. */
export const PlayedAsGuest: Story = {
  tags: ['behaviour'],
  args: { guestPlays: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 games were played on this device before you logged in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave on this device' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** After the focused element is removed, Tab continues from the heading. */
export const RemovedFocus: Story = {
  tags: ['behaviour'],
  render: function Removing(args) {
    const [plays, setPlays] = useState(args.plays);
    return <OfflineScreen {...args} plays={plays} onRemovePlay={() => setPlays([])} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Guest: Story = {
  tags: ['behaviour'],
  args: { isSignedIn: false, guestPlays: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/if you log in, you are asked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to my account' })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  args: { stories: [], plays: [] },
  play: shows(/^No story is kept/),
};

export const StorageRefused: Story = {
  tags: ['behaviour'],
  args: { stories: undefined, plays: [], error: 'storage_refused' },
  play: shows(/no story can be kept/),
};

/** Stored stories may still exist, so the page does not say that there are none. */
export const DeviceFull: Story = {
  args: { stories: undefined, plays: [], error: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This device seems to be full/)).toBeVisible();
    await expect(canvas.queryByText(/^No story is kept/)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { stories: undefined },
  play: says('status', 'Looking at what this device keeps...'),
};
