import { ferrymanStructure, urduStructure, hindiStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inUrdu } from '../../../stories/globals.ts';
import { LONG_WORD, longStructure } from '../../../stories/longText.ts';
import { SceneInspector } from './SceneInspector.tsx';

const meta = {
  title: 'Blocks/Authoring/SceneInspector',
  component: SceneInspector,
  args: { structure: ferrymanStructure, name: 'silence', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every edit is reported; the inspector has no state of its own. */
export const Default: Story = {
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
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'add choice', name: 'silence' });
    });
    await step('start and delete', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set as start' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'set start', name: 'silence' });
      await userEvent.click(canvas.getByRole('button', { name: 'Delete scene' }));
      await expect(args.onDelete).toHaveBeenCalledWith('silence');
    });
  },
};

/** A name that another scene has is refused with a message, and reset on blur. */
export const NameTaken: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Scene name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'coin');
    await expect(name).toHaveAccessibleDescription('There is already a scene named coin');
    await userEvent.tab();
    await expect(name).toHaveValue('silence');
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const Start: Story = { args: { name: 'intro' } };
export const Ending: Story = { args: { name: 'end' } };
export const LeadsNowhere: Story = {
  args: { name: 'coin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Choice 1 leads to' })).toBeInvalid();
  },
};
export const LongText: Story = { args: { structure: longStructure, name: LONG_WORD } };
export const Hindi: Story = {
  args: { structure: hindiStructure, name: 'बरगद', language: 'hi' },
  globals: inHindi,
};
export const Urdu: Story = {
  args: { structure: urduStructure, name: 'ghat', language: 'ur' },
  globals: inUrdu,
};
