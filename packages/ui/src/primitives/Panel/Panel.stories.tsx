import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { Pill } from '../Pill/Pill.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Primitives/Panel',
  component: Panel,
  args: {
    title: 'Statistics',
    end: <Pill tone="success">Published</Pill>,
    children: <p>Thirty-two scenes and five endings.</p>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With a title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toBeVisible();
  },
  parameters: contents<Story>({
    long: { title: 'Everything that can be counted in this story, and then some' },
    hi: { title: 'आँकड़े', children: <p>बत्तीस दृश्य और पाँच अंत।</p> },
    ur: { title: 'اعداد و شمار', children: <p>بتیس مناظر، پانچ انجام۔</p> },
  }),
};
export const WithoutATitle: Story = { args: { title: undefined, end: undefined } };
