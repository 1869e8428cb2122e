import { ferrymanStructure, urduStructure, hindiStructure } from '@kathaloka/contract/fixtures';
import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longStructure } from '../../../testing/longText.ts';
import { richStructure } from '../../../testing/richStructure.ts';
import { storyDraft } from '@kathaloka/story/editing';
import { SceneInspector } from './SceneInspector.tsx';

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: ferrymanStructure, name: 'silence', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every edit is reported. Typing the first letter adds a choice. */
export const Default: Story = {
  name: 'A scene with choices',
  play: async ({ canvas, args, step }) => {
    await step('choices', async () => {
      const target = canvas.getByRole('combobox', { name: 'Choice 2 leads to' });
      await expect(target).toHaveDisplayValue('Leads to far_bank');
      await userEvent.selectOptions(target, 'end');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'retarget choice',
        name: 'silence',
        index: 1,
        target: 'end',
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 1' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'remove choice',
        name: 'silence',
        index: 0,
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }));
      await expect(canvas.getAllByRole('textbox', { name: /^Choice \d text$/ }).at(-1)).toHaveFocus();
      await userEvent.keyboard('R');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'add choice',
        name: 'silence',
        changes: { text: 'R' },
      });
    });
    await step('start and delete', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set as start' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'set start', name: 'silence' });
      await userEvent.click(canvas.getByRole('button', { name: 'Delete scene' }));
      await expect(args.onDelete).toHaveBeenCalledWith('silence');
    });
  },
  parameters: contents<Story>({
    long: { structure: longStructure, name: LONG_WORD },
    hi: { structure: hindiStructure, name: 'बरगद', language: 'hi' },
    ur: { structure: urduStructure, name: 'ghat', language: 'ur' },
  }),
};

/** Choices are reordered by dragging their grips; dropped anywhere else, a row stays where it was. */
export const Reordering: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const rowOf = (number: number) =>
      canvas.getByRole('textbox', { name: `Choice ${number} text` }).closest('[data-row]')!;
    const grip = rowOf(1).querySelector('[draggable="true"]')!;
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(grip, { dataTransfer });
    await fireEvent.drop(canvas.getByRole('textbox', { name: 'Scene text' }), { dataTransfer });
    await fireEvent.dragEnd(grip, { dataTransfer });
    await expect(args.onEdit).not.toHaveBeenCalled();
    // `false` means that the default is prevented: the browser allows dropping there
    await expect(await fireEvent.dragOver(rowOf(2), { dataTransfer })).toBe(true);
    await fireEvent.dragStart(grip, { dataTransfer });
    await expect(await fireEvent.dragOver(rowOf(2), { dataTransfer })).toBe(false);
    await fireEvent.drop(rowOf(2), { dataTransfer });
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith({
      type: 'move choice',
      name: 'silence',
      index: 0,
      to: 1,
    });
  },
};

