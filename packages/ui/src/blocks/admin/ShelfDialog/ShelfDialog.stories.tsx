import type { ImportedShelf } from '@kathaloka/contract/entities';
import { fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { ShelfDialog } from './ShelfDialog.tsx';

const line = { id: null, reasons: [], left_out: [] };
const report: ImportedShelf['stories'] = [
  { ...line, name: 'The Weir', outcome: 'taken', id: fixtureId('story', 1), left_out: ['lamps', 'frogs'] },
  { ...line, name: 'The Mill', outcome: 'already_here', id: fixtureId('story', 2) },
  {
    ...line,
    name: 'half.json',
    outcome: 'refused',
    reasons: ['Nobody can reach “attic”.', 'tagline: Tagline is required'],
  },
];
const aFile = new File(['{}'], 'shelf.json', { type: 'application/json' });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

const meta = {
  title: 'Components/Administration/ShelfDialog',
  component: ShelfDialog,
  args: { open: true, onOpenChange: fn(), onFile: fn(), editHref: (id) => `#${id}` },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ShelfDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A file to choose',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Import stories' });
    await userEvent.upload(input(), aFile);
    await expect(args.onFile).toHaveBeenCalledWith(aFile);
  },
};

/** The report says for each story whether it was imported, or why not. */
export const Reported: Story = {
  args: { report },
  play: async () => {
    await expect(await screen.findByText('1 taken in · 1 here already · 1 refused')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'The Weir' })).toHaveAttribute(
      'href',
      `#${fixtureId('story', 1)}`,
    );
    await expect(screen.getByText(/^Nobody can reach/)).toBeVisible();
    await expect(screen.getByText('Without tags that are unknown here: lamps, frogs')).toBeVisible();
  },
  parameters: contents<Story>({
    long: {
      report: [{ ...line, name: LONG_WORD, outcome: 'refused', reasons: [LONG_WORD] }],
      error: longRefusal,
    },
  }),
};

/** A file that is too large is not sent. */
export const TooLarge: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Import stories' });
    await userEvent.upload(input(), new File([new Uint8Array(9 * 1024 * 1024)], 'shelf.zip'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 8 MB.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: 'The archive shelf.zip cannot be read.' } };
export const Closed: Story = { tags: ['behaviour'], args: { open: false } };
