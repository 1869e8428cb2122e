import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { says } from '../../../testing/plays.ts';
import { ThinkingIndicator } from './ThinkingIndicator.tsx';

const meta = {
  title: 'Components/Playing/ThinkingIndicator',
  component: ThinkingIndicator,
} satisfies Meta<typeof ThinkingIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Waiting',
  play: says('status', 'AI is thinking...'),
  parameters: contents<Story>({ long: 'words' }),
};
/** Once text arrives, the flames stand still. */
export const Telling: Story = {
  args: { isTelling: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('AI is thinking...');
    const flames = canvasElement.getAnimations({ subtree: true });
    await expect(flames.map(({ playState }) => playState)).not.toContain('running');
  },
};
/** The connection is lost and is retried automatically. */
export const Reconnecting: Story = {
  args: { delay: 'reconnecting' },
  play: says('status', 'The connection was lost. Trying again...'),
};
/** Many players use the same model: the turn is queued, at no cost. */
export const Queued: Story = {
  args: { delay: 'queued' },
  play: says('status', 'Your turn comes...'),
  tags: ['behaviour'],
};
export const ReducedMotion: Story = { tags: ['behaviour'], beforeEach: motionPreference('reduce') };
