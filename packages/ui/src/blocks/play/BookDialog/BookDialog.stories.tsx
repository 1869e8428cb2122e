import { ferrymanHistory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { BookDialog, type BookDialogProps } from './BookDialog.tsx';

const meta = {
  title: 'Components/Playing/BookDialog',
  component: BookDialog,
  args: { open: true, onOpenChange: fn(), onMake: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: onDesktop,
} satisfies Meta<typeof BookDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The book contains the player's own words, unless they are switched off. */
export const Default: Story = {
  tags: ['played'],
  name: 'File or print',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your tale as a book' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Save as EPUB' }));
    await expect(args.onMake).toHaveBeenLastCalledWith({ form: 'epub', own_words: true });
    await userEvent.click(screen.getByRole('switch', { name: 'With what I wrote and chose' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await expect(args.onMake).toHaveBeenLastCalledWith({ form: 'print', own_words: false });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A book up to a part chosen on the map; the dialog quotes the first line of that part. */
export const UpToAPart: Story = {
  args: { text: ferrymanHistory[1]?.ai_response ?? '' },
  play: async () => {
    await expect(await screen.findByText(/^“Write what you would like to be called/)).toBeVisible();
  },
  parameters: contents<Story>({
    hi: { text: 'घाट पर अँधेरा है।', language: 'hi' },
    ur: { text: urduStory.story_description, language: 'ur' },
  }),
};

function Made(args: BookDialogProps) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <BookDialog
      {...args}
      loading={isMaking}
      onMake={(wish) => {
        setIsMaking(true);
        args.onMake(wish);
      }}
    />
  );
}

export const Making: Story = { args: { loading: true } };

/** One book at a time: the pressed button is busy, the other does nothing. */
export const MakingOne: Story = {
  tags: ['behaviour'],
  render: (args) => <Made {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await expect(screen.getByRole('button', { name: 'Making the book...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save as EPUB' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { error: 'The book could not be made. Your tale is safe; please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The book could not be made. Your tale is safe; please try again.',
    );
  },
  parameters: contents<Story>({
    hi: { error: hi.playFailures.book.other },
    ur: { error: ur.playFailures.book.other },
  }),
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: { text: longRefusal, error: longRefusal },
  decorators: [withLongWords],
};
