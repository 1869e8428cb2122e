import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const pageIds = ['churning', 'ferry', 'amber'];

const meta = {
  title: 'Components/Administration/SelectionBar',
  component: SelectionBar,
  args: { pageIds, checkedIds: new Set(['ferry']), onCheckedIdsChange: fn(), onBulk: fn() },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithMemory({ checkedIds, ...rest }: SelectionBarProps) {
  const [selected, setSelected] = useState(checkedIds);
  return <SelectionBar {...rest} checkedIds={selected} onCheckedIdsChange={setSelected} />;
}

/** Stories selected on other pages stay selected and are counted. */
export const AcrossPages: Story = {
  args: { checkedIds: new Set(['ferry', 'from-page-1']) },
  render: WithMemory,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 stories selected · 1 on other pages')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(all);
    await expect(canvas.getByText('4 stories selected · 1 on other pages')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('1 story selected · 1 on other pages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(args.onBulk).toHaveBeenCalledWith('archive');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Nothing: Story = { args: { checkedIds: new Set() } };
export const EmptyPage: Story = { tags: ['behaviour'], args: { pageIds: [], checkedIds: new Set() } };
export const Busy: Story = { args: { busy: 'feature' } };

/** The selected stories can be saved as one file. */
export const Exported: Story = {
  tags: ['behaviour'],
  args: { onExport: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Exporting: Story = { args: { onExport: fn(), exporting: true } };

/** More stories than the server accepts in one call. */
export const TooMany: Story = {
  args: { checkedIds: new Set(Array.from({ length: 101 }, (_, index) => `story-${index}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At most 100 stories/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Feature' })).toBeDisabled();
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { checkedIds: new Set(Array.from({ length: 100_000 }, (_, index) => `story-${index}`)) },
  globals: onPhone,
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
