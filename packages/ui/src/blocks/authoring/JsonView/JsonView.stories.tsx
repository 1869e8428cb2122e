import { ferrymanStructure, hindiStructure, urduStructure } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { WithState } from '../../../testing/WithState.tsx';
import { contents } from '../../../testing/contents.ts';
import { longStructure } from '../../../testing/longText.ts';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'Components/Writing/JsonView',
  component: JsonView,
  args: { structure: ferrymanStructure, onStructureChange: fn() },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Valid JSON updates the structure immediately; an error is reported with its line, and the text stays. */
export const Default: Story = {
  name: 'Valid JSON',
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Story structure as JSON' });
    await step('valid', async () => {
      await fireEvent.change(field, { target: { value: '{"start_node": "", "nodes": {}}' } });
      await expect(args.onStructureChange).toHaveBeenLastCalledWith({ start_node: '', nodes: {} });
    });
    await step('invalid', async () => {
      await fireEvent.change(field, { target: { value: '{\n  "start_node": "a"\n  "nodes": {}\n}' } });
      await expect(canvas.getByText('Line 3, column 3: “"” is not expected here')).toBeVisible();
      await expect(field).toBeInvalid();
      await expect(args.onStructureChange).toHaveBeenCalledOnce();
    });
    await step('the place of an error can be gone to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to this place' }));
      await expect(field).toHaveFocus();
      await expect((field as HTMLTextAreaElement).selectionStart).toBe(24);
    });
    await step('valid JSON, but not a structure', async () => {
      const value = '{"start_node": "a",\n"nodes": {\n"a": {"text": "Here."}}}';
      await fireEvent.change(field, { target: { value } });
      await expect(canvas.getByText('Line 3, column 6: nodes.a.choices must be a list')).toBeVisible();
    });
    await step('a character that cannot be stored', async () => {
      const value = '{"start_node": "",\n"nodes": {\n"a": {"text": "\\u0000", "choices": []}}}';
      await fireEvent.change(field, { target: { value } });
      await expect(
        canvas.getByText('Line 3, column 15: nodes.a.text has characters that cannot be stored'),
      ).toBeVisible();
    });
  },
  parameters: contents<Story>({
    long: { structure: longStructure },
    hi: { structure: hindiStructure },
    ur: { structure: urduStructure },
  }),
};

/** Changes to the scenes elsewhere do not discard what is being typed. */
export const ChangedElsewhere: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <WithState initial={args.structure}>
      {(structure, change) => (
        <>
          <button type="button" onClick={() => change({ start_node: '', nodes: {} })}>
            Elsewhere
          </button>
          <JsonView {...args} structure={structure} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Story structure as JSON' });
    await fireEvent.change(field, { target: { value: '{ "half": ' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/The scenes were changed elsewhere/);
    await expect(field).toHaveValue('{ "half": ');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the present scenes' }));
    await expect(field).toHaveValue('{\n  "start_node": "",\n  "nodes": {}\n}');
  },
};

export const Empty: Story = { args: { structure: { start_node: '', nodes: {} } } };
