import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { WithState } from '../../testing/WithState.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Primitives/Switch',
  component: Switch,
  args: { label: 'Rows move by themselves', checked: false, onCheckedChange: fn() },
  render: ({ checked: initial, onCheckedChange, ...args }) => (
    <WithState initial={initial ?? false} onChange={onCheckedChange}>
      {(checked, change) => <Switch {...args} checked={checked} onCheckedChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Off',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Rows move by themselves' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
  parameters: contents<Story>({
    long: {
      label: 'Rows move by themselves until somebody points at them, touches them or asks for less motion',
    },
    hi: { label: 'ज़ोर से पढ़िए', checked: true },
    ur: { label: 'بلند آواز سے پڑھیں', checked: true },
  }),
};

export const On: Story = { args: { checked: true } };

/** Track and text change together; the accessible name stays, because screen readers announce the state. */
export const WithStates: Story = {
  args: { label: 'Featured: The Ferryman', states: { on: 'Featured', off: 'Not Featured' } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Featured: The Ferryman' });
    await expect(canvas.getByText('Not Featured')).toBeVisible();
    await userEvent.click(control);
    await expect(canvas.getByText('Featured')).toBeVisible();
    await expect(control).toHaveAccessibleName('Featured: The Ferryman');
  },
};

/** The switch shows its new state while the state is being saved, and can be changed again. */
export const Loading: Story = {
  args: { loading: true, checked: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { tags: ['behaviour'], args: { disabled: true, checked: true } };
