import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { WhoTells } from './WhoTells.tsx';

const meta = {
  title: 'Components/Story page/WhoTells',
  component: WhoTells,
  args: { tellers: { scenes: 'author', by_models: false, pictures_by_models: false, cover: 'drawn' } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof WhoTells>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No model can tell in it. */
export const Default: Story = {
  name: 'By its author',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every word by its author')).toBeVisible();
    await expect(
      canvas.getByText(/Its pictures are drawn by a program\. A program drew its cover\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Who writes here' })).toHaveAttribute(
      'href',
      '/who-writes-here',
    );
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** No model can tell in it, and the built-in narrator joins its scenes. */
export const JoinedByTheHouse: Story = {
  args: { tellers: { scenes: 'joined', by_models: false, pictures_by_models: false, cover: 'drawn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No language model tells in it')).toBeVisible();
    await expect(canvas.getByText(/short sentences between them are Kathaloka’s own/)).toBeVisible();
    await expect(canvas.queryByText('Every word by its author')).toBeNull();
  },
};

/** Its scenes are told as written. */
export const AnswersByModels: Story = {
  args: { tellers: { scenes: 'author', by_models: true, pictures_by_models: true, cover: 'given' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/word for word\. A language model may answer/)).toBeVisible();
    await expect(canvas.queryByText('Every word by its author')).toBeNull();
  },
};

/** Its scenes are joined to what the player does. */
export const JoinedByModels: Story = {
  args: { tellers: { scenes: 'joined', by_models: true, pictures_by_models: true, cover: 'given' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/may join them to what you do/)).toBeVisible();
    await expect(canvas.getByText(/by a program or by an image model\. Its cover comes/)).toBeVisible();
  },
};

/** It has open scenes, or none at all. */
export const FreelyByModels: Story = {
  args: { tellers: { scenes: 'free', by_models: true, pictures_by_models: true, cover: 'given' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in some scenes, by a language model/)).toBeVisible();
  },
};

/** Not known yet. */
export const Unknown: Story = {
  tags: ['behaviour'],
  args: { tellers: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
