import { someFoundEndings } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { LONG_WORD } from '../../../stories/longText.ts';
import { EndingsPanel } from './EndingsPanel.tsx';

const meta = {
  title: 'Blocks/Story page/EndingsPanel',
  component: EndingsPanel,
  args: { endings: someFoundEndings(2, 6), language: 'en' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof EndingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two of six found',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your endings' })).toBeVisible();
    await expect(canvas.getByText('You have found 2 of 6 endings')).toBeVisible();
    await expect(canvas.getByText('Both Hands on the Oar')).toBeVisible();
    await expect(canvas.getByText('4 endings still wait')).toBeVisible();
  },
  parameters: contents<Story>({
    hi: { endings: { found: [{ scene: 'end_coin', name: 'सिक्के पर नाम' }], total: 6 }, language: 'hi' },
    ur: { endings: { found: [{ scene: 'end_coin', name: 'سکے پر نام' }], total: 6 }, language: 'ur' },
    long: { endings: { found: [{ scene: 'end', name: `The Ending of the ${LONG_WORD}` }], total: 60 } },
  }),
};

export const AllFound: Story = {
  tags: ['behaviour'],
  args: { endings: someFoundEndings(6, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have found all 6 endings')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByText(/still wait/)).not.toBeInTheDocument();
  },
};

/** Its author has named none. */
export const WithoutNames: Story = {
  tags: ['behaviour'],
  args: { endings: { found: [{ scene: 'end_1', name: null }], total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An ending')).toBeVisible();
  },
};

export const OnlyEnding: Story = {
  tags: ['behaviour'],
  args: { endings: someFoundEndings(1, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is the only ending of this story')).toBeVisible();
  },
};

export const NoneFound: Story = {
  tags: ['behaviour'],
  args: { endings: { found: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
