import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/Primitives/TextLink',
  component: TextLink,
  args: { href: '#register', children: 'Create your account' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The touch target is at least 24 pixels. */
export const Default: Story = {
  name: 'On its own',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create your account' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
  parameters: contents<Story>({
    long: {
      children: 'https://example.org/nirantarandhakaritadigantarakandaladamandasudharasabindusandratara',
    },
    hi: { children: 'अपना खाता बनाइए' },
    ur: { children: 'اپنا کھاتہ بنائیں' },
  }),
};

export const InASentence: Story = {
  render: (args) => (
    <p style={{ maxWidth: 260 }}>
      New here? <TextLink {...args} />, and the narrator will keep your place from the first evening on.
    </p>
  ),
};
