import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { checkStory, explore, graphOf, reachOfChoices } from '@kathaloka/story';
import { storyDraft } from '@kathaloka/story/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { SceneInspector } from './SceneInspector.tsx';

const climbing: StoryChoice = {
  text: 'Climb the wall',
  target: 'roof',
  check: 'roll nerve >= 8',
  win_text: 'The last stone holds.',
  lose_text: 'The wall is wet. Down you go.',
  lose_effect: 'nerve - 1; hurt hand',
};

/** A story in which a wall is climbed, with the given attempt and the given time. */
const wall = (attempt: StoryChoice, time: Partial<StoryNode> = {}): StoryStructure => ({
  start_node: 'yard',
  nodes: {
    yard: {
      text: 'The gate is shut, and the dogs have heard it.',
      choices: [{ text: 'Breathe', target: 'yard', effect: 'nerve + 1' }, attempt],
      ...time,
    },
    roof: { text: 'From here one sees the river.', choices: [] },
    ditch: { text: 'Mud up to the knees.', choices: [] },
  },
});

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: wall(climbing), name: 'yard', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
  render: ({ structure, onEdit, ...args }) => (
    <WithState initial={structure}>
      {(held, change) => (
        <SceneInspector
          {...args}
          structure={held}
          onEdit={(edit) => {
            change(storyDraft(held, edit));
            onEdit(edit);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An attempt says what it takes, and what follows if it fails; it may stay in the scene. */
export const Attempt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It succeeds if nerve and the die make at least 8/)).toBeVisible();
    await expect(canvas.getByText('nerve falls by 1. The player’s hand is hurt.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Failing leads to' })).toHaveDisplayValue(
      'Stays in this scene',
    );
  },
  parameters: contents<Story>({
    hi: {
      structure: wall({
        text: 'दीवार पर चढ़ो',
        target: 'roof',
        check: 'roll साहस >= 8',
        lose_text: 'दीवार गीली है। आप नीचे आ गिरते हैं।',
        lose_effect: 'साहस - 1',
      }),
      language: 'hi',
    },
    ur: {
      structure: wall({
        text: 'دیوار پر چڑھو',
        target: 'roof',
        check: 'roll ہمت >= 8',
        lose_text: 'دیوار گیلی ہے۔ آپ نیچے آ گرتے ہیں۔',
        lose_effect: 'ہمت - 1',
      }),
      language: 'ur',
    },
    long: { structure: wall({ ...climbing, check: `${LONG_WORD} >= 3`, lose_target: LONG_WORD }) },
  }),
};

/** What the checks say of an attempt stands below its fields. */
export const AttemptDecided: Story = {
  args: {
    structure: wall({ text: 'Climb the wall', target: 'roof', check: 'nerve >= 0' }),
    findings: checkStory({
      story_structure: wall({ text: 'Climb the wall', target: 'roof', check: 'nerve >= 0' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody can fail/i)).toBeVisible();
  },
};

/** A choice becomes an attempt, whose fields stay open while they are emptied. */
export const WritingAnAttempt: Story = {
  tags: ['behaviour'],
  args: { structure: wall({ text: 'Climb the wall', target: '' }) },
  play: async ({ canvas, args, step }) => {
    const target = canvas.getByRole('combobox', { name: 'Choice 2 leads to' });
    await expect(target).toBeInvalid();
    await userEvent.click(canvas.getByText('Choice 2: this is an attempt'));
    const check = await canvas.findByRole('combobox', { name: 'What it takes' });
    await step('names are completed', async () => {
      await userEvent.tab();
      await expect(check).toHaveFocus();
      await userEvent.keyboard('ner');
      await expect(canvas.getByRole('option', { name: 'nerve' })).toBeVisible();
      await userEvent.keyboard('{Enter}>= 3');
      await expect(check).toHaveValue('nerve >= 3');
      await expect(target).toHaveDisplayValue('Stays in this scene');
      await expect(target).toBeValid();
    });
    await step('what follows from failing', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Failing leads to' }), 'ditch');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit choice',
        name: 'yard',
        index: 1,
        changes: { lose_target: 'ditch' },
      });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Failing leads to' }), '');
    });
    await step('a fault is told at its place', async () => {
      await userEvent.type(check, ' or');
      await expect(check).toBeInvalid();
      await userEvent.clear(check);
      await expect(check).toBeVisible();
      await expect(check).toHaveFocus();
      await expect(target).toBeInvalid();
    });
  },
};

const hounds = wall(climbing, { each_turn: 'noise + 1', max_turns: 3, time_out: 'ditch' });

/** What each turn changes, how many there are, and the scene that follows. */
export const Time: Story = {
  args: { structure: hounds },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('noise rises by 1.')).toBeVisible();
    const timeOut = canvas.getByRole('combobox', { name: 'When the turns are used up' });
    await expect(timeOut).toHaveDisplayValue('Leads to ditch');
    await userEvent.selectOptions(timeOut, 'Goes on without a scene');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit scene',
      name: 'yard',
      changes: { time_out: '' },
    });
  },
  parameters: contents<Story>({ hi: {}, ur: {} }),
};

const endless = wall(climbing, { each_turn: 'noise + 1' });

/** Time without an end is said below its fields. */
export const TimeWithoutEnd: Story = {
  args: { structure: endless, findings: checkStory({ story_structure: endless }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Each turn in this scene changes “noise \+ 1”/)).toBeVisible();
  },
};

/** An ending at which players have failed. */
export const LostEnding: Story = {
  args: { name: 'ditch' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'This ending is lost' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit scene',
      name: 'ditch',
      changes: { ending: 'lost' },
    });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
  },
  parameters: contents<Story>({ hi: {}, ur: {} }),
};

const forked: StoryStructure = {
  start_node: 'ghat',
  nodes: {
    ghat: {
      text: 'A boat lies here.',
      choices: [
        { text: 'Row', target: 'bank' },
        { text: 'Row slowly', target: 'bank' },
        { text: 'Walk', target: 'bridge' },
      ],
    },
    bridge: { text: 'The bridge sways.', choices: [{ text: 'Cross', target: 'bank' }] },
    bank: { text: 'The far bank.', choices: [] },
  },
};
const graph = graphOf(forked);

/** What each choice changes stands below it. */
export const Reach: Story = {
  args: {
    structure: forked,
    name: 'ghat',
    reach: { structure: forked, choices: reachOfChoices(graph, explore(graph).exact).choices },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changes no word: all is told as after choice 1')).toBeVisible();
    await expect(canvas.getByText('Changes words until the next scene')).toBeVisible();
    await expect(canvas.getByText('Changes words until bridge')).toBeVisible();
    // what was checked leads elsewhere
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Choice 2 leads to' }), 'bridge');
    await expect(canvas.queryByText(/^Changes no word/)).toBeNull();
  },
  parameters: contents<Story>({ hi: {}, ur: {} }),
};
