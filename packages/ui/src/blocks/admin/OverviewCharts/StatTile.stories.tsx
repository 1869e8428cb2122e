import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inUrdu } from '../../../stories/globals.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Blocks/Admin/StatTile',
  component: StatTile,
  args: {
    label: 'Players a day',
    value: '412',
    trend: 'up',
    finding: '12% more than the month before',
    values: [310, 342, 330, 351, 364, 340, 388, 372, 401, 395, 412],
  },
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Players a day412');
    await expect(canvas.getByText('12% more than the month before')).toBeVisible();
  },
};
export const Down: Story = {
  args: {
    label: 'Turns that failed',
    value: '0.4%',
    trend: 'down',
    finding: '0.3 points less',
    values: [4, 3, 1],
  },
};
export const Same: Story = { args: { trend: 'same', finding: 'about the same', values: [3, 3, 3] } };
export const WithoutAPast: Story = { args: { trend: 'same', finding: 'the first day', values: [412] } };
export const LongText: Story = {
  args: {
    label: 'People who opened a story that they had left unfinished the week before',
    value: '98,765,432',
    finding: 'Three times as many as in any month since the library was opened to everybody',
  },
};
export const Hindi: Story = {
  args: { label: 'रोज़ के खिलाड़ी', finding: 'पिछले महीने से ज़्यादा' },
  globals: inHindi,
};
export const Urdu: Story = {
  args: { label: 'روزانہ کھلاڑی', finding: 'پچھلے مہینے سے زیادہ' },
  globals: inUrdu,
};
