import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { RestorePointsPanel } from './RestorePointsPanel.tsx';

const points = [
  {
    number: 2,
    act: 'restored' as const,
    kinds: ['text'] as const,
    stored_at: '2026-03-05T10:00:00Z',
    by_admin: false,
    title: 'The Ferry',
    total_scenes: 6,
  },
  {
    number: 1,
    act: 'edited' as const,
    kinds: ['text', 'removed', 'details'] as const,
    stored_at: '2026-03-04T10:00:00Z',
    by_admin: true,
    title: 'The Ferry at Night',
    total_scenes: 8,
  },
];

const meta = {
  title: 'Components/Writing/RestorePointsPanel',
  component: RestorePointsPanel,
  args: { points, onRestore: fn(), formatDate: (instant) => instant.slice(0, 10) },
} satisfies Meta<typeof RestorePointsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each can be put back, after a confirmation. */
export const Default: Story = {
  name: 'Two changes',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('An administrator edited it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back what it was on 2026-03-04' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Put back what it was on 2026-03-04?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put back' }));
    await expect(args.onRestore).toHaveBeenCalledWith(1);
  },
  parameters: contents<Story>({ long: { points: [{ ...points[1]!, title: LONG_WORD }] } }),
};
/** Acts that change no text have no line about changes. */
export const Archived: Story = {
  args: { points: [{ ...points[1]!, act: 'archived', kinds: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An administrator archived it')).toBeVisible();
  },
};
export const Restoring: Story = { tags: ['behaviour'], args: { restoring: 1 } };
export const Failed: Story = { args: { error: 'The story could not be saved.' } };
