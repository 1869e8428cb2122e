import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { retries } from '../../../testing/plays.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

const rows = [
  {
    number: 2,
    note: 'The toll gate is reachable now.',
    kinds: ['added', 'retargeted'] as const,
    published_at: '2026-03-04T10:00:00Z',
    published_by: 'Meera',
    total_scenes: 8,
  },
  {
    number: 1,
    note: '',
    kinds: [],
    published_at: '2026-02-01T10:00:00Z',
    published_by: null,
    total_scenes: 6,
  },
];

const meta = {
  title: 'Components/Writing/VersionsPanel',
  component: VersionsPanel,
  args: {
    versions: rows,
    currentNumber: 2,
    onRestore: fn(),
    onRetry: fn(),
    formatDate: (instant) => instant.slice(0, 10),
  },
} satisfies Meta<typeof VersionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current version cannot be restored; any other can, after a confirmation. */
export const Default: Story = {
  name: 'Two versions',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore version 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 1?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
  parameters: contents<Story>({
    long: { versions: [{ ...rows[0]!, note: LONG_WORD, published_by: LONG_WORD }] },
  }),
};
export const Unpublished: Story = { args: { hasUnpublishedChanges: true } };
export const Restoring: Story = { tags: ['behaviour'], args: { restoring: 1 } };
export const Empty: Story = { args: { versions: [], currentNumber: null } };
export const Loading: Story = { args: { versions: undefined } };
export const Failed: Story = {
  args: { versions: undefined, error: 'The versions failed to load.' },
  play: retries(),
};
