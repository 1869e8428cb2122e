import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SceneInspector } from './SceneInspector.tsx';

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: ferrymanStructure, name: 'silence', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A scene may begin a chapter, whose title is shown above the scene in the game. */
export const Chapter: Story = {
  args: {
    structure: {
      ...ferrymanStructure,
      chapters: [
        { title: 'At the ghat', node: 'intro' },
        { title: 'The river takes its time', node: 'silence' },
        { title: 'The far bank', node: 'far_bank' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Chapter that begins here' });
    await expect(title).toHaveValue('The river takes its time');
    await expect(title).toHaveAccessibleDescription(/^Chapter 2 of 3\./);
    await userEvent.type(title, '!');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit chapter',
      name: 'silence',
      title: 'The river takes its time!',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Move the chapter after the next one' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'move chapter', index: 1, to: 2 });
  },
};

/** A button begins a chapter at this scene. */
export const BeginningAChapter: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin a chapter here' }));
    const title = canvas.getByRole('textbox', { name: 'Chapter that begins here' });
    await expect(title).toHaveFocus();
    await userEvent.type(title, 'T');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'edit chapter', name: 'silence', title: 'T' });
  },
};
