import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { finding } from '../../../stories/findings.ts';
import { Held } from '../../../stories/Held.tsx';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { longStructure } from '../../../stories/longText.ts';
import { StructureTab } from './StructureTab.tsx';

const meta = {
  title: 'Blocks/Authoring/StructureTab',
  component: StructureTab,
  args: { structure: ferrymanStructure, initialView: 'graph', onStructureChange: fn() },
  render: ({ structure: initial, onStructureChange, ...args }) => (
    <Held initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab {...args} structure={structure} onStructureChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof StructureTab>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const node = (canvas: Canvas, name: string) =>
  canvas.findByRole('group', { name: new RegExp(`^${name},`) }, { timeout: 8000 });

/** One model: an edit in the inspector shows in the graph, the outline and the JSON. */
export const Default: Story = {
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('Enter on a scene focuses its name', async () => {
      (await node(canvas, 'silence')).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveFocus();
    });
    await step('choices follow a renamed scene', async () => {
      const name = canvas.getByRole('textbox', { name: 'Scene name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'stillness{Enter}');
      await expect(name).toHaveFocus();
      await expect(await node(canvas, 'stillness')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Outline' }));
      await expect(canvas.getByText('leads to stillness')).toBeInTheDocument();
    });
    await step('a choice without a target is counted until it has one', async () => {
      await expect(canvas.getByText('1 choice leads nowhere')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Edit coin' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Choice 1 leads to' }), 'intro');
      await expect(canvas.queryByText('1 choice leads nowhere')).toBeNull();
    });
  },
};

/** Removing choices by keyboard keeps the focus in the list. */
export const TakesChoicesAway: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove choice 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove choice 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add choice' })).toHaveFocus();
  },
};

/** Delete asks for confirmation, lists affected choices, and focuses the cancelling button. */
export const Deletes: Story = {
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    (await node(canvas, 'far_bank')).focus();
    await step('keep', async () => {
      await userEvent.keyboard('{Delete}');
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete far_bank?' });
      await expect(dialog).toHaveAccessibleDescription(/3 choices lead to it/);
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByText('6 scenes')).toBeVisible();
    });
    await step('delete', async () => {
      (await node(canvas, 'far_bank')).focus();
      await userEvent.keyboard('{Delete}');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete scene' }));
      await expect(await canvas.findByText('5 scenes')).toBeVisible();
      await expect(canvas.getByText('4 choices lead nowhere')).toBeVisible();
    });
  },
};

export const AddsAScene: Story = {
  args: { structure: { start_node: '', nodes: {} }, initialView: 'outline' },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add scene' }));
    await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveValue('scene');
    await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Choice 1 text' }), 'Go on');
    await expect(canvas.getByText('1 choice leads nowhere')).toBeVisible();
  },
};

/** On a small screen the outline is the default, and a scene opens over it. */
export const Phone: Story = {
  args: { structure: ferrymanStructure },
  globals: onPhone,
  render: ({ structure: initial, onStructureChange }) => (
    <Held initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab structure={structure} onStructureChange={change} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit silence' }));
    const drawer = await screen.findByRole('dialog', { name: 'silence' });
    await expect(within(drawer).getByRole('textbox', { name: 'Scene text' })).toHaveValue(
      'Nothing on the Ganga moves. In the palm lies a coin.',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** A story is written from nothing without a mouse. */
export const ByKeyboardAlone: Story = {
  args: { structure: { start_node: '', nodes: {} }, initialView: 'graph' },
  globals: onDesktop,
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
      (await node(canvas, 'ghat')).focus();
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
      (await node(canvas, 'ghat')).focus();
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

/** Ctrl+Z takes back and Ctrl+Shift+Z brings again, a burst of typing at a time. */
export const UndoAndRedo: Story = {
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await node(canvas, 'intro');
    const text = canvas.getByRole('textbox', { name: 'Scene text' });
    const before = (text as HTMLTextAreaElement).value;
    await userEvent.type(text, ' And so on.');
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

/** The event by which the system brings its clipboard along. */
function carry(target: HTMLElement, type: 'copy' | 'paste', clipboardData: DataTransfer): void {
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
}

/** Scenes travel by the system's clipboard, as JSON. */
export const CopiesScenes: Story = {
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    const silence = await node(canvas, 'silence');
    silence.focus();
    await userEvent.keyboard(' ');
    await step('copy and paste', async () => {
      const clipboard = new DataTransfer();
      carry(silence, 'copy', clipboard);
      await expect(JSON.parse(clipboard.getData('text/plain'))).toMatchObject({ start_node: 'silence' });
      carry(silence, 'paste', clipboard);
      await expect(await canvas.findByText('7 scenes')).toBeVisible();
      await expect(await node(canvas, 'silence_2')).toBeVisible();
    });
    await step('duplicate', async () => {
      (await node(canvas, 'silence_2')).focus();
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

/** A slash finds a scene by what is written in it. */
export const FindsAScene: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    (await node(canvas, 'intro')).focus();
    await userEvent.keyboard('/');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Name, text or choice' }),
      'city forgets{Enter}',
    );
    await waitFor(async () => expect(await node(canvas, 'coin')).toHaveFocus());
  },
};

export const Keys: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    (await node(canvas, 'intro')).focus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
};

/** With checks and a playtest the column beside the graph has three sides; a finding leads to its scene. */
export const Checked: Story = {
  args: {
    findings: [
      finding('dangling target', 'The choice “Turn back” leads nowhere.', { node: 'coin', choice: 0 }),
    ],
    playtest: 'Here one plays.',
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await node(canvas, 'intro');
    await userEvent.click(canvas.getByRole('radio', { name: 'Checks (1)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to coin' }));
    await waitFor(async () => expect(await node(canvas, 'coin')).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Playtest' }));
    await expect(canvas.getByText('Here one plays.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { structure: { start_node: '', nodes: {} } },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No scenes yet/)).toBeVisible();
  },
};
export const FirstScene: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add scene' }));
    await expect(await node(canvas, 'scene')).toBeVisible();
  },
};
export const Json: Story = { args: { initialView: 'json' }, globals: onDesktop };
export const LongText: Story = { args: { structure: longStructure }, globals: onDesktop };
export const Hindi: Story = {
  args: { structure: hindiStructure, language: 'hi' },
  globals: { ...inHindi, ...onDesktop },
};
export const Urdu: Story = {
  args: { structure: urduStructure, language: 'ur' },
  globals: { ...inUrdu, ...onDesktop },
};
