import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inHindi, inUrdu, onPhone } from '../../../stories/globals.ts';
import { longStructure } from '../../../stories/longText.ts';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'Blocks/Authoring/JsonView',
  component: JsonView,
  args: { structure: ferrymanStructure, onStructureChange: fn() },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Valid JSON updates the structure at once; an error is reported with its line, and the text is kept. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Story structure as JSON' });
    await step('valid', async () => {
      await fireEvent.change(field, { target: { value: '{"start_node": "", "nodes": {}}' } });
      await expect(args.onStructureChange).toHaveBeenLastCalledWith({ start_node: '', nodes: {} });
    });
    await step('invalid', async () => {
      await fireEvent.change(field, { target: { value: '{\n  "start_node": "a"\n  "nodes": {}\n}' } });
      await expect(canvas.getByText('Line 3: “"” is not expected here')).toBeVisible();
      await expect(field).toBeInvalid();
      await expect(args.onStructureChange).toHaveBeenCalledOnce();
    });
    await step('valid JSON, but not a structure', async () => {
      const value = '{"start_node": "a",\n"nodes": {\n"a": {"text": "Here."}}}';
      await fireEvent.change(field, { target: { value } });
      await expect(canvas.getByText('Line 3: nodes.a.choices must be a list')).toBeVisible();
    });
  },
};

export const Empty: Story = { args: { structure: { start_node: '', nodes: {} } } };
export const LongText: Story = { args: { structure: longStructure }, globals: onPhone };
export const Hindi: Story = { args: { structure: hindiStructure }, globals: inHindi };
/** Code is left to right in every language. */
export const Urdu: Story = { args: { structure: urduStructure }, globals: inUrdu };
