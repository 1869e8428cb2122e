import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { finding } from '../../../testing/findings.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { longStructure } from '../../../testing/longText.ts';
import { sceneCard } from '../../../testing/MovingCanvas.tsx';
import { shows } from '../../../testing/plays.ts';
import { StructureTab } from './StructureTab.tsx';

const meta = {
  title: 'Components/Writing/StructureTab',
  component: StructureTab,
  args: { structure: ferrymanStructure, initialView: 'graph', onStructureChange: fn() },
  render: ({ structure: initial, onStructureChange, ...args }) => (
    <WithState initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab {...args} structure={structure} onStructureChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof StructureTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One model: an edit in the inspector shows in the graph, the outline and the JSON. */
export const Default: Story = {
  name: 'Graph and inspector',
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('Enter on a scene focuses its name', async () => {
      (await sceneCard('silence')).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveFocus();
    });
    await step('choices follow a renamed scene', async () => {
      const name = canvas.getByRole('textbox', { name: 'Scene name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'stillness{Enter}');
      await expect(name).toHaveFocus();
      await expect(await sceneCard('stillness')).toBeVisible();
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

/** The menu opens the names shared with the series; their edits can be undone. */
export const SharedInSeries: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  args: {
    initialView: 'outline',
    renderSeries: ({ structure, onEdit }) => (
      <button type="button" onClick={() => onEdit({ type: 'edit shared', list: 'takes', names: ['lamp'] })}>
        {structure.takes?.join() ?? 'nothing'}
      </button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More tools' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shared in the series' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shared in the series' }));
    await userEvent.click(dialog.getByRole('button', { name: 'nothing' }));
    await expect(dialog.getByRole('button', { name: 'lamp' })).toBeVisible();
    dialog.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('n');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onStructureChange).toHaveBeenLastCalledWith(ferrymanStructure);
  },
};

/** When choices are removed by keyboard, focus stays in the list. */
export const TakesChoicesAway: Story = {
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    (await sceneCard('far_bank')).focus();
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
      (await sceneCard('far_bank')).focus();
      await userEvent.keyboard('{Delete}');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete scene' }));
      await expect(await canvas.findByText('5 scenes')).toBeVisible();
      await expect(canvas.getByText('4 choices lead nowhere')).toBeVisible();
    });
  },
};

export const AddsAScene: Story = {
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  args: { structure: ferrymanStructure },
  globals: onPhone,
  render: ({ structure: initial, onStructureChange }) => (
    <WithState initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab structure={structure} onStructureChange={change} />}
    </WithState>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit silence' }));
    const drawer = await screen.findByRole('dialog', { name: 'silence' });
    await expect(within(drawer).getByRole('textbox', { name: 'Scene text' })).toHaveValue(
      'Nothing on the Ganga moves. In the palm lies a coin.',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** With checks and a playtest the column beside the graph has three tabs; a finding links to its scene. */
export const Checked: Story = {
  args: {
    findings: [finding('dangling target', { choice: 'Turn back', target: '' }, { node: 'coin', choice: 0 })],
    playtest: 'Here one plays.',
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await sceneCard('intro');
    await userEvent.click(canvas.getByRole('radio', { name: 'Checks (1)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to coin' }));
    await waitFor(async () => expect(await sceneCard('coin')).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Playtest' }));
    await expect(canvas.getByText('Here one plays.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { structure: { start_node: '', nodes: {} } },
  globals: onDesktop,
  play: shows(/^No scenes yet/),
};
export const FirstScene: Story = {
  tags: ['behaviour'],
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add scene' }));
    await expect(await sceneCard('scene')).toBeVisible();
  },
};
/** Unreadable JSON is restored when its author returns from another view. */
export const UnfinishedJson: Story = {
  tags: ['behaviour'],
  args: { initialView: 'json', onUnfinishedJsonChange: fn() },
  globals: onDesktop,
  play: async ({ canvas, args, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Story structure as JSON' });
    const show = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await fireEvent.change(field(), { target: { value: '{ "half": ' } });
    await show('Outline');
    await show('JSON');
    await expect(field()).toHaveValue('{ "half": ');
    await expect(args.onUnfinishedJsonChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: '{ "half": ' }),
    );
    await step('changed in another view meanwhile, it says so', async () => {
      await show('Outline');
      await userEvent.click(canvas.getByRole('button', { name: 'Add scene' }));
      await show('JSON');
      await expect(canvas.getByRole('button', { name: 'Load the present scenes' })).toBeVisible();
    });
    await step('it is forgotten once it can be read', async () => {
      await fireEvent.change(field(), { target: { value: '{"start_node": "", "nodes": {}}' } });
      await expect(args.onUnfinishedJsonChange).toHaveBeenLastCalledWith(undefined);
    });
  },
};
export const Json: Story = { args: { initialView: 'json' }, globals: onDesktop };
export const LongText: Story = {
  tags: ['behaviour'],
  args: { structure: longStructure },
  globals: onDesktop,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { structure: hindiStructure, language: 'hi' },
  globals: { ...inHindi, ...onDesktop },
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { structure: urduStructure, language: 'ur' },
  globals: { ...inUrdu, ...onDesktop },
};
