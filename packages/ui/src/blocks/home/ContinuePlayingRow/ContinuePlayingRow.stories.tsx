import { aNextPart, bareStory, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, onDesktop } from '../../../testing/globals.ts';
import { NOW, openTales } from '../../../testing/openTales.ts';
import { ContinuePlayingRow } from './ContinuePlayingRow.tsx';

const [first, ...others] = openTales;

const meta = {
  title: 'Components/Home/ContinuePlayingRow',
  component: ContinuePlayingRow,
  args: { tales: openTales, now: NOW },
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  decorators: [
    (Story) => (
      <div
        style={{
          maxInlineSize: 'var(--kl-page-width)',
          marginInline: 'auto',
          padding: '24px var(--kl-gutter)',
          overflow: 'clip',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ContinuePlayingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Open tales',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Continue playing' })).toBeVisible();
    await expect(canvas.getByText('42%').parentElement).toHaveTextContent('42% · 2 hours ago');
    await expect(canvas.getByText('The coin is in your palm.')).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Your progress in The Ferryman of Three Crossings' }),
    ).toHaveAttribute('value', '42');
    await expect(
      canvas.getByRole('link', { name: 'Continue The Ferryman of Three Crossings' }),
    ).toHaveAttribute('href', `/play/${first?.session.id}`);
  },
};

/** The next part of a series is sorted among the sessions, by when the previous part ended. */
export const NextInSeries: Story = {
  args: {
    tales: openTales.slice(0, 2),
    nextParts: [{ ...aNextPart(), ended_at: '2026-11-20T07:00:00.000Z' }],
    onPlay: fn(),
  },
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const { story } = aNextPart();
    await expect(titles[1]).toBe(story.title);
    await expect(canvas.getByText('Part 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Play ${story.title}` }));
    await expect(args.onPlay).toHaveBeenCalledWith(story);
  },
};

/** Without `onPlay` a next part links to its page; the row is shown even without open sessions. */
export const OnlyNextInSeries: Story = {
  tags: ['behaviour'],
  args: { tales: [], nextParts: [aNextPart()] },
  play: async ({ canvas }) => {
    const { story } = aNextPart();
    await expect(canvas.getByRole('link', { name: `Play ${story.title}` })).toHaveAttribute(
      'href',
      `/game/${story.id}`,
    );
  },
};

/** The card of a game played offline says so, and its link continues the game on this device. */
export const PlayedOffline: Story = {
  tags: ['behaviour'],
  args: { tales: [{ ...first!, offline_id: 'on-this-device' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Played on this device, without a network')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      '/offline/on-this-device',
    );
  },
};

/** A story with chapters shows the current chapter instead of a percentage. */
export const InChapters: Story = {
  tags: ['behaviour'],
  args: { tales: [{ ...first!, session: { ...first!.session, chapter: { number: 3, of: 8 } } }] },
  play: async ({ canvas }) => {
    const place = canvas.getByText('Chapter 3 of 8');
    await expect(place.parentElement).toHaveTextContent('Chapter 3 of 8 · 2 hours ago');
    await expect(canvas.queryByText('42%')).toBeNull();
  },
};

/** A session of another player names its owner. */
export const TogetherWithAnother: Story = {
  tags: ['behaviour'],
  args: { tales: [{ ...first!, last_line: '', together_with: 'Meera' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Together with Meera')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The reader's own session, with the names of the others who play in it. */
export const PlayedWithOthers: Story = {
  tags: ['behaviour'],
  args: { tales: [{ ...first!, played_with: ['Meera', 'Noor'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Together with Meera, Noor')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** Without sessions the row is not rendered. */
export const Empty: Story = {
  args: { tales: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const One: Story = { args: { tales: openTales.slice(0, 1) } };

const tale = { session: { id: 'a', completion_percentage: 66.6 }, last_played_at: NOW };

export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    tales: [
      { ...tale, story: overlongStory, last_line: overlongStory.story_description },
      { ...tale, session: { ...tale.session, id: 'b' }, story: bareStory, last_line: '' },
    ],
  },
};

const manyLanguages = {
  tales: [
    { ...tale, story: urduStory, last_line: 'سکہ تمہاری ہتھیلی میں ہے۔' },
    {
      ...tale,
      session: { ...tale.session, id: 'b' },
      story: hindiStory,
      last_line: 'सिक्का तुम्हारी हथेली में है।',
    },
    ...others,
  ],
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: manyLanguages,
  globals: { ...inHindi, ...onDesktop },
};
