import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { GuidebookChapters } from './GuidebookChapters.tsx';

const meta = {
  title: 'Components/Legal/GuidebookChapters',
  component: GuidebookChapters,
} satisfies Meta<typeof GuidebookChapters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chapters have the anchors that the guidebook links to. */
export const Default: Story = {
  name: 'All chapters',
  play: async ({ canvas, canvasElement }) => {
    for (const [anchor, name] of [
      ['getting-started', 'Getting Started'],
      ['account-questions', 'Account Questions'],
    ] as const)
      await expect(canvasElement.querySelector(`#${anchor}`)).toContainElement(
        canvas.getByRole('heading', { level: 3, name }),
      );
  },
  parameters: contents<Story>({ long: 'words' }),
};
