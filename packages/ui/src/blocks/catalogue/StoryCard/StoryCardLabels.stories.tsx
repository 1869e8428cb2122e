import { aStory, hindiStory, tamilStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inHindi, onDesktop } from '../../../testing/globals.ts';
import { shows } from '../../../testing/plays.ts';
import { StoryCard } from './StoryCard.tsx';

const meta = {
  title: 'Components/Catalogue/StoryCard',
  component: StoryCard,
  args: { story: aStory() },
  decorators: [(Story) => <div style={{ display: 'grid', gap: 12, maxInlineSize: 297 }}>{Story()}</div>],
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labels say that a story needs no account, is in another language, or was made with a model. */
export const Labels: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <StoryCard {...args} story={aStory({ is_open_to_guests: true })} />
      <StoryCard {...args} story={tamilStory} />
      <StoryCard {...args} story={aStory({ is_machine_translated: true })} />
    </>
  ),
  play: async ({ canvas }) => {
    const [quick, tamil, translated] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(quick!.getByText('Quick read')).toBeVisible();
    await expect(quick!.queryByText('English')).toBeNull();
    await expect(tamil!.getByText('Tamil')).toBeVisible();
    await expect(tamil!.queryByText('Quick read')).toBeNull();
    await expect(tamil!.queryByText('Made with AI')).toBeNull();
    await expect(translated!.getByText('Made with AI')).toBeVisible();
  },
};

/** Languages have names in every language of the interface. */
export const LanguageInHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  play: shows('अंग्रेज़ी'),
};

/** In Hindi and Urdu a number may be a word: PLAY stands beside the author, and never in a row of its own. */
export const InHindiAndUrdu: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  render: (args) => (
    <>
      {[7, 8411, 999_999].map((plays_total) => {
        const stats = { likes_total: plays_total, plays_total, bookmarks_total: plays_total };
        return <StoryCard key={plays_total} {...args} story={{ ...hindiStory, stats }} />;
      })}
    </>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const author = within(card).getByText(hindiStory.author.display_name!).getBoundingClientRect();
      const play = within(card).getByRole('link', { name: /^खेलें/ }).getBoundingClientRect();
      await expect(play.top).toBeLessThan(author.bottom);
      await expect(play.bottom).toBeGreaterThan(author.top);
    }
  },
};

/** Nothing stands on the picture. */
export const LabelsBelowThePicture: Story = {
  tags: ['behaviour'],
  args: { story: { ...tamilStory, is_open_to_guests: true, is_machine_written: true } },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img').getBoundingClientRect();
    for (const label of ['Tamil', 'Quick read', 'Made with AI'])
      await expect(canvas.getByText(label).getBoundingClientRect().top).toBeGreaterThanOrEqual(cover.bottom);
  },
};

/** A card with half of a row has its text beside the cover, on a desktop. */
export const Wide: Story = {
  args: { shape: 'wide', story: aStory({ is_open_to_guests: true }) },
  globals: onDesktop,
  decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(cover.right);
  },
};

/** A title is printed with the marks of its language, as texts are. */
export const QuotedTitle: Story = {
  tags: ['behaviour'],
  args: { story: aStory({ title: `"Karna's Lamp"` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '“Karna’s Lamp”' })).toBeVisible();
  },
};