/** A scene with every feature: variants, conditions in plain language, free play, lore and sacred figures. */
export const Rich: Story = {
  args: {
    structure: richStructure,
    loreCards: [{ keys: ['Ganga', 'river'], text: 'The river remembers every name.' }],
    onLoreCardsChange: fn(),
    depiction: [{ figure: 'Ganga', rule: 'symbol only' }],
    onDepictionChange: fn(),
    onPlayFrom: fn(),
  },
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
  play: async ({ canvas, args, step }) => {
    await step('conditions are read in plain language', async () => {
      await expect(canvas.getByText('Only if courage is at least 3 and without the vow')).toBeVisible();
      await expect(canvas.getByText('The player gets the coin.')).toBeVisible();
    });
    await step('a fault is told at its place while typing, and names are offered', async () => {
      const field = canvas.getByRole('combobox', { name: 'Variant 1 is told when' });
      await userEvent.type(field, ' and has c');
      await expect(canvas.getByRole('option', { name: 'coin' })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('has lamp and has coin ');
      await userEvent.type(field, 'and');
      await expect(field).toBeInvalid();
      await expect(canvas.getByText(/Character 26/)).toBeVisible();
      await userEvent.clear(field);
    });
    await step('choices are put in another order by key', async () => {
      canvas.getByRole('textbox', { name: 'Choice 2 text' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(canvas.getByRole('textbox', { name: 'Choice 1 text' })).toHaveValue(
        'Speak your own name, and wait',
      );
      canvas.getByRole('button', { name: 'Move choice 1 down' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Choice 1 text' })).toHaveValue('Take the coin');
      await expect(canvas.getByRole('button', { name: 'Move choice 2 up' })).toHaveFocus();
    });
    await step('other words for a choice are a line each, and a suggestion is added by one tap', async () => {
      const fields = canvas.getAllByRole('textbox', { name: /^Also said as/ });
      const field = fields[1]!;
      await expect(field).toHaveValue('tell them who I am\nintroduce myself');
      const suggestions = within(canvas.getByRole('list', { name: 'Suggestions for choice 2' }));
      await userEvent.click(suggestions.getByRole('button', { name: 'Add “speak your own name”' }));
      const all = ['tell them who I am', 'introduce myself', 'speak your own name'];
      await expect(field).toHaveValue(all.join('\n'));
      await expect(suggestions.queryByRole('button', { name: 'Add “speak your own name”' })).toBeNull();
      await userEvent.type(field, '{Enter}say who I am');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit choice',
        name: 'silence',
        index: 1,
        changes: { said: [...all, 'say who I am'] },
      });
      await userEvent.type(field, '\nx'.repeat(7));
      await expect(field).toHaveAccessibleDescription(/At most 10 phrases are stored/);
      await userEvent.tab();
      await expect(field).toBeValid();
    });
    await step('the words are counted, and the scene can be played', async () => {
      await expect(canvas.getByText('11 words')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Play from here' }));
      await expect(args.onPlayFrom).toHaveBeenCalledWith('silence');
    });
  },
};

/** A name that is taken or cannot be stored shows an error, and is reset on blur. */
export const NameTaken: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Scene name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'coin');
    await expect(name).toHaveAccessibleDescription('There is already a scene named coin');
    await fireEvent.change(name, { target: { value: 'half of a \ud83d' } });
    await expect(name).toHaveAccessibleDescription('The name has characters that cannot be stored');
    await fireEvent.change(name, { target: { value: 'coin' } });
    await userEvent.tab();
    await expect(name).toHaveValue('silence');
    await expect(name).toHaveAccessibleDescription('“coin” was not taken: it is still silence');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

const noted: StoryStructure = {
  ...ferrymanStructure,
  nodes: {
    ...ferrymanStructure.nodes,
    silence: {
      ...ferrymanStructure.nodes['silence']!,
      note: 'Both choices lead on: one of them with a debt.',
    },
  },
};

/** A note is shown before the text; without one there is a button to add it. */
export const WithNote: Story = {
  args: { structure: noted },
  play: async ({ canvas, args }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue('Both choices lead on: one of them with a debt.');
    await expect(note).toHaveAccessibleDescription(/players never see it/);
    await userEvent.type(note, '!');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit scene',
      name: 'silence',
      changes: { note: 'Both choices lead on: one of them with a debt.!' },
    });
  },
};

/** A button adds the first note of a scene. */
export const AddingANote: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveFocus();
    await userEvent.type(note, 'x');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit scene',
      name: 'silence',
      changes: { note: 'x' },
    });
  },
};

export const Start: Story = { args: { name: 'intro' } };
export const Ending: Story = {
  args: { name: 'end' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the ending/ }), 'D');
    await expect(args.onEdit).toHaveBeenCalledWith({
      type: 'edit scene',
      name: 'end',
      changes: { title: 'D' },
    });
  },
};
export const LeadsNowhere: Story = {
  args: { name: 'coin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Choice 1 leads to' })).toBeInvalid();
  },
};
