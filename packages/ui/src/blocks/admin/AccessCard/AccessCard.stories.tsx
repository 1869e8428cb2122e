import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { onPhone } from '../../../stories/globals.ts';
import { LONG_WORD, longRefusal } from '../../../stories/longText.ts';
import { AccessCard } from './AccessCard.tsx';

const meta = {
  title: 'Blocks/Administration/AccessCard',
  component: AccessCard,
  args: {
    title: 'You do not have permission',
    text: 'These pages are for administrators.',
    children: <Button variant="primary">Go to Home</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AccessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'No permission',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have permission');
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { title: `The ${LONG_WORD}`, text: longRefusal },
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
