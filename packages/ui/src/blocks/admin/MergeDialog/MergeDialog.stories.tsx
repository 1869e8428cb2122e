import { aTag, fixtureCategories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { MergeDialog } from './MergeDialog.tsx';

const entries = Object.values(fixtureCategories);
const [entry, other] = entries;

const meta = {
  title: 'Components/Administration/MergeDialog',
  component: MergeDialog,
  args: { entry, count: 12, entries, onClose: fn(), onMerge: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof MergeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says how many stories move; the merged entry itself is not offered as a target. */
export const Default: Story = {
  tags: ['played'],
  name: 'Choose the target',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: `Merge ${entry?.display_name}` });
    await expect(screen.getByText(/^12 stories will have the other one/)).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Merge' });
    await expect(confirm).toBeDisabled();
    await expect(screen.queryByRole('radio', { name: entry?.display_name ?? '' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: other?.display_name ?? '' }));
    await userEvent.click(confirm);
    await expect(args.onMerge).toHaveBeenCalledWith(other?.id);
  },
  parameters: contents<Story>({
    long: { entry: { id: 'long', display_name: `Everything about the ${LONG_WORD}` }, error: longRefusal },
  }),
};
/** Only a few of hundreds of targets are shown. Part of any name finds a target, and Enter chooses the first. */
export const Sought: Story = {
  tags: ['behaviour'],
  args: {
    entries: [
      ...entries,
      ...Array.from({ length: 300 }, (_, index) =>
        aTag({ id: `tag-${index}`, display_name: `Tag ${index}` }),
      ),
    ],
  },
  play: async ({ args }) => {
    const search = await screen.findByRole('searchbox', { name: 'Find what takes its place' });
    await expect(screen.getAllByRole('radio')).toHaveLength(30);
    await expect(screen.getByText('and 276 more. Type to find one.')).toBeVisible();
    await userEvent.type(search, 'महाभा{Enter}');
    await expect(screen.getByRole('radio', { name: 'Mahabharata' })).toBeChecked();
    await userEvent.clear(search);
    await userEvent.type(search, 'tag 299{Enter}');
    await expect(screen.getByRole('radio', { name: 'Tag 299' })).toBeChecked();
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing like it');
    await expect(screen.getByRole('radio', { name: 'Tag 299' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith('tag-299');
  },
};
export const Unused: Story = { tags: ['behaviour'], args: { count: 0 } };
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: 'The change was not saved. Please try again.' } };
export const Closed: Story = { tags: ['behaviour'], args: { entry: undefined } };
