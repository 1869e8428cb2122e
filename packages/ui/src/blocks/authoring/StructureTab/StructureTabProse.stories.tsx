import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { sceneCard } from '../../../testing/MovingCanvas.tsx';
import { StructureTab } from './StructureTab.tsx';

const BLANK: StoryStructure = { start_node: 'gate', nodes: { gate: { text: '', choices: [] } } };

const meta = {
  title: 'Components/Writing/StructureTab',
  component: StructureTab,
  tags: ['behaviour'],
  args: { structure: BLANK, initialView: 'outline', onStructureChange: fn() },
  globals: onDesktop,
  render: ({ structure: initial, onStructureChange, ...args }) => (
    <WithState initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab {...args} structure={structure} onStructureChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof StructureTab>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const sceneText = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Scene text' }) as HTMLTextAreaElement;
/** Appends to the text, in a single event, because of busy machines. */
async function write(canvas: Canvas, text: string): Promise<void> {
  const field = sceneText(canvas);
  await fireEvent.input(field, { target: { value: field.value + text } });
}
const lastOf = ({ onStructureChange }: { onStructureChange: unknown }) =>
  (onStructureChange as { mock: { calls: [StoryStructure][] } }).mock.calls.at(-1)![0];

/** A completed link becomes a choice and adds its scene; undo restores the typed link as text. */
export const WritesALink: Story = {
  play: async ({ canvas, args, step }) => {
    await step('typed in the prose', async () => {
      const field = sceneText(canvas);
      await userEvent.type(field, 'A gate.\n[[[[Open it -> hall | if has key | lose key]]');
      await expect(field).toHaveValue('A gate.');
      await expect(field.selectionStart).toBe('A gate.'.length);
      await userEvent.type(field, '\nIt is old.');
      await expect(field).toHaveValue('A gate.\nIt is old.');
    });
    await step('shown as what it is', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Choice 1 text' })).toHaveValue('Open it');
      await expect(canvas.getByRole('combobox', { name: 'Choice 1 leads to' })).toHaveValue('hall');
      await expect(canvas.getByText('Only with the key')).toBeVisible();
      await expect(canvas.getByText('The player loses the key.')).toBeVisible();
      await expect(lastOf(args).nodes).toHaveProperty('hall', { text: '', choices: [] });
    });
    await step('in the middle of a sentence its words stay, and the caret is after them', async () => {
      await userEvent.clear(sceneText(canvas));
      await userEvent.type(sceneText(canvas), 'You may [[[[go back, or stay.');
      const at = 'You may [[go back'.length;
      await userEvent.type(sceneText(canvas), ']]', { initialSelectionStart: at, initialSelectionEnd: at });
      await expect(sceneText(canvas)).toHaveValue('You may go back, or stay.');
      await expect(sceneText(canvas).selectionStart).toBe('You may go back'.length);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(sceneText(canvas)).toHaveValue('You may [[go back], or stay.');
    });
  },
};

/** Enter in a choice goes to the next one, or adds one; the text after an arrow is its target. */
export const WritesChoices: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Choice 1 text' }), 'Open -> hall{Enter}');
    const second = canvas.getByRole('textbox', { name: 'Choice 2 text' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}Leave -> street');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveValue('hall');
    await expect(sceneText(canvas)).toHaveFocus();
    await expect(lastOf(args).nodes['gate']?.choices).toEqual([
      { text: 'Open', target: 'hall' },
      { text: 'Leave', target: 'street' },
    ]);
  },
};

/** Ctrl+Enter goes to the next blank scene, and Ctrl+Shift+Enter to the previous scene. */
export const GoesThroughTheScenes: Story = {
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Scene name' });
    sceneText(canvas).focus();
    await write(canvas, 'A gate. [[One]] [[Two]]');
    for (const next of ['one', 'two']) {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(name()).toHaveValue(next);
      await expect(sceneText(canvas)).toHaveFocus();
      await write(canvas, 'Written.');
    }
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(name()).toHaveValue('gate');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(name()).toHaveValue('two');
  },
};

