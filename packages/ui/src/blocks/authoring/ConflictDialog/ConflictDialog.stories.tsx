import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { LONG_WORD } from '../../../stories/longText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'Blocks/Writing/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    fields: [
      { field: 'title', current: 'The Last Ferry', sent: 'The Ferryman' },
      { field: 'tagline', current: '', sent: 'He has paid, but not with money.' },
    ],
    labelOf: (field) => ({ title: 'Title', tagline: 'Tagline' })[field] ?? field,
    onResolve: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing can be saved before every field is decided. */
export const Default: Story = {
  name: 'Fields to decide',
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Save this' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getAllByRole('radio', { name: 'Keep yours' })[0]!);
    await expect(screen.getByText('1 field is not decided yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('radio', { name: 'Take the saved one' })[1]!);
    await userEvent.click(save);
    await expect(args.onResolve).toHaveBeenCalledWith(
      new Map([
        ['title', 'mine'],
        ['tagline', 'theirs'],
      ]),
    );
  },
  parameters: contents<Story>({
    long: { fields: [{ field: 'title', current: LONG_WORD, sent: LONG_WORD }] },
  }),
};
export const AllTogether: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take all saved ones' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
    await expect(args.onResolve).toHaveBeenCalledWith(
      new Map([
        ['title', 'theirs'],
        ['tagline', 'theirs'],
      ]),
    );
  },
};
export const Saving: Story = { tags: ['behaviour'], args: { loading: true } };
