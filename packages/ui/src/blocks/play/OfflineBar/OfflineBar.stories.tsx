import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { contents } from '../../../testing/contents.ts';
import { OfflineBar, type OfflineBarProps } from './OfflineBar.tsx';

const meta = {
  title: 'Components/Playing/OfflineBar',
  component: OfflineBar,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offline',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. You can keep reading. Turns resume when you reconnect.',
    );
    await expect(canvas.getByText('You are offline.')).toBeVisible();
  },
  parameters: contents<Story>({ long: 'words' }),
};

function Connection(args: OfflineBarProps) {
  const [isOffline, setIsOffline] = useState(false);
  return (
    <>
      <OfflineBar {...args} isOffline={isOffline} />
      <Button onClick={() => setIsOffline(!isOffline)}>Unplug</Button>
    </>
  );
}

/** Online, only an empty live region is rendered. The return of the connection is shown for a while. */
export const Unplugged: Story = {
  args: { noticeMs: 300 },
  render: (args) => <Connection {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(status).toHaveTextContent(/^You are offline\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(status).toHaveTextContent(/^Back online\. Everything works again\.$/);
    await expect(canvas.getByText('Back online.')).toBeVisible();
    await expect(canvas.queryByText('You are offline.')).toBeNull();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await expect(canvas.queryByText('Back online.')).toBeNull();
  },
};

/** The notice that the connection is back, shown longer than usual. */
export const BackOnline: Story = {
  tags: ['behaviour'],
  args: { isOffline: false, noticeMs: 1_000_000 },
  render: (args) => <Connection {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unplug' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByText('Back online.')).toBeVisible();
  },
};

/** The connection is lost again while its return is shown. */
export const GoneAgain: Story = {
  tags: ['behaviour'],
  args: { noticeMs: 1_000_000 },
  render: (args) => <Connection {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unplug' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./);
    await expect(canvas.queryByText('Back online.')).toBeNull();
  },
};