function paste(target: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Pasted paragraphs with links become scenes, in a text or on the graph; one undo removes them all. */
export const PastesProse: Story = {
  args: { initialView: 'graph' },
  play: async ({ canvas, args, step }) => {
    await step('in the text of a scene', async () => {
      paste(sceneText(canvas), 'A gate. [[Left]] [[Right]]\n\nThe left.\n\nThe right.');
      await waitFor(() => expect(lastOf(args).nodes['right']?.text).toBe('The right.'));
      await expect(sceneText(canvas)).toHaveValue('A gate.');
    });
    await step('undone as one step', async () => {
      sceneText(canvas).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(lastOf(args)).toEqual(BLANK);
    });
    await step('on the graph', async () => {
      paste(await sceneCard('gate'), ':: well\n\nA well.\n\n[[Drink -> end]]');
      await expect(await canvas.findByText('3 scenes')).toBeVisible();
    });
  },
};

const SCENES: readonly string[] = [
  'The ferry waits at the ghat. The lamp is low.\n[[Take the oil -> lane | gain oil; drops + 2]]\n[[Wake the ferryman -> ferryman]]',
  'A lane of shut doors.\n[[Knock -> widow | courage + 1]]\n[[Go on in the dark -> temple]]',
  'He sleeps with one eye open.\n[[Pay him -> river | coins - 1]]\n[[Ask for his story -> story]]',
  'A widow opens. Her hands are empty.\n[[Give her the oil -> blessing | if has oil | lose oil; mercy + 1]]\n[[Walk past -> temple]]',
  'The temple has no god, only a bell.\n[[Ring it -> bell]]\n[[Sit down -> river]]',
  'The river has no far bank tonight.\n[[Row -> far_bank | if mercy >= 1]]\n[[Turn back -> lost]]',
  'Once, he says, I was a king.\n[[Believe him -> river]]',
  'Her blessing is one word.\n[[Carry it to the river -> river | gain word]]',
  'The bell does not ring.\n[[Ring it again -> lost]]\n[[Say the word -> far_bank | if has word]]',
  'The far bank. Somebody has lit a lamp for you.\n[[Climb out -> home]]\n[[Stay in the boat -> lost]]',
  'You never crossed.',
  'You are home, and it is morning.\n[[Begin again -> gate]]',
];

/** Twelve scenes with nineteen choices, values, conditions, a variant and a named ending take at most 60 clicks. */
export const TwelveScenes: Story = {
  play: async ({ canvas, args }) => {
    const clicked = fn();
    document.addEventListener('pointerdown', clicked);
    await userEvent.click(sceneText(canvas));
    for (const [at, text] of SCENES.entries()) {
      await write(canvas, text);
      if (at < SCENES.length - 1) await userEvent.keyboard('{Control>}{Enter}{/Control}');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Edit lost' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the ending/ }), 'Lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit river' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add variant' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Variant 1 is told when' }), 'has word');
    document.removeEventListener('pointerdown', clicked);

    const { nodes } = lastOf(args);
    const choices = Object.values(nodes).flatMap((node) => node.choices);
    await expect(Object.values(nodes).map(({ text }) => text)).not.toContain('');
    await expect(Object.keys(nodes)).toHaveLength(12);
    await expect(choices).toHaveLength(19);
    await expect(choices.filter(({ condition }) => condition)).toHaveLength(3);
    await expect(nodes['lost']?.title).toBe('Lost');
    await expect(nodes['river']?.variants).toHaveLength(1);
    await expect(clicked.mock.calls.length).toBeLessThanOrEqual(60);
  },
};

/** On a phone, which lacks these keys, a button in a choice's row goes to its target. */
export const WritesOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit gate' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'gate' }));
    await write(drawer, 'A gate. [[Open -> hall]]');
    await userEvent.click(drawer.getByRole('button', { name: 'Go on writing hall' }));
    const next = within(await screen.findByRole('dialog', { name: 'hall' }));
    await expect(sceneText(next)).toHaveFocus();
    await expect(sceneText(next)).toHaveValue('');
  },
};
