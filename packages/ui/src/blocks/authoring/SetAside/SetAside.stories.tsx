import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { SetAside } from './SetAside.tsx';

const title = { path: ['title'], text: 'The Ferryman' };

const meta = {
  title: 'Components/Writing/SetAside',
  component: SetAside,
  args: {
    texts: [
      title,
      {
        path: ['story_structure', 'nodes', 'silence', 'choices', 0, 'text'],
        text: 'Ask for the name that is on the coin',
      },
    ],
    onTextsChange: fn(),
  },
} satisfies Meta<typeof SetAside>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each text stays until its author removes it. */
export const Default: Story = {
  name: 'Texts that were not taken',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let go of silence: Choice 1' }));
    await expect(args.onTextsChange).toHaveBeenCalledWith([title]);
  },
  parameters: contents<Story>({ long: { texts: [{ path: ['title'], text: LONG_WORD }] } }),
};
