import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { onDesktop } from '../../../testing/globals.ts';
import { sceneCard } from '../../../testing/MovingCanvas.tsx';
import { StructureTab } from './StructureTab.tsx';

const TWO_WAYS: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: { text: 'A gate.', choices: ['Open', 'Leave'].map((text) => ({ text, target: 'end' })) },
    end: { text: 'The end.', choices: [] },
  },
};

const meta = {
  title: 'Components/Writing/StructureTab',
  component: StructureTab,
  tags: ['behaviour'],
  args: { structure: TWO_WAYS, initialView: 'outline', onStructureChange: fn() },
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
const lastOf = ({ onStructureChange }: { onStructureChange: (structure: StoryStructure) => void }) =>
  mocked(onStructureChange).mock.lastCall![0];

/** A blank row is not a choice: it is neither stored nor counted, and emptying a choice removes it. */
export const LeavesARowBlank: Story = {
  play: async ({ canvas, args, step }) => {
    const field = (number: number) => canvas.getByRole('textbox', { name: `Choice ${number} text` });
    const noneLeadsNowhere = () => expect(canvas.queryByText(/leads? nowhere/)).toBeNull();
    await step('Enter goes on to the choice that there is, and adds a row only after the last', async () => {
      await userEvent.type(field(1), '{Enter}');
      await expect(field(2)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field(3)).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.queryByRole('textbox', { name: 'Choice 4 text' })).toBeNull();
      await expect(args.onStructureChange).not.toHaveBeenCalled();
      await expect(canvas.getByRole('combobox', { name: 'Choice 3 leads to' })).toBeValid();
      await noneLeadsNowhere();
    });
    await step('emptied again', async () => {
      await userEvent.keyboard('Wait');
      await expect(lastOf(args).nodes['gate']?.choices[2]).toEqual({ text: 'Wait', target: '' });
      await userEvent.clear(field(3));
      await expect(field(3)).toHaveFocus();
      await expect(lastOf(args)).toEqual(TWO_WAYS);
      await noneLeadsNowhere();
    });
    await step('taken away by its button, and by a visit elsewhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 3' }));
      await expect(canvas.queryByRole('textbox', { name: 'Choice 3 text' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Edit end' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Edit gate' }));
      await expect(canvas.queryByRole('textbox', { name: 'Choice 3 text' })).toBeNull();
    });
    await step('a row that leads to a new scene is a choice, in one step of undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Choice 3 leads to' }), [
        'Leads to a new scene',
      ]);
      await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveFocus();
      await expect(lastOf(args).nodes['gate']?.choices[2]).toEqual({ text: '', target: 'scene' });
      sceneText(canvas).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(lastOf(args)).toEqual(TWO_WAYS);
    });
  },
};

const STACKED: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: { text: 'A gate.', choices: [{ text: 'Go on', target: 'yard' }] },
    yard: { text: 'A yard.', choices: [{ text: 'Go on', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
};

/** A card that grows by links covers no other: the cards below make room, even in the same edit. */
export const MakesRoom: Story = {
  args: { structure: STACKED, initialView: 'graph' },
  play: async ({ canvas, canvasElement }) => {
    await sceneCard('end');
    const cards = () => [...canvasElement.querySelectorAll('.react-flow__node')];
    const covered = () =>
      cards().flatMap((card, at) =>
        cards()
          .slice(at + 1)
          .filter((other) => {
            const [a, b] = [card.getBoundingClientRect(), other.getBoundingClientRect()];
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          }),
      );
    for (const links of ['[[One]] [[Two]]', '[[Three]] [[Four]] [[Five]]']) {
      const before = cards().length;
      const field = sceneText(canvas);
      // in a single event, because of busy machines
      await fireEvent.input(field, { target: { value: `${field.value} ${links}` } });
      await waitFor(() => expect(cards().length).toBeGreaterThan(before));
      await waitFor(() => expect(covered()).toEqual([]));
    }
  },
};
