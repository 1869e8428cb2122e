import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pass, withClock } from '../../../stories/clock.ts';
import { contents } from '../../../stories/contents.ts';
import { onDesktop } from '../../../stories/globals.ts';
import { motionPreference } from '../../../stories/motion.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const STILL = 3_600_000;

const meta = {
  title: 'Blocks/Home/LoadingOverlay',
  component: LoadingOverlay,
  args: { onEnd: fn(), durationMs: STILL, wordMs: STILL },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rotating words are hidden from screen readers, which announce once that the page is loading. */
export const Default: Story = {
  name: 'Loading stories',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
    await expect(canvas.getByText('Stringing the leaves')).toHaveAttribute('aria-hidden');
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** After three seconds; each word is shown for 600 ms. */
export const EndsByItself: Story = {
  tags: ['behaviour'],
  args: { durationMs: undefined, wordMs: undefined },
  beforeEach: withClock,
  play: async ({ canvas, args }) => {
    await expect(HOME_OVERLAY_MS).toBe(3000);
    await pass(600);
    await waitFor(() => expect(canvas.getByText('Lighting the lamps')).toBeVisible());
    await pass(600);
    await waitFor(() => expect(canvas.getByText('Tuning the veena')).toBeVisible());
    await expect(args.onEnd).not.toHaveBeenCalled();
    await pass(HOME_OVERLAY_MS - 1200);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const EndedByAKey: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.keyboard('x');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const EndedByAClick: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Loading stories...'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const ReducedMotion: Story = { tags: ['behaviour'], beforeEach: motionPreference('reduce') };
