import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { says } from '../../../testing/plays.ts';
import { ferrymanMap } from '../../../testing/sessionMaps.ts';
import { SessionPanel, type SessionPanelProps } from './SessionPanel.tsx';

/** A panel whose export never ends. */
function Saving({ onExport, ...rest }: SessionPanelProps) {
  const [isExporting, setIsExporting] = useState(false);
  return (
    <SessionPanel
      {...rest}
      isExporting={isExporting}
      onExport={(format) => {
        setIsExporting(true);
        onExport?.(format);
      }}
    />
  );
}

const meta = {
  title: 'Components/Playing/SessionPanel',
  component: SessionPanel,
  args: {
    map: ferrymanMap,
    onRetryMap: fn(),
    onBranch: fn(),
    onExport: fn(),
    onBook: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ height: 860 }}>{Story()}</div>],
  globals: onDesktop,
} satisfies Meta<typeof SessionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Map and saves',
  play: async ({ canvas, args, step }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Your tale' })).toBeVisible());
    await step('copies', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as Markdown' }));
      await expect(args.onExport).toHaveBeenLastCalledWith('markdown');
      await userEvent.click(canvas.getByRole('button', { name: 'Save as JSON' }));
      await expect(args.onExport).toHaveBeenLastCalledWith('json');
    });
    await step('a book, of the whole way and of a part of it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'As a book...' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Save as EPUB' }));
      await expect(args.onBook).toHaveBeenLastCalledWith({
        form: 'epub',
        own_words: true,
        turn_id: undefined,
      });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /I ask the passenger/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Book up to here' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
      await expect(args.onBook).toHaveBeenLastCalledWith({ form: 'print', own_words: true, turn_id: 'm4' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /I ask the passenger/ }));
    });
    await step('a new game, after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /I ask the passenger/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Begin again from here' }));
      await screen.findByRole('dialog', { name: 'Begin again from here?' });
      await expect(args.onBranch).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
      await expect(args.onBranch).toHaveBeenCalledWith('m4');
    });
  },
};

/** Escape closes the dialog, and the panel stays. */
export const Deleting: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: 'Delete this session' });
    await userEvent.click(remove);
    await screen.findByRole('alertdialog', { name: 'Delete this session?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete session' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The dialog stays and shows the error. */
export const DeletionFailed: Story = {
  tags: ['played'],
  args: { deleteError: 'The session could not be deleted. It is still there; please try again.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this session' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The session could not be deleted. It is still there; please try again.',
    );
  },
};

/** One copy at a time: the pressed button is busy, the other does nothing. */
export const Exporting: Story = {
  tags: ['behaviour'],
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as JSON' }));
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Markdown' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const ExportFailed: Story = {
  args: { exportError: 'The copy could not be saved.' },
  play: says('alert', 'The copy could not be saved.'),
};

/** The dialog shows that a book is being made, and the error. */
export const MakingABook: Story = {
  tags: ['played'],
  args: { isMakingBook: true, bookError: 'The book could not be made. Your tale is safe; please try again.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a book...' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The book could not be made.');
  },
};

/** The map can be read; everything else is disabled with a reason. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^You are offline\. You can read the map/)).toBeVisible());
    for (const name of ['As a book...', 'Save as Markdown', 'Save as JSON', 'Delete this session']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await userEvent.click(canvas.getByRole('button', { name: /I ask the passenger/ }));
    await expect(canvas.getByRole('button', { name: 'Begin again from here' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Nothing can be shown offline, and only one message says so. */
export const OfflineWithoutMap: Story = {
  tags: ['behaviour'],
  args: {
    isOffline: true,
    map: undefined,
    mapError: 'The map could not be loaded. Your tale is safe; please try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. Your tale needs a connection/)).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const BeingDeleted: Story = { args: { isDeleting: true } };
export const Loading: Story = { args: { map: undefined, isMapLoading: true } };

export const MapFailed: Story = {
  tags: ['behaviour'],
  args: { map: undefined, mapError: 'Your tale could not be loaded.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryMap).toHaveBeenCalledOnce();
  },
};

function Retried(args: SessionPanelProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SessionPanel
      {...args}
      isMapLoading={isAsked}
      mapError={isAsked ? undefined : args.mapError}
      onRetryMap={() => setIsAsked(true)}
    />
  );
}

/** The retry button is removed with the error: the panel takes the focus, so that Escape closes it. */
export const MapRetried: Story = {
  tags: ['behaviour'],
  args: { map: undefined, mapError: 'Your tale could not be loaded.' },
  render: (args) => <Retried {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    const panel = button.closest('[tabindex="-1"]');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).not.toBeInTheDocument();
    await expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without callbacks there are no buttons for them. */
export const OnlyAMap: Story = {
  render: ({ map, onClose }) => <SessionPanel map={map} onClose={onClose} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The dialog opens over the sheet, which stays open. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Your tale' });
    await userEvent.click(await screen.findByRole('button', { name: /I ask the passenger/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin again from here' }));
    await screen.findByRole('dialog', { name: 'Begin again from here?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Begin again from here?' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Your tale' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: { map: ferrymanMap.map((turn) => ({ ...turn, first_words: longRefusal })), exportError: longRefusal },
  decorators: [withLongWords],
};
