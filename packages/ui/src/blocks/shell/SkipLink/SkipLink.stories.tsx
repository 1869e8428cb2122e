import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onPhone } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Shell/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <div style={{ position: 'relative', minBlockSize: 120 }}>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <p>The content of the page. Press Tab to see the link.</p>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['focused'],
  name: 'Hidden until focused',
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await step('out of sight', async () => {
      await expect(link.offsetWidth).toBe(1);
    });
    await step('in sight with focus', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.offsetWidth).toBeGreaterThan(100);
    });
  },
};
const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  ...Focused,
  decorators: [withLongWords],
  globals: onPhone,
};
export const Phone: Story = { tags: ['behaviour'], ...Focused, globals: onPhone };
