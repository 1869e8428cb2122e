import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { longStructure } from '../../../stories/longText.ts';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'Blocks/Authoring/JsonView',
  component: JsonView,
  args: { structure: ferrymanStructure, onChange: fn() },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text that can be read is the structure at once; what cannot is told with its line, and stays. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Story structure as JSON' });
    await step('readable', async () => {
      await fireEvent.change(field, { target: { value: '{"start_node": "", "nodes": {}}' } });
      await expect(args.onChange).toHaveBeenLastCalledWith({ start_node: '', nodes: {} });
    });
    await step('not readable', async () => {
      await fireEvent.change(field, { target: { value: '{\n  "start_node": "a"\n  "nodes": {}\n}' } });
      await expect(canvas.getByText('Line 3: “"” is not expected here')).toBeVisible();
      await expect(field).toBeInvalid();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('readable, and no structure', async () => {
      const value = '{"start_node": "a",\n"nodes": {\n"a": {"text": "Here."}}}';
      await fireEvent.change(field, { target: { value } });
      await expect(canvas.getByText('Line 3: nodes.a.choices must be a list')).toBeVisible();
    });
  },
};

export const Empty: Story = { args: { structure: { start_node: '', nodes: {} } } };
export const LongText: Story = { args: { structure: longStructure }, globals: onPhone };
export const Hindi: Story = { args: { structure: hindiStructure }, globals: inHindi };
/** Code reads from left to right in every language. */
export const Urdu: Story = { args: { structure: urduStructure }, globals: inUrdu };
export const Phone: Story = { globals: onPhone };
export const PalmLeaf: Story = { globals: inPalmLeaf };
