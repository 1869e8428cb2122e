import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { onDesktop } from '../../../testing/globals.ts';
import { sceneCard } from '../../../testing/MovingCanvas.tsx';
import { StructureTab } from './StructureTab.tsx';

const meta = {
  title: 'Components/Writing/StructureTab',
  component: StructureTab,
  args: { structure: ferrymanStructure, initialView: 'graph', onStructureChange: fn() },
  globals: onDesktop,
  render: ({ structure: initial, onStructureChange, ...args }) => (
    <WithState initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab {...args} structure={structure} onStructureChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof StructureTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story is written from scratch without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['behaviour'],
  args: { structure: { start_node: '', nodes: {} }, initialView: 'graph' },
  play: async ({ canvas, args, step }) => {
    await step('a scene with a name and a text', async () => {
      canvas.getByRole('button', { name: 'Add scene' }).focus();
      await userEvent.keyboard('{Enter}');
      const name = canvas.getByRole('textbox', { name: 'Scene name' });
      await expect(name).toHaveFocus();
      await userEvent.keyboard('ghat{Enter}{Tab}');
      await expect(canvas.getByRole('textbox', { name: 'Scene text' })).toHaveFocus();
      await userEvent.keyboard('A boat waits.');
    });
    await step('a choice, and a new scene that it leads to', async () => {
      (await sceneCard('ghat')).focus();
      await userEvent.keyboard('c');
      await expect(canvas.getByRole('textbox', { name: 'Choice 1 text' })).toHaveFocus();
      await userEvent.keyboard('Row');
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Choice 1 leads to' }),
        'Leads to a new scene',
      );
      await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveFocus();
      await userEvent.keyboard('far_bank{Enter}');
    });
    await step('N adds a scene after the focused one', async () => {
      (await sceneCard('ghat')).focus();
      await userEvent.keyboard('n');
      await expect(await canvas.findByText('3 scenes')).toBeVisible();
    });
    const choices = [
      { text: 'Row', target: 'far_bank' },
      { text: '', target: 'scene' },
    ];
    await expect(args.onStructureChange).toHaveBeenLastCalledWith({
      start_node: 'ghat',
      nodes: expect.objectContaining({ ghat: { text: 'A boat waits.', choices } }),
    });
  },
};

/** Ctrl+Z undoes and Ctrl+Shift+Z redoes; a burst of typing is one step. */
export const UndoAndRedo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await sceneCard('intro');
    const text = canvas.getByRole('textbox', { name: 'Scene text' });
    const before = (text as HTMLTextAreaElement).value;
    // in one event: on a busy machine, pauses in typing would end the burst
    await fireEvent.change(text, { target: { value: `${before} And so on.` } });
    text.focus();
    await step('by key', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(text).toHaveValue(before);
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(text).toHaveValue(`${before} And so on.`);
    });
    await step('by button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(text).toHaveValue(before);
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    });
  },
};

/** Dispatches a clipboard event with data. */
function carry(target: HTMLElement, type: 'copy' | 'paste', clipboardData: DataTransfer): void {
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
}

/** Scenes are copied through the system clipboard, as JSON. */
export const CopiesScenes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const silence = await sceneCard('silence');
    silence.focus();
    await userEvent.keyboard(' ');
    await step('copy and paste', async () => {
      const clipboard = new DataTransfer();
      carry(silence, 'copy', clipboard);
      await expect(JSON.parse(clipboard.getData('text/plain'))).toMatchObject({ start_node: 'silence' });
      carry(silence, 'paste', clipboard);
      await expect(await canvas.findByText('7 scenes')).toBeVisible();
      await expect(await sceneCard('silence_2')).toBeVisible();
    });
    await step('duplicate', async () => {
      (await sceneCard('silence_2')).focus();
      await userEvent.keyboard('{Control>}d{/Control}');
      await expect(await canvas.findByText('8 scenes')).toBeVisible();
    });
    await step('other text is not pasted', async () => {
      const clipboard = new DataTransfer();
      clipboard.setData('text/plain', 'hello');
      carry(silence, 'paste', clipboard);
      await expect(await canvas.findByText('The clipboard has no scenes to paste.')).toBeInTheDocument();
    });
  },
};

const refused = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));

/** If the browser denies the menu access to the clipboard, scenes are copied within the page, and a message says so. */
export const ClipboardRefused: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(refused);
    const read = spyOn(navigator.clipboard, 'readText').mockImplementation(refused);
    return () => {
      write.mockRestore();
      read.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More tools' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await sceneCard('intro');
    await choose('Copy');
    await expect(await canvas.findByText(/This browser does not share them/)).toBeInTheDocument();
    await choose('Paste');
    await expect(await canvas.findByText('7 scenes')).toBeVisible();
    await expect(await sceneCard('intro_2')).toBeVisible();
  },
};

/** A slash opens the search, which finds a scene by its text. */
export const FindsAScene: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await sceneCard('intro')).focus();
    await userEvent.keyboard('/');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Name, text or choice' }),
      'city forgets{Enter}',
    );
    await waitFor(async () => expect(await sceneCard('coin')).toHaveFocus());
  },
};

export const Keys: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await sceneCard('intro')).focus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
};
