import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { withLongWords } from '../../../stories/longWords.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const meta = {
  title: 'Blocks/Play/OfflineBar',
  component: OfflineBar,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. You can keep reading. Turns resume when you reconnect.',
    );
    await expect(canvas.getByText('You are offline.')).toBeVisible();
  },
};

function Connection() {
  const [isOffline, setIsOffline] = useState(false);
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      <Button onClick={() => setIsOffline(!isOffline)}>Unplug</Button>
    </>
  );
}

/** With a connection nothing is seen; the region is there, so that a change is announced. */
export const Unplugged: Story = {
  render: () => <Connection />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(status).toHaveTextContent(/^You are offline\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByText('You are offline.')).toBeNull();
  },
};
export const LongText: Story = { decorators: [withLongWords] };
