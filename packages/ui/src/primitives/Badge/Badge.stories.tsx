import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { contents } from '../../testing/contents.ts';
import { Badge, BADGE_TONES } from './Badge.tsx';

const meta = {
  title: 'Components/Primitives/Badge',
  component: Badge,
  args: { children: 'Teen (13+)' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Neutral label',
  parameters: contents<Story>({ hi: { children: 'मध्यम' }, ur: { children: 'درمیانہ', tone: 'warning' } }),
};
export const WithIcon: Story = { args: { tone: 'premium', icon: <Crown />, children: 'Premium' } };
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'Suitable for readers who have already finished the first three parts' },
  decorators: [(Story) => <div style={{ maxWidth: 180 }}>{Story()}</div>],
};
