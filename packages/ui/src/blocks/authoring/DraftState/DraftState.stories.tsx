import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../../stories/globals.ts';
import { DraftState } from './DraftState.tsx';

const meta = {
  title: 'Blocks/Authoring/DraftState',
  component: DraftState,
  args: { state: 'saved' },
} satisfies Meta<typeof DraftState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved')).toBeVisible();
  },
};
export const Empty: Story = { args: { state: 'empty' } };
export const Saving: Story = { args: { state: 'saving' } };
/** The server cannot be reached, or the session has expired. */
export const Here: Story = { args: { state: 'here' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Conflict: Story = { args: { state: 'conflict' } };
export const Hindi: Story = { args: { state: 'here' }, globals: inHindi };
