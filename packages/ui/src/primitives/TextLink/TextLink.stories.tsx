import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi, inUrdu, onPhone } from '../../stories/globals.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#register', children: 'Create your account' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Never smaller than 24 pixels for a finger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create your account' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const InASentence: Story = {
  render: (args) => (
    <p style={{ maxWidth: 260 }}>
      New here? <TextLink {...args} />, and the narrator will keep your place from the first evening on.
    </p>
  ),
};

export const LongText: Story = {
  args: {
    children: 'https://example.org/nirantarandhakaritadigantarakandaladamandasudharasabindusandratara',
  },
  globals: onPhone,
};
export const Hindi: Story = { args: { children: 'अपना खाता बनाइए' }, globals: inHindi };
export const Urdu: Story = { args: { children: 'اپنا کھاتہ بنائیں' }, globals: inUrdu };
