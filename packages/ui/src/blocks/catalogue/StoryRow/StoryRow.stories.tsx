import { overlongStory, twelveStories, urduStory, hindiStory } from '@kathaloka/contract/fixtures';
import { ROW_AUTO_SCROLL_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pass, withClock } from '../../../testing/clock.ts';
import { contents } from '../../../testing/contents.ts';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { motionPreference } from '../../../testing/motion.ts';
import { StoryRow } from './StoryRow.tsx';

const meta = {
  title: 'Components/Catalogue/StoryRow',
  component: StoryRow,
  args: { title: 'Folk Tales', stories: twelveStories.slice(0, 8) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <div style={{ padding: '24px var(--kl-gutter)', overflow: 'clip' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof StoryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Eight stories',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Folk Tales' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(args.stories?.length ?? 0);
  },
  parameters: contents<Story>({
    long: {
      title: overlongStory.category?.display_name ?? '',
      hint: 'What the historians left out, and what they should have',
      stories: [overlongStory, ...twelveStories.slice(0, 4)],
    },
    hi: { title: 'लोक कथाएँ', stories: [hindiStory, ...twelveStories.slice(0, 4)] },
    ur: { title: 'لوک کہانیاں', stories: [urduStory, ...twelveStories.slice(0, 4)] },
  }),
};

export const WithHint: Story = {
  tags: ['behaviour'],
  args: { title: 'Featured Stories', hint: 'Handpicked by editors and team' },
  play: async ({ canvas }) => {
    // the explanation loads after the row
    await userEvent.hover(await canvas.findByRole('button', { name: 'About Featured Stories' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Handpicked by editors and team');
  },
};

/** Far below the fold a card has only its link. Near the viewport it is complete; the link keeps focus. */
export const Deferred: Story = {
  tags: ['behaviour'],
  args: { deferred: 'all', style: { marginBlockStart: '5000px' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(canvas.queryAllByRole('button', { name: /^PLAY/ })).toEqual([]);
    await expect(canvas.queryAllByText(/PLAY/)).toEqual([]);
    links[0]!.focus();
    links[0]!.scrollIntoView();
    const [card] = canvas.getAllByRole('article');
    await waitFor(() => expect(card).toHaveTextContent(/PLAY/));
    await expect(links[0]).toHaveFocus();
    // a settled page renders all cards completely
    document.documentElement.dataset['settled'] = '';
    await waitFor(() => expect(canvas.getAllByText('PLAY')).toHaveLength(8));
    delete document.documentElement.dataset['settled'];
  },
};

/** The row scrolls every three seconds. */
export const MovesByItself: Story = {
  tags: ['behaviour'],
  beforeEach: [withClock, motionPreference('no-preference')],
  play: async ({ canvas }) => {
    await expect(ROW_AUTO_SCROLL_MS).toBe(3000);
    await pass(ROW_AUTO_SCROLL_MS / 2);
    await expect(canvas.getAllByRole('list')[0]?.scrollLeft).toBe(0);
    await pass(ROW_AUTO_SCROLL_MS);
    await waitFor(() => expect(canvas.getAllByRole('list')[0]?.scrollLeft).toBeGreaterThan(0));
  },
};

export const Pending: Story = {
  args: { stories: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading stories...')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Fewer stories than fit share the row, so that no part of it is empty. */
export const FewStories: Story = {
  globals: onDesktop,
  render: (args) => (
    <>
      {[1, 2, 3].map((count) => (
        <StoryRow key={count} {...args} title={`Row of ${count}`} stories={twelveStories.slice(0, count)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('region')) {
      const cards = within(row).getAllByRole('article');
      const [first, last] = [cards[0]!, cards.at(-1)!].map((card) => card.getBoundingClientRect());
      const { left, right } = within(row)
        .getByRole('heading', { level: 2 })
        .parentElement!.getBoundingClientRect();
      await expect(Math.abs(first!.left - left)).toBeLessThan(2);
      await expect(Math.abs(last!.right - right)).toBeLessThan(2);
    }
  },
};

/** On a phone a card fills the row. */
export const OneOnAPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const { left, right } = canvas.getAllByRole('article')[0]!.getBoundingClientRect();
    await expect(innerWidth - (right - left)).toBeLessThan(60);
  },
};
export const Phone: Story = { tags: ['behaviour'], ...WithHint, globals: onPhone };
export const FourOnDesktop: Story = {
  tags: ['behaviour'],
  args: { stories: twelveStories.slice(0, 4) },
  globals: onDesktop,
};
