import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onPhone } from '../../testing/globals.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3,812 likes' },
  render: (args) => (
    <p>
      <span aria-hidden>3.8k</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One text on screen, another for screen readers. */
export const Default: Story = {
  name: 'Heard, not seen',
  play: async ({ canvas }) => {
    const words = canvas.getByText('3,812 likes');
    await expect(words.offsetWidth).toBe(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
  },
  parameters: contents<Story>({ hi: { children: '3,812 पसंद' } }),
};

export const AsTitle: Story = {
  tags: ['behaviour'],
  args: { as: 'h1', children: 'Home' },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  },
};
/** Long text takes no space. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: 'three thousand eight hundred and twelve likes '.repeat(60) },
  globals: onPhone,
};
export const Urdu: Story = { tags: ['behaviour'], args: { children: '3,812 پسندیدگیاں' }, globals: inUrdu };
