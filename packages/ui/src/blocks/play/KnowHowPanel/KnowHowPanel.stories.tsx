import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { KnowHowPanel } from './KnowHowPanel.tsx';

const meta = {
  title: 'Components/Playing/KnowHowPanel',
  component: KnowHowPanel,
  args: { guideUrl: 'https://example.org/guide', onClose: fn() },
  decorators: [(Story) => <div style={{ height: 700 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof KnowHowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Commands and prices',
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('complementary', { name: 'Know How' });
    await expect(panel.offsetHeight).toBeLessThanOrEqual(1000);
    await expect(canvas.getByRole('heading', { name: 'Game Commands' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'AI Models' })).toBeVisible();
    await expect(
      canvas.getByText(
        /^Write anything and press Act\. Words that match a choice take it; .* the tale answers\. Costs 1 XP/,
      ),
    ).toBeVisible();
    const guide = canvas.getByRole('link', { name: 'Want to know more? Click here' });
    await expect(guide).toHaveAttribute('href', 'https://example.org/guide');
    await expect(guide).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { costs: { continue: 98_765_432, immerse: 98_765_432, show: 98_765_432, undo: 98_765_432 } },
  }),
};

export const OwnPrices: Story = {
  args: { costs: { continue: 0, immerse: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Advances the story\..* the choice waits\. Costs nothing/)).toBeVisible();
    await expect(canvas.getByText(/it adds side paths\. Costs 12 XP/)).toBeVisible();
  },
};

/** With Redo, Undo is not described as final. */
export const WithRedo: Story = {
  tags: ['behaviour'],
  args: { isReversible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Redo brings it back/)).toBeVisible();
    await expect(canvas.queryByText(/cannot be reversed/)).toBeNull();
  },
};

export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Know How' })).toBeVisible());
  },
};

/** On a low screen the panel scrolls. */
export const LowScreen: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ height: 320 }}>{Story()}</div>],
};
