import { urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inUrdu, onPhone } from '../../../testing/globals.ts';
import { inkTop } from '../../../testing/inkTop.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { retries, says, shows } from '../../../testing/plays.ts';
import { aMappedTurn, ferrymanMap, forkedTurns, longTurns } from '../../../testing/sessionMaps.ts';
import { SessionMap } from './SessionMap.tsx';

const meta = {
  title: 'Components/Playing/SessionMap',
  component: SessionMap,
  args: { turns: ferrymanMap, onBranch: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352, padding: 24, background: 'var(--kl-surface-1)', borderRadius: 10 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SessionMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One list leads to the player's position; other ways branch off at the turn that they leave. */
export const Default: Story = {
  name: 'The way so far',
  play: async ({ canvas, step }) => {
    const way = canvas.getByRole('list', { name: 'Everything told so far' });
    const turns = [...way.children] as HTMLElement[];
    await step('the way of the player', async () => {
      await expect(turns).toHaveLength(5);
      await expect(turns[0]).toHaveTextContent('The oar bites');
      await expect(turns[3]).toHaveTextContent('Show');
      await expect(within(turns[4] as HTMLElement).getByText('You are here')).toBeVisible();
    });
    await step('and the ways that were left', async () => {
      const [back] = canvas.getAllByRole('list', { name: 'Another way from here' });
      await expect(turns[0]).toContainElement(back as HTMLElement);
      await expect(within(back as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

/** A word of Nastaliq that rises far above its line is not cut off. */
export const Rising: Story = {
  tags: ['behaviour'],
  args: {
    turns: [aMappedTurn('m1', null, { first_words: 'انگیٹھی کے پاس بیٹھو، اور ہنکارا بھرو۔' })],
    language: 'ur',
  },
  globals: { ...onPhone, ...inUrdu },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const words = canvas.getByText(/^انگیٹھی/);
    await expect(inkTop(words, 'انگیٹھی')).toBeGreaterThan(words.getBoundingClientRect().top);
  },
};

/** A turn opens to show its actions, one turn at a time; the newest has none, since the player is there. */
export const BeginningAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await step('a turn of the way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Custom action: I ask the passenger/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again from here' }));
      await expect(args.onBranch).toHaveBeenLastCalledWith(ferrymanMap[3]);
    });
    await step('a turn that was left, by keyboard', async () => {
      canvas.getByRole('button', { name: /The lamp at the prow/ }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onBranch).toHaveBeenLastCalledWith(ferrymanMap[5]);
      await expect(canvas.getAllByRole('button', { name: 'Begin again from here' })).toHaveLength(1);
    });
    await step('not the newest', async () => {
      await expect(canvas.queryByRole('button', { name: /Stop rowing/ })).toBeNull();
    });
  },
};

/** If no game can start, the button says why. */
export const Disabled: Story = {
  tags: ['behaviour'],
  args: { disabledReason: 'You are offline: a new game needs a connection.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /The oar bites/ }));
    const begin = canvas.getByRole('button', { name: 'Begin again from here' });
    await expect(begin).toHaveAccessibleDescription('You are offline: a new game needs a connection.');
    await userEvent.click(begin);
    await expect(args.onBranch).not.toHaveBeenCalled();
  },
};

/** Without actions the map is read-only. */
export const WithoutBranching: Story = {
  render: ({ onBranch: _onBranch, ...args }) => <SessionMap {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A stretch without forks is folded, and opens in place. */
export const Folded: Story = {
  args: { turns: longTurns(14) },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: /^12 parts/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(fold);
    await expect(fold).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await userEvent.click(fold);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The newest turns of a long tale. Their numbers are unknown until the first turns have loaded. */
export const Midway: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { turns: longTurns(30).slice(16), onShowEarlier: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '12 parts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
  },
};

/** While earlier turns load, the others stay. */
export const LoadingEarlier: Story = {
  tags: ['behaviour'],
  args: { turns: longTurns(30).slice(16), loading: true, onShowEarlier: fn() },
  play: async ({ canvas, args }) => {
    const earlier = canvas.getByRole('button', { name: 'Earlier' });
    await expect(earlier).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(earlier);
    await expect(args.onShowEarlier).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '12 parts' })).toBeVisible();
  },
};

/** Thousands of turns with as many forks: folded turns are not rendered. */
export const Thousands: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { turns: forkedTurns(2000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2500);
    await userEvent.click(canvas.getByRole('button', { name: /2–41$/ }));
    await expect(canvas.getByRole('button', { name: /What turn-41 tells/ })).toBeVisible();
  },
};

/** Many ways from one turn are folded, and so are ways within ways. */
export const ManyWays: Story = {
  tags: ['behaviour'],
  args: {
    turns: [
      aMappedTurn('m1', null),
      ...Array.from({ length: 5 }, (_, index) => aMappedTurn(`left-${index}`, 'm1', { is_current: false })),
      aMappedTurn('m2', 'm1'),
      aMappedTurn('side', 'm2', { is_current: false }),
      aMappedTurn('inner', 'side', { is_current: false }),
      aMappedTurn('outer', 'side', { is_current: false }),
      aMappedTurn('m3', 'm2'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 other ways' }));
    await expect(canvas.getByRole('button', { name: /What left-4 tells/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 other way' }));
    await expect(canvas.getByRole('button', { name: /What inner tells/ })).toBeVisible();
  },
};

/** After an undo, before the next turn: the undone turns branch off at the end of the line. */
export const AfterUndo: Story = {
  args: {
    turns: [
      aMappedTurn('m1', null),
      aMappedTurn('m2', 'm1'),
      aMappedTurn('m3', 'm2', { is_current: false }),
      aMappedTurn('m4', 'm2', { is_current: false }),
    ],
  },
};

export const OnlyTheOpening: Story = {
  args: { turns: ferrymanMap.slice(0, 1) },
  play: shows(/^Only the opening has been told/),
};

export const Loading: Story = {
  args: { turns: undefined, loading: true },
  play: says('status', 'Loading your tale...'),
};

export const Failed: Story = {
  args: { turns: undefined, error: 'Your tale could not be loaded.' },
  play: retries('Your tale could not be loaded.'),
};

/** A loaded map stays if it cannot be reloaded. */
export const Outdated: Story = { tags: ['behaviour'], args: { error: 'Your tale could not be loaded.' } };

/** The tale has its own direction, whatever the direction of the page. */
export const UrduTale: Story = {
  tags: ['behaviour'],
  args: {
    language: 'ur',
    turns: ferrymanMap.map((turn) => ({ ...turn, first_words: urduStory.tagline })),
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  args: { turns: ferrymanMap.map((turn) => ({ ...turn, first_words: longRefusal })) },
  play: async ({ canvas }) => {
    const turn = canvas.getAllByRole('button')[0] as HTMLElement;
    const height = turn.offsetHeight;
    await userEvent.click(turn);
    await expect(turn.offsetHeight).toBeGreaterThan(height);
  },
};

/** A long map opens at the player's position. */
export const OpensWhereThePlayerIs: Story = {
  tags: ['behaviour'],
  args: { turns: longTurns(60) },
  decorators: [
    (Story) => (
      <div data-scroller style={{ height: 120, overflow: 'auto' }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-scroller]') as HTMLElement;
    await expect(scroller.scrollHeight).toBeGreaterThan(200);
    const here = canvas.getByText('You are here').getBoundingClientRect();
    const { top, bottom } = scroller.getBoundingClientRect();
    await expect(here.top >= top && here.bottom <= bottom).toBe(true);
  },
};
