import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { shows } from '../../../testing/plays.ts';
import { CreditLedger } from './CreditLedger.tsx';
import { LEDGER_NOW, ledgerLines } from './ledgerStories.ts';

const meta = {
  title: 'Components/Credits/CreditLedger',
  component: CreditLedger,
  args: {
    lines: ledgerLines,
    now: LEDGER_NOW,
    hasMore: true,
    onLoadMore: fn(),
    onFilterChange: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof CreditLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'By day',
  play: async ({ canvas, args, step }) => {
    await step('by day, with a sign', async () => {
      for (const day of ['Today', 'Yesterday', '12 November'])
        await expect(canvas.getByRole('rowheader', { name: day })).toBeVisible();
      await expect(canvas.getByText('−12')).toBeVisible();
      await expect(canvas.getByText('+100')).toBeVisible();
    });
    await step('one kind alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Returned' }));
      await expect(args.onFilterChange).toHaveBeenCalledWith('given_back');
    });
    await step('what each line was', async () => {
      for (const text of ['Continue, by Birbal', 'Show, by Ravivarma', 'Lamp at Dusk', 'Credits added'])
        await expect(canvas.getByText(text)).toBeVisible();
      await expect(canvas.getByText('Held 12, charged nothing: The Churning')).toBeVisible();
      await expect(canvas.getByText('Given to your account: For the story contest')).toBeVisible();
    });
    await step('as a file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
    await step('older ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await expect(args.onLoadMore).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: {
      lines: ledgerLines.map((line) => ({
        ...line,
        story_title: 'The Ferryman of Three Crossings. '.repeat(8),
      })),
    },
  }),
};

export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Empty: Story = {
  args: { lines: [], hasMore: false },
  play: shows('Nothing here yet'),
};
export const NothingOfThisKind: Story = {
  args: { lines: [], hasMore: false, filter: 'spent' },
  play: shows('Nothing matches this filter yet'),
};
/** The lines of another filter are loading. */
export const Loading: Story = {
  args: { lines: undefined, hasMore: false, filter: 'earned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading credits...');
    await expect(canvas.getByRole('radio', { name: 'Earned' })).toBeChecked();
  },
};
export const Exporting: Story = { args: { isExporting: true } };
/** The balance is below the amount instead of in its own column. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
    await expect(canvas.getByText('96 left')).toBeVisible();
  },
};
