import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { EditorsPresent } from './EditorsPresent.tsx';

const meera = {
  tab: '00000000-0000-4000-8000-000000000001',
  name: 'meera',
  is_you: false,
  scene: 'bank',
};
const admin = { ...meera, tab: '00000000-0000-4000-8000-000000000002', name: null, scene: null };
const you = { ...meera, tab: '00000000-0000-4000-8000-000000000003', is_you: true, scene: 'river' };

const meta = {
  title: 'Components/Writing/EditorsPresent',
  component: EditorsPresent,
  args: { editors: [meera, admin], scene: 'river', onGoTo: fn() },
} satisfies Meta<typeof EditorsPresent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several editors can work concurrently; nothing is locked. */
export const Default: Story = {
  name: 'Two others in other scenes',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go there: bank' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('bank');
    await expect(canvas.queryByText(/in this scene, too/)).toBeNull();
  },
  parameters: contents<Story>({ long: { editors: [{ ...meera, name: LONG_WORD, scene: LONG_WORD }] } }),
};

/** A note says what happens if both save. */
export const SameScene: Story = {
  name: 'Somebody else in the same scene',
  args: { editors: [you], scene: 'river' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You, elsewhere: in this scene, too/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The live region exists while it is empty, so that arrivals are announced. */
export const Nobody: Story = {
  name: 'Nobody else',
  args: { editors: [] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
