import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { sceneCard } from '../../../testing/MovingCanvas.tsx';
import { StructureTab } from './StructureTab.tsx';

const meta = {
  title: 'Components/Writing/StructureTab',
  component: StructureTab,
  tags: ['behaviour'],
  args: { structure: ferrymanStructure, initialView: 'outline', onStructureChange: fn() },
  globals: onDesktop,
  render: ({ structure: initial, onStructureChange, ...args }) => (
    <WithState initial={initial} onChange={onStructureChange}>
      {(structure, change) => <StructureTab {...args} structure={structure} onStructureChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof StructureTab>;
export default meta;
type Story = StoryObj<typeof meta>;
type Place = Pick<ReturnType<typeof within>, 'getByRole'>;

const textIn = (place: Place) => place.getByRole('textbox', { name: 'Scene text' }) as HTMLTextAreaElement;
const roomOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Alt+Enter takes the text to the whole window and back, with the caret; Ctrl+Enter goes on to the next scene. */
export const WritesInTheWholeWindow: Story = {
  play: async ({ canvas, step }) => {
    await step('the caret goes along, there and back', async () => {
      textIn(canvas).focus();
      textIn(canvas).setSelectionRange(3, 3);
      await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
      const room = await roomOf('intro');
      await waitFor(() => expect(textIn(room)).toHaveFocus());
      await expect(textIn(room).selectionStart).toBe(3);
      await userEvent.keyboard('OAR');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(textIn(canvas)).toHaveFocus());
      await expect(textIn(canvas).selectionStart).toBe(6);
      await expect(textIn(canvas).value.slice(3, 6)).toBe('OAR');
    });
    await step('to the next scene, and from there back to its text beside the views', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Whole window' }));
      await roomOf('intro');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const next = await roomOf('river_book');
      await waitFor(() => expect(textIn(next)).toHaveFocus());
      await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
      await isClosed();
      await expect(canvas.getByRole('textbox', { name: 'Scene name' })).toHaveValue('river_book');
      await waitFor(() => expect(textIn(canvas)).toHaveFocus());
    });
    await step('a scene that is deleted closes it', async () => {
      await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
      const room = await roomOf('river_book');
      await userEvent.click(room.getByText('More of this scene'));
      await userEvent.click(room.getByRole('button', { name: 'Delete scene' }));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Delete scene' }));
      await isClosed();
    });
  },
};

/** From a card of the graph, and back to it. */
export const FromACard: Story = {
  args: { initialView: 'graph' },
  play: async () => {
    (await sceneCard('coin')).focus();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await roomOf('coin');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(await sceneCard('coin')).toHaveFocus();
  },
};

/** On a phone a scene opens in the whole window. */
export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit coin' });
    await userEvent.click(opener);
    const room = await roomOf('coin');
    await userEvent.click(textIn(room));
    await userEvent.keyboard(' It is warm.');
    await userEvent.click(room.getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByText(/It is warm\./)).toBeVisible();
  },
};

/** The edge of the side panel is moved by keys: the arrow away from the panel makes it wider. */
export const WidensThePane: Story = {
  args: { onPaneWidthChange: fn() },
  play: async ({ canvas, args }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of the side panel' });
    const inspector = canvas.getByRole('region', { name: 'Edit scene' });
    const before = inspector.getBoundingClientRect().width;
    const shown = Number(edge.getAttribute('aria-valuenow'));
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(inspector.getBoundingClientRect().width).toBeGreaterThan(before + 20);
    await expect(Number(edge.getAttribute('aria-valuenow'))).toBe(shown + 4);
    await userEvent.keyboard('{End}');
    await expect(args.onPaneWidthChange).toHaveBeenLastCalledWith(80);
    await expect(inspector.getBoundingClientRect().width).toBeGreaterThan(2 * before);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuenow', '24');
  },
};
