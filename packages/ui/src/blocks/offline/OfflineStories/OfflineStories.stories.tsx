import { twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { OfflineStories } from './OfflineStories.tsx';

const stories = twelveStories.slice(4, 7).map((story, at) => ({ ...story, bytes: 640_000 + at * 380_000 }));

const meta = {
  title: 'Components/Offline/OfflineStories',
  component: OfflineStories,
  args: { stories, onPlay: fn(), onRemove: fn() },
} satisfies Meta<typeof OfflineStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Three stories',
  play: async ({ canvas, args }) => {
    const [first] = stories;
    await userEvent.click(canvas.getByRole('button', { name: `Play on this device: ${first!.title}` }));
    await expect(args.onPlay).toHaveBeenCalledWith(first);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${first!.title} from this device` }));
    await expect(args.onRemove).toHaveBeenCalledWith(first);
    await expect(canvas.getByRole('link', { name: first!.title })).toHaveAttribute(
      'href',
      `/game/${first!.id}`,
    );
  },
  parameters: contents<Story>({
    hi: { stories: stories.map((story) => ({ ...story, title: 'तीन घाटों का नाविक', language: 'hi' })) },
    ur: { stories: stories.map((story) => ({ ...story, title: 'تین گھاٹوں کا ملاح', language: 'ur' })) },
    long: { stories: stories.map((story) => ({ ...story, title: LONG_WORD })) },
  }),
};
