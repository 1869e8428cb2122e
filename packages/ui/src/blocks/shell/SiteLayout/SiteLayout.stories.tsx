import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { Note } from '../../../patterns/Note/Note.tsx';
import { shows } from '../../../testing/plays.ts';
import { SiteLayout } from './SiteLayout.tsx';

const meta = {
  title: 'Components/Shell/SiteLayout',
  component: SiteLayout,
  args: { currentPath: '/home', children: <h1>A screen</h1> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SiteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first focusable element is a skip link to the content. */
export const Default: Story = {
  name: 'Header, page, footer',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
  parameters: contents<Story>({
    long: 'words',
    hi: { children: <h1>एक पन्ना</h1> },
    ur: { children: <h1>ایک صفحہ</h1> },
  }),
};
/** A notice for the whole site is shown below the header. */
export const WithANotice: Story = {
  args: { notice: <Note tone="warning">The library is read-only this evening.</Note> },
  play: shows(/read-only this evening/),
};
export const SignedIn: Story = { tags: ['behaviour'], args: { isSignedIn: true } };
