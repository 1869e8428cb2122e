import { aModel, ferrymanHistory, fixtureModels, overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import { contents } from '../../testing/contents.ts';
import { onDesktop } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { retries, says } from '../../testing/plays.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { ferrymanEntries, PlayDemo } from '../../testing/playStories.tsx';

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A session whose log ends with these entries. */
const after = (...entries: readonly LogEntry[]) =>
  playing({ session: { entries: [...ferrymanEntries, ...entries] } });

/** The root element of every state gets the root props, and no other prop becomes an attribute. */
export const PassesThrough: Story = {
  tags: ['behaviour'],
  args: playing({ id: 'session', className: 'mine', style: { colorScheme: 'dark' } }),
  play: async ({ args, canvasElement, mount, step }) => {
    for (const [state, props] of Object.entries({
      session: {},
      loading: { session: undefined, loading: true },
      problem: { session: undefined },
    }))
      await step(state, async () => {
        await mount(<PlayDemo {...args} {...props} />);
        const root = canvasElement.querySelector('#session');
        await expect(root).toHaveClass('mine');
        await expect(root).toHaveStyle({ colorScheme: 'dark' });
        await expect(root?.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
        await expect(root).not.toHaveAttribute('draft');
      });
  },
};

export const Loading: Story = {
  args: { session: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading game session...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-disabled', 'true');
  },
  parameters: contents<Story>({
    long: {
      session: {
        ...playing().session,
        story: overlongStory,
        choices: [
          { text: `Say ${'the name you were given, and '.repeat(6)}row on.`, is_detour: false },
          { text: 'Look under the plank.', is_detour: true },
          { text: 'Wait.', is_detour: false },
        ],
      },
      draft: 'I row and I sing and I count the lamps. '.repeat(10),
      models: {
        text: [aModel({ display_name: 'Venkatanarasimharajuvaripeta', credit_cost: 1200 })],
        image: fixtureModels.image,
      },
    },
  }),
};

export const Failed: Story = {
  args: { session: undefined, error: { message: 'Failed to fetch game session', requestId: 'r-20a4' } },
  play: retries('Failed to fetch game session'),
};

export const NotFound: Story = {
  args: { session: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Game session not found');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.actions.back).toHaveBeenCalledOnce();
  },
};

/** The unsent text of a deleted session can still be copied. */
export const NotFoundWithWords: Story = {
  tags: ['behaviour'],
  args: { session: undefined, draft: 'I hold out the lamp.' },
  play: says('figure', 'You wrote:I hold out the lamp.'),
};

/** A tale that has just begun, with a hint for a new player. */
export const NewSession: Story = {
  args: playing({
    session: {
      entries: [{ id: 'start', type: 'narrative', content: ferrymanHistory[0]?.ai_response ?? '' }],
      current_xp: 100,
      isOpening: true,
      hasHint: true,
    },
    timings: { hintIntervalMs: 10, hintPulseMs: 600_000 },
  }),
};

export const Thinking: Story = {
  args: playing({
    session: { isTakingTurn: true, choices: ferrymanHistory[3]?.choices },
    draft: 'I hold out the lamp.',
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('AI is thinking...')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Choices' })).toBeNull();
    for (const name of [/^Act/, /^Continue/, /^Immerse/, /^Show/, /^Undo/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('c1');
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(args.actions.act).not.toHaveBeenCalled();
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

/** Credits run low, and then do not suffice: other models are offered. */
export const NotEnoughCredits: Story = {
  args: after(
    { id: 'low', type: 'warning', content: 'Your credits are running low!' },
    {
      id: 'short',
      type: 'error',
      content: 'Not enough credits for Ravivarma. You have 9 credits, but need 12.',
      alternatives: fixtureModels.image.slice(0, 3),
    },
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Try these alternatives:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajanta 8 credits' }));
    await expect(args.actions.selectAlternative).toHaveBeenCalledWith(fixtureModels.image[2]);
  },
};

export const NotEnoughXp: Story = {
  args: playing(
    after({
      id: 'xp',
      type: 'error',
      content: 'Not enough XP. You have 1 XP, but need 2 XP for this action.',
    }),
    { session: { current_xp: 1 } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Immerse.*Needs 2 XP/ })).toBeVisible();
  },
};

/** The player's words stay when a turn fails. */
export const ActionFailed: Story = {
  args: playing(
    after({ id: 'failed', type: 'error', content: 'An error occurred while executing the action.' }),
    { draft: 'I hold out the lamp.' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('I hold out the lamp.');
  },
};

export const SceneDrawn: Story = {
  args: after(
    { id: 'by', type: 'model_info', content: '', model_used: 'Ravivarma', credits_consumed: 12 },
    { id: 'scene', type: 'image', content: '/covers/ferryman.webp', style: 'ravivarma' },
  ),
};

/** Without a story there is no cover and no title, only the lattice. */
export const Bare: Story = {
  tags: ['behaviour'],
  args: playing({ session: { story: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Story');
  },
};
