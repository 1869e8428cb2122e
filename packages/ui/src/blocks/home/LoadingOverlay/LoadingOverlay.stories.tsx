import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const STILL = 3_600_000;

const meta = {
  title: 'Components/Home/LoadingOverlay',
  component: LoadingOverlay,
  args: { onEnd: fn(), durationMs: STILL, wordMs: STILL },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ribbon at the bottom of the window, hidden from screen readers, since content announces itself. */
export const Default: Story = {
  name: 'A ribbon',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stringing the leaves').closest('[aria-hidden]')).not.toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** The overlay ends after three seconds. */
export const EndsByItself: Story = {
  tags: ['behaviour'],
  args: { durationMs: undefined, wordMs: undefined },
  beforeEach: withClock,
  play: async ({ args }) => {
    await expect(HOME_OVERLAY_MS).toBe(3000);
    await pass(HOME_OVERLAY_MS - 1);
    await expect(args.onEnd).not.toHaveBeenCalled();
    await pass(1);
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

/** A press also reaches the control under the overlay. */
export const EndedByATap: Story = {
  tags: ['behaviour'],
  args: { onClick: fn() },
  decorators: [
    (Story, { args }) => (
      <>
        <button style={{ position: 'fixed', insetBlockEnd: 0 }} onClick={args.onClick as never}>
          Under it
        </button>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Under it' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ReducedMotion: Story = { tags: ['behaviour'], beforeEach: motionPreference('reduce') };
