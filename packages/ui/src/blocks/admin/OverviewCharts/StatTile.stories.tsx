import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Components/Administration/StatTile',
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
  name: 'On the rise',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Players a day412');
    await expect(canvas.getByText('12% more than the month before')).toBeVisible();
  },
  parameters: contents<Story>({
    long: {
      label: 'People who opened a story that they had left unfinished the week before',
      value: '98,765,432',
      finding: 'Three times as many as in any month since the library was opened to everybody',
    },
    hi: { label: 'रोज़ के खिलाड़ी', finding: 'पिछले महीने से ज़्यादा' },
    ur: { label: 'روزانہ کھلاڑی', finding: 'پچھلے مہینے سے زیادہ' },
  }),
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
export const Same: Story = {
  tags: ['behaviour'],
  args: { trend: 'same', finding: 'about the same', values: [3, 3, 3] },
};
export const WithoutAPast: Story = { args: { trend: 'same', finding: 'the first day', values: [412] } };
