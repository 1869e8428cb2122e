import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi, inUrdu } from '../../stories/globals.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Folk Tales' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPicture: Story = { args: { variant: 'glass' } };
export const WithDot: Story = { args: { children: 'River', color: '#63B3F2' } };
export const LongText: Story = {
  args: { children: 'Chronicles of the Lesser-Known Kingdoms' },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
};
export const Hindi: Story = { args: { children: 'लोक कथाएँ' }, globals: inHindi };
export const Urdu: Story = { args: { children: 'لوک کہانیاں', color: '#63B3F2' }, globals: inUrdu };
