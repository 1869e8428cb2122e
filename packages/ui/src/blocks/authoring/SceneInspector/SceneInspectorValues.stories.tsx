import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SceneInspector } from './SceneInspector.tsx';

const counted: StoryStructure = {
  start_node: 'shop',
  nodes: {
    shop: {
      text: 'You have {oil} {count of oil: measure | measures}, and {gold}.',
      choices: [{ text: 'Buy one', target: 'shop', effect: 'oil + 1' }],
    },
  },
};

const meta = {
  title: 'Components/Writing/SceneInspector',
  component: SceneInspector,
  args: { structure: counted, name: 'shop', onEdit: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof SceneInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview replaces variables in braces by their initial values; other names stay. */
export const PreviewOfValues: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText('You have 0 measures, and {gold}.')).toBeVisible();
  },
};
