import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button>How it is counted</Button>,
    title: 'Completion',
    children: <p style={{ margin: 0 }}>Of a hundred sessions, how many reached an ending.</p>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: 200 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click opens the popover; Escape closes it and returns focus to the button. */
export const Default: Story = {
  name: 'Closed, opens on a click',
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'How it is counted' });
    await step('opens', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Completion' })).toBeInTheDocument();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
  parameters: contents<Story>({
    hi: {
      trigger: <Button>गिनती कैसे होती है</Button>,
      open: true,
      title: 'पूर्णता',
      children: 'सौ में से कितनी बैठकें किसी अंत तक पहुँचीं।',
    },
    ur: { open: true, title: 'تکمیل', children: 'سو میں سے کتنے انجام تک پہنچے' },
  }),
};

export const Open: Story = { args: { open: true } };
export const WithoutATitle: Story = {
  args: { open: true, title: '', label: 'Completion' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Completion' })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    open: true,
    title: 'Completion of the Nirantarāndhakāritadigantarakandaladamandasudhārasabindusāndratara',
    children: <p style={{ margin: 0 }}>{'Of a hundred sessions, how many reached an ending. '.repeat(40)}</p>,
  },
  globals: onPhone,
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
