import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass } from 'lucide-react';
import { inHindi, inUrdu } from '../../stories/globals.ts';
import { Pill, PILL_TONES } from './Pill.tsx';

const meta = {
  title: 'Primitives/Pill',
  component: Pill,
  args: { children: 'Published', tone: 'success' },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { tone: 'info', icon: <Hourglass />, children: 'In review' } };
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {PILL_TONES.map((tone) => (
        <Pill key={tone} {...args} tone={tone}>
          {tone}
        </Pill>
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: { children: 'Waiting for a second look by an editor' },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
};
export const Hindi: Story = { args: { children: 'प्रकाशित' }, globals: inHindi };
export const Urdu: Story = { args: { children: 'شائع شدہ' }, globals: inUrdu };
