import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { contents } from '../../../testing/contents.ts';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../testing/globals.ts';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

interface OpenerProps extends SidePanelProps {
  isOpenAtFirst?: boolean;
}

function Opener({ isOpenAtFirst = false, onClose, ...rest }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div style={{ display: 'grid', gap: 16, placeItems: 'start', alignContent: 'start', height: 640 }}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <SidePanel
          {...rest}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Components/Playing/SidePanel',
  component: SidePanel,
  args: { title: 'Know How', onClose: fn(), children: <p>What each command does.</p> },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A panel beside the tale: focus moves into it, and back when it closes. */
export const Default: Story = {
  name: 'Open',
  globals: onDesktop,
  render: (args) => <Opener {...args} isOpenAtFirst />,
  parameters: contents<Story>({
    hi: { title: 'कैसे खेलें', children: <p>हर आदेश क्या करता है।</p> },
    ur: { title: 'کیسے کھیلیں', children: <p>ہر حکم کیا کرتا ہے۔</p> },
  }),
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    mocked(args.onClose).mockClear();
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('Escape closes it', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('complementary', { name: 'Know How' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
    await step('so does its button', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('complementary')).toBeNull();
      await expect(opener).toHaveFocus();
    });
    await userEvent.click(opener);
  },
};

/** On a phone the panel is a modal sheet at the bottom of the page. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await screen.findByRole('dialog', { name: 'Know How' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A button that removes itself, like the row of a player. */
function Once() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? <Button onClick={() => setIsThere(false)}>Remove</Button> : <p>Removed.</p>;
}

/** The panel takes the focus when the focused element is removed. */
export const RemovedFocus: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  args: { children: <Once /> },
  render: (args) => <Opener {...args} isOpenAtFirst />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('Removed.')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Know How' })).toHaveFocus();
  },
};

/** A button that removes itself after a confirmation, before the dialog has closed. */
function AskedOnce() {
  const [isThere, setIsThere] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  function handleConfirm() {
    setIsAsking(false);
    setIsThere(false);
  }
  return (
    <>
      {isThere ? <Button onClick={() => setIsAsking(true)}>Remove</Button> : <p>Removed.</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove it?"
        cancelLabel="Keep it"
        confirmLabel="Yes"
        onConfirm={handleConfirm}
      />
    </>
  );
}

const removeOpener: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const button = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
};

/** The panel also takes the focus when a dialog closes whose opener has been removed. */
export const RemovedOpener: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  args: { children: <AskedOnce /> },
  render: (args) => <Opener {...args} isOpenAtFirst />,
  play: removeOpener,
};

export const RemovedOpenerOnPhone: Story = { tags: ['played'], ...RemovedOpener, globals: onPhone };

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
};

/** The panel scrolls by itself, also by keyboard. */
export const LongText: Story = {
  tags: ['behaviour'],
  args: { children: <p>{'What each command does, and what it costs. '.repeat(120)}</p> },
  globals: onDesktop,
  play: open,
};
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { title: 'कैसे खेलें', children: <p>हर आदेश क्या करता है, और उसमें कितने अंक लगते हैं।</p> },
  globals: { ...inHindi, ...onDesktop },
  play: open,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { title: 'کیسے کھیلیں', children: <p>ہر حکم کیا کرتا ہے، اور اس میں کتنے نمبر لگتے ہیں۔</p> },
  globals: { ...inUrdu, ...onDesktop },
  play: open,
};
export const PalmLeaf: Story = { tags: ['behaviour'], globals: { ...inPalmLeaf, ...onDesktop }, play: open };
