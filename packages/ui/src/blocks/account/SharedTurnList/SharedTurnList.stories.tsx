import type { SharedTurn } from '@kathaloka/contract/entities';
import { aSharedTurn, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { SharedTurnList } from './SharedTurnList.tsx';

const first = aSharedTurn();
const typed = aSharedTurn({
  id: fixtureId('turn', 702),
  title: 'The Lamp of Kashi',
  last_line: 'You write your name on the wall, and the lamp goes out.',
  shows_typed: true,
  plays: 1,
});
const closed = aSharedTurn({ id: fixtureId('turn', 703), title: 'The Well', plays: 0, is_open: false });

const meta = {
  title: 'Components/Account/SharedTurnList',
  component: SharedTurnList,
  args: { links: [first, typed, closed], onRevoke: fn() },
} satisfies Meta<typeof SharedTurnList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link that no longer opens can still be revoked. */
export const Default: Story = {
  name: 'Three links',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: `Open the link to “${first.title}”` })).toHaveAttribute(
      'href',
      `/from/${first.token}`,
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('12 games begun')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the link to “The Well”' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(closed);
  },
  parameters: contents<Story>({
    hi: { links: [aSharedTurn({ title: 'तीन घाटों का माँझी', last_line: 'नदी चुप है।', language: 'hi' })] },
    ur: { links: [aSharedTurn({ title: 'تین گھاٹوں کا ملاح', last_line: 'دریا چپ ہے۔', language: 'ur' })] },
    long: { links: [aSharedTurn({ title: `The ${LONG_WORD}`, last_line: `${LONG_WORD} `.repeat(6) })] },
  }),
};

/** The button is removed with its link, and focus stays in the list. */
export const Revoked: Story = {
  tags: ['behaviour'],
  render: function Revoking({ links: all, ...args }) {
    const [links, setLinks] = useState(all);
    const revoke = (gone: SharedTurn) => setLinks(links?.filter(({ id }) => id !== gone.id));
    return <SharedTurnList {...args} links={links} onRevoke={revoke} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the link to “The Well”' }));
    await expect(canvas.queryByText('The Well')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your links' })).toHaveFocus();
  },
};

export const None: Story = {
  tags: ['behaviour'],
  args: { links: [] },
  play: shows(/You have shared no part of a tale/),
};
export const Loading: Story = {
  tags: ['behaviour'],
  args: { links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your links...')).toBeInTheDocument();
  },
};
