import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { shows } from '../../../testing/plays.ts';
import { DraftState } from './DraftState.tsx';

const meta = {
  title: 'Components/Writing/DraftState',
  component: DraftState,
  args: { state: 'saved' },
} satisfies Meta<typeof DraftState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: shows('Draft saved'),
};
export const Empty: Story = { tags: ['behaviour'], args: { state: 'empty' } };
export const Saving: Story = { args: { state: 'saving' } };
/** The server cannot be reached, or the session has expired. */
export const Here: Story = { args: { state: 'here' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Conflict: Story = { args: { state: 'conflict' } };
export const LongText: Story = {
  tags: ['behaviour'],
  args: { state: 'refused' },
  decorators: [withLongWords],
  globals: onPhone,
};
