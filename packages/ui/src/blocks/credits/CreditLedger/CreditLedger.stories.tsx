import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../../stories/globals.ts';
import { CreditLedger } from './CreditLedger.tsx';
import { LEDGER_NOW, ledgerLines } from './ledgerStories.ts';

const meta = {
  title: 'Blocks/Credits/CreditLedger',
  component: CreditLedger,
  args: { lines: ledgerLines, now: LEDGER_NOW, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof CreditLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('by day, with a sign', async () => {
      for (const day of ['Today', 'Yesterday', '12 November'])
        await expect(canvas.getByRole('rowheader', { name: day })).toBeVisible();
      await expect(canvas.getByText('−12')).toBeVisible();
      await expect(canvas.getByText('+100')).toBeVisible();
    });
    await step('one kind alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Returned' }));
      await expect(canvas.getByText('Show, given back')).toBeVisible();
      await expect(canvas.queryByText('Welcome')).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    });
    await step('older ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await expect(args.onLoadMore).toHaveBeenCalledOnce();
    });
  },
};

export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Empty: Story = {
  args: { lines: [], hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};
export const NothingOfThisKind: Story = {
  args: { lines: ledgerLines.filter(({ kind }) => kind === 'grant'), hasMore: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Spent' }));
    await expect(canvas.getByText('Nothing matches this filter yet')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { lines: ledgerLines.map((line) => ({ ...line, detail: `${line.detail}. `.repeat(8) })) },
};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
  },
};
