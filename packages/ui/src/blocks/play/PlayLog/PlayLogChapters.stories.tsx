import { ferrymanHistory, hindiStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { entriesFromHistory } from '../entriesFromHistory.ts';
import { PlayLog } from './PlayLog.tsx';

/** Returns the ferryman's history, with chapters of these titles at the first and the last part. */
function logWith(titles: readonly [string, string]) {
  const turns = ferrymanHistory.map((turn, at) => {
    if (at === 0) return { ...turn, chapter: { number: 1, of: 8, title: titles[0] } };
    if (at < 3) return turn;
    return {
      ...turn,
      action_type: 'continue' as const,
      chapter: { number: 3, of: 8, title: titles[1] },
    };
  });
  return entriesFromHistory(turns, { separator: 'Earlier in this tale', modelName: (key) => key });
}

const meta = {
  title: 'Components/Playing/PlayLog',
  component: PlayLog,
  args: { entries: logWith(['At the ghat', 'The coin in the palm']), onSelectAlternative: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '90dvh', maxWidth: 820, margin: '0 auto', padding: 8 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PlayLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chapter has a heading; a new one is a place to rest. */
export const Chapters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The coin in the palm' })).toBeVisible();
    await expect(canvas.getByText('Chapter 3 of 8')).toBeVisible();
    await expect(canvas.getByText('A good place to rest: your place is stored.')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'At the ghat' }).closest('[data-historical]'),
    ).not.toBeNull();
    await expect(canvas.getAllByText(/A good place to rest/)).toHaveLength(1);
  },
  parameters: contents<Story>({
    long: { entries: logWith([LONG_WORD, LONG_WORD]) },
    hi: { entries: logWith(['घाट पर', 'हथेली में सिक्का']), language: hindiStory.language },
    ur: { entries: logWith(['گھاٹ پر', 'ہتھیلی میں سکہ']), language: urduStory.language },
  }),
};
