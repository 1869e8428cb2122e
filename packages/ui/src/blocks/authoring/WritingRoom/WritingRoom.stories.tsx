import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { finding } from '../../../testing/findings.ts';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longStructure } from '../../../testing/longText.ts';
import { richStructure } from '../../../testing/richStructure.ts';
import { DraftState } from '../DraftState/DraftState.tsx';
import { WritingRoom } from './WritingRoom.tsx';

const FINDINGS = [
  finding('dangling target', { choice: 'Turn back', target: '' }, { node: 'silence', choice: 0 }),
  finding('choices alike', { choice: 'Read on', other: 'Turn the page' }, { node: 'silence', choice: 1 }),
];

const scene = {
  visit: 0,
  structure: ferrymanStructure,
  name: 'silence',
  findings: [],
  onEdit: fn(),
  onGoTo: fn(),
  onPlayFrom: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Components/Writing/WritingRoom',
  component: WritingRoom,
  args: {
    open: true,
    onOpenChange: fn(),
    scene,
    status: <DraftState state="saved" />,
    onUndo: fn(),
    onRedo: undefined,
    onWalk: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof WritingRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const room = async () => within(await screen.findByRole('dialog', { name: 'silence' }));

/** The text has most of the window; the margin says what the checks find. Escape asks to close. */
export const Default: Story = {
  name: 'With nothing found',
  globals: onDesktop,
  play: async ({ args, step }) => {
    const inRoom = await room();
    await step('it fills the window, and most of it is the text', async () => {
      const dialog = screen.getByRole('dialog');
      await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(0));
      await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
      const text = inRoom.getByRole('textbox', { name: 'Scene text' }).getBoundingClientRect();
      await expect(text.width).toBeGreaterThan(600);
      await expect(text.height).toBeGreaterThan(window.innerHeight * 0.4);
    });
    await step('its tools', async () => {
      await expect(inRoom.getByText('Draft saved')).toBeVisible();
      await userEvent.click(inRoom.getByRole('button', { name: 'Next scene to write' }));
      await expect(args.onWalk).toHaveBeenLastCalledWith(false);
      await userEvent.click(inRoom.getByRole('button', { name: 'Undo' }));
      await expect(args.onUndo).toHaveBeenCalledOnce();
      await expect(inRoom.getByRole('button', { name: 'Redo' })).toBeDisabled();
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
  parameters: contents<Story>({
    long: { scene: { ...scene, structure: longStructure, name: LONG_WORD } },
    hi: { scene: { ...scene, structure: hindiStructure, name: 'बरगद', language: 'hi' } },
    ur: { scene: { ...scene, structure: urduStructure, name: 'ghat', language: 'ur' } },
  }),
};

/** What the checks find in the scene stands beside its text. */
export const WithFindings: Story = {
  args: { scene: { ...scene, findings: FINDINGS } },
  globals: onDesktop,
};

/** The margin opens to everything that a scene can have. */
export const WithEverything: Story = {
  args: { scene: { ...scene, structure: richStructure } },
  globals: onDesktop,
  play: async () => {
    const inRoom = await room();
    await userEvent.click(inRoom.getByText('More of this scene'));
    await expect(inRoom.getByRole('button', { name: 'Add variant' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: onPhone };
