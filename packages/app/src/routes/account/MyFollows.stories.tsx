import { catalogueHandlers, createWorld, disconnectCall } from '@kathaloka/api/testing';
import { anAuthorPage, aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { InApp } from '../../testing/InApp.tsx';
import { MyFollows } from './MyFollows.tsx';

const author = anAuthorPage();
const user = aUser();

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Account/Follows',
  beforeEach: ({ msw }) => msw.use(...catalogueHandlers(createWorld({ followed: [author.username] }))),
  render: () => (
    <InApp path="/account" signedInAs={user}>
      <ToastProvider>
        <MyFollows user={user} />
      </ToastProvider>
    </InApp>
  ),
};
export default meta;
type Story = StoryObj;

export const AnAuthorIsUnfollowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Meera Joshi' }));
    await expect(await canvas.findByText(/You follow nobody yet/)).toBeVisible();
  },
};

export const TheLetterIsAskedFor: Story = {
  play: async ({ canvas }) => {
    const letter = await canvas.findByRole('switch', { name: 'Write to me what they have published' });
    await expect(letter).not.toBeChecked();
    await userEvent.click(letter);
    await expect(letter).toBeChecked();
  },
};

/** The switch goes back, and a message says why. */
export const TheLetterIsNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('changeFollowLetter')),
  play: async ({ canvas }) => {
    const letter = await canvas.findByRole('switch');
    await userEvent.click(letter);
    await expect(await screen.findByText(/Your choice could not be saved/)).toBeVisible();
    await expect(letter).not.toBeChecked();
  },
};

export const TheAuthorsDoNotArrive: Story = {
  beforeEach: ({ msw }) => msw.use(disconnectCall('listFollows')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The authors could not be loaded/)).toBeVisible();
  },
};
