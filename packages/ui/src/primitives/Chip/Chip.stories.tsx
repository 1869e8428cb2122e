import type { Meta, StoryObj } from '@storybook/react-vite';
import { contents } from '../../testing/contents.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Primitives/Chip',
  component: Chip,
  args: { children: 'Folk Tales' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Quiet chip',
  parameters: contents<Story>({
    hi: { children: 'लोक कथाएँ' },
    ur: { children: 'لوک کہانیاں', color: '#63B3F2' },
  }),
};
export const OnAPicture: Story = { args: { variant: 'glass' } };
export const WithDot: Story = { args: { children: 'River', color: '#63B3F2' } };
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'Chronicles of the Lesser-Known Kingdoms' },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
};
