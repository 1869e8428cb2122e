import { fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { NOW } from '../../../testing/openTales.ts';
import { type OfflinePlayItem, OfflinePlays, type OfflinePlayState } from './OfflinePlays.tsx';

const STATES: readonly OfflinePlayState[] = [
  'waiting',
  'begun',
  'uploaded',
  'guest',
  'refused',
  'version_unknown',
  'not_found',
  'premium_required',
  'rated_older',
  'choices_only',
  'consent_required',
  'limit_reached',
  'failed',
];

const aPlay = (state: OfflinePlayState, at: number): OfflinePlayItem => ({
  offline_id: fixtureId('session', at + 1),
  title: 'The Ferryman of Three Crossings',
  language: 'en',
  played_at: '2026-11-20T07:20:00.000Z',
  percent: 42,
  is_completed: false,
  state,
  waiting: 3,
  can_open: true,
});

const meta = {
  title: 'Components/Offline/OfflinePlays',
  component: OfflinePlays,
  args: {
    plays: [aPlay('waiting', 0), { ...aPlay('uploaded', 1), is_completed: true }],
    now: NOW,
    onRemove: fn(),
  },
} satisfies Meta<typeof OfflinePlays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two games',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 moves join your account when you are online.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Go on with/ })).toHaveAttribute(
      'href',
      `/offline/${fixtureId('session', 1)}`,
    );
    await expect(canvas.getByRole('link', { name: /^Read/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await expect(args.onRemove).toHaveBeenCalledWith(args.plays[0]);
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** Each list item says where the game's moves are stored, and why. */
export const EveryState: Story = {
  tags: ['behaviour'],
  args: { plays: STATES.map(aPlay) },
};

/** The story was removed from this device, so the game cannot be opened. */
export const StoryRemoved: Story = {
  tags: ['behaviour'],
  args: { plays: [{ ...aPlay('waiting', 0), can_open: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/keep it again to go on/)).toBeVisible();
  },
};
