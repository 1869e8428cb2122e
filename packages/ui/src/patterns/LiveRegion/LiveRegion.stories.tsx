import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi, inUrdu, onPhone } from '../../testing/globals.ts';
import { says } from '../../testing/plays.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Components/Patterns/LiveRegion',
  component: LiveRegion,
  args: { children: '7 stories found' },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <p>The words beside this are heard, not seen.</p>
      <LiveRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Heard, not seen',
  play: says('status', '7 stories found'),
};

export const Urgent: Story = {
  tags: ['behaviour'],
  args: { isUrgent: true, children: 'You are offline' },
  play: says('alert', 'You are offline'),
};

export const Silent: Story = { tags: ['behaviour'], args: { children: '' } };
/** Long text takes no space. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'Seven stories were found, and here they all are. '.repeat(40) },
  globals: onPhone,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { children: '7 कहानियाँ मिलीं' },
  globals: inHindi,
  play: says('status', '7 कहानियाँ मिलीं'),
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { children: '7 کہانیاں ملیں' },
  globals: inUrdu,
  play: says('status', '7 کہانیاں ملیں'),
};
