import type { StoryStructure } from '@kathaloka/contract/entities';
import { checkStory } from '@kathaloka/story';
import { storyDraft } from '@kathaloka/story/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { SceneInspector } from './SceneInspector.tsx';

const mill: StoryStructure = {
  start_node: 'mill',
  lost_at: 'grave',
  things: {
    key: { name: 'the brass key', line: 'It opens the mill.' },
    rope: { name: '' },
  },
  secrets: {
    wreck: { text: 'Meher sank the boat himself.', holders: ['Meher'], until: 'has key' },
  },
  nodes: {
    mill: {
      text: 'The wheel stands still. Meher looks away.',
      choices: [
        { text: 'Hand over the key', target: 'grave', condition: 'has key', effect: 'give key to meher' },
      ],
    },
    grave: { text: 'It is cold.', choices: [] },
  },
};

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: mill, name: 'mill', onEdit: fn(), onDelete: fn() },
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The fold with this summary, opened. */
async function fold(canvas: Canvas, summary: RegExp) {
  const found = canvas.getByText(summary);
  await userEvent.click(found);
  return within(found.closest('details')!);
}

/** A sign is renamed wherever it stands; a new thing is named as it was typed. */
export const Things: Story = {
  play: async ({ canvas, args, step }) => {
    const things = await fold(canvas, /^Things \(2\)/);
    await userEvent.click(things.getByText('the brass key'));
    await step('a sign is renamed, unless another thing has the name', async () => {
      const sign = things.getByDisplayValue('key');
      await userEvent.clear(sign);
      await userEvent.type(sign, 'rope');
      await expect(sign).toHaveAccessibleDescription(/“rope” is there already/);
      await userEvent.clear(sign);
      await userEvent.type(sign, 'mill key{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'rename part',
        kind: 'thing',
        name: 'key',
        to: 'mill_key',
      });
      await expect(sign).toHaveValue('mill_key');
      // of the choice, and of the secret
      await expect(canvas.getAllByText('Only with the mill key')).toHaveLength(2);
    });
    await step('a line is written, and a thing is added', async () => {
      await userEvent.type(things.getByDisplayValue('It opens the mill.'), '!');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit thing',
        name: 'mill_key',
        thing: { name: 'the brass key', line: 'It opens the mill.!' },
      });
      await userEvent.type(things.getByRole('textbox', { name: 'Sign of the new thing' }), 'Old lamp{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit thing',
        name: 'Old_lamp',
        thing: { name: 'Old lamp' },
      });
      await expect(things.getByDisplayValue('Old_lamp')).toBeVisible();
    });
    await step('focus stays in the list when a thing is removed', async () => {
      await userEvent.click(things.getAllByRole('button', { name: 'Remove thing' }).at(-1)!);
      await expect(things.queryByDisplayValue('Old_lamp')).toBeNull();
    });
  },
  parameters: contents<Story>({ hi: {}, ur: {} }),
};

/** A secret has a text, those who know it, and a condition with which everybody may. */
export const Secrets: Story = {
  tags: ['behaviour'],
  args: { findings: checkStory({ story_structure: mill }) },
  play: async ({ canvas, args }) => {
    const secrets = await fold(canvas, /^Secrets \(1\)/);
    await userEvent.click(secrets.getByText('wreck'));
    await expect(secrets.getByText('Only with the key')).toBeVisible();
    await userEvent.type(secrets.getByRole('textbox', { name: 'Who knows it' }), ', Ila');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit secret',
      name: 'wreck',
      secret: { text: 'Meher sank the boat himself.', holders: ['Meher', 'Ila'], until: 'has key' },
    });
  },
};

const unfinished: StoryStructure = {
  ...mill,
  things: { rope: { name: '' } },
  secrets: { wreck: { text: '', holders: ['Nobody here'] } },
};

/** What the checks say of things and secrets is counted beside the fold. */
export const UnknownParts: Story = {
  args: { structure: unfinished, findings: checkStory({ story_structure: unfinished }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/finding/)).toHaveLength(2);
    const things = await fold(canvas, /^Things \(1\)/);
    await expect(things.getByText(/“key” is given, taken or held/)).toBeVisible();
    const secrets = await fold(canvas, /^Secrets \(1\)/);
    await expect(secrets.getByText(/“Nobody here”/)).toBeVisible();
  },
};

/** The scene that is entered when health is used up. */
export const WithoutHealth: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const health = await fold(canvas, /^Without health/);
    const scene = health.getByRole('combobox', { name: 'When health is used up' });
    await expect(scene).toHaveDisplayValue('Leads to grave');
    await userEvent.selectOptions(scene, 'mill');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'set lost at', name: 'mill' });
  },
};
