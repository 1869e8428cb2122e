import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../stories/globals.ts';
import { daysOfTurns } from '../../../stories/overview.ts';
import { TurnsChart } from './TurnsChart.tsx';

const meta = {
  title: 'Blocks/Admin/TurnsChart',
  component: TurnsChart,
  args: {
    days: daysOfTurns(30),
    finding: 'Weekends are highest. The built-in narrator told three in four.',
  },
} satisfies Meta<typeof TurnsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart has a text alternative, and every figure is in a table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Turns per day. Weekends are highest/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = canvas.getByRole('table', { name: 'Turns per day' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Week: Story = { args: { days: daysOfTurns(7) } };
export const NinetyDays: Story = { args: { days: daysOfTurns(90) } };
export const Empty: Story = { args: { days: [], finding: 'Nobody has played yet.' } };
export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
