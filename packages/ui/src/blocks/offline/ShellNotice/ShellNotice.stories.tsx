import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { contents } from '../../../testing/contents.ts';
import { ShellNotice } from './ShellNotice.tsx';

const meta = {
  title: 'Components/Offline/ShellNotice',
  component: ShellNotice,
  args: { title: 'You are offline.', children: 'What you see is from 2 hours ago.', onDismiss: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  decorators: [(Story) => <div style={{ minHeight: 140 }}>{Story()}</div>],
} satisfies Meta<typeof ShellNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offline',
  args: { link: <TextLink href="/offline">What this device keeps</TextLink> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('What you see is from 2 hours ago.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    hi: {
      title: 'इंटरनेट नहीं है।',
      children: 'आप जो देख रहे हैं, वह 2 घंटे पहले का है।',
      link: <TextLink href="/offline">इस डिवाइस पर क्या रखा है</TextLink>,
    },
    ur: {
      title: 'انٹرنیٹ نہیں ہے۔',
      children: 'جو آپ دیکھ رہے ہیں وہ 2 گھنٹے پہلے کا ہے۔',
      link: <TextLink href="/offline">اس آلے پر کیا رکھا ہے</TextLink>,
    },
    long: {
      children: 'A device that keeps many stories says so in a sentence that takes two lines. '.repeat(2),
    },
  }),
};

/** The page reloads only when the reader presses the button. */
export const NewVersion: Story = {
  tags: ['behaviour'],
  args: {
    title: 'A new version of Kathaloka is ready.',
    children: 'What you are reading stays where it is.',
    actionLabel: 'Reload',
    onAction: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** The live region exists while it is empty, so that the first notice is announced. */
export const Nothing: Story = {
  tags: ['behaviour'],
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
