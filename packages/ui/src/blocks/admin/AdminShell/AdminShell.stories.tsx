import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { inUrdu, onPhone, onTablet } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { AdminShell } from './AdminShell.tsx';

const meta = {
  title: 'Components/Administration/AdminShell',
  component: AdminShell,
  args: { section: 'stories', reviewsCount: 3, reportsCount: 1, onLogout: fn(), children: <h1>Stories</h1> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Stories section',
  play: async ({ canvas, args }) => {
    const links = canvas.getByRole('navigation', { name: 'Admin' }).querySelectorAll('a');
    await expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/admin/overview',
      '/admin/stories',
      '/admin/reviews',
      '/admin/reports',
      '/admin/categories',
      '/admin/tags',
      '/admin/people',
      '/admin/audit',
    ]);
    await expect(canvas.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Reviews 3 waiting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reports 1 waiting' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LoggingOut: Story = { args: { isLoggingOut: true } };

/** Nothing to review and nothing reported: no counts are shown. */
export const NothingWaits: Story = { tags: ['behaviour'], args: { reviewsCount: 0, reportsCount: 0 } };

/** The sections are in a second line, which scrolls. */
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
/** The current section is scrolled into view, even if translations or fonts load later. */
export const LastSection: Story = {
  tags: ['behaviour'],
  args: { section: 'people' },
  globals: { ...inUrdu, ...onPhone },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('navigation').querySelector<HTMLElement>('[aria-current]')!;
    link.style.paddingInline = '60px';
    await waitFor(() => {
      const [own, line] = [link.getBoundingClientRect(), link.parentElement!.getBoundingClientRect()];
      return expect([own.left >= line.left, own.right <= line.right]).toEqual([true, true]);
    });
  },
};
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
/** A long review queue, and a page with a long name. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { reviewsCount: 1_234_567, reportsCount: 98_765, children: <h1>The story of the {LONG_WORD}</h1> },
  globals: onPhone,
};

/** A page with one report, which two buttons remove: one through a dialog, the other directly. */
function Decided() {
  const [isDecided, setIsDecided] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <h1>Reports</h1>
      {!isDecided && (
        <p>
          <button type="button" onClick={() => setIsDecided(true)}>
            Decide
          </button>
          <button type="button" onClick={() => setIsDialogOpen(true)}>
            Ask first
          </button>
        </p>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title="Decide?"
        cancelLabel="Cancel"
        confirmLabel="Yes"
        onConfirm={() => {
          setIsDecided(true);
          setIsDialogOpen(false);
        }}
      />
    </>
  );
}

/** The heading takes the focus when the focused element is removed. */
export const FocusOfTheRemoved: Story = {
  tags: ['behaviour'],
  args: { children: <Decided /> },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Decide' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reports' })).toHaveFocus());
  },
};
export const FocusAfterADialog: Story = {
  tags: ['behaviour'],
  ...FocusOfTheRemoved,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ask first' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Yes' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reports' })).toHaveFocus());
  },
};
