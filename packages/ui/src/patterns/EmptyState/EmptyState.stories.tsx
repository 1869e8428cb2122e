import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { inPalmLeaf } from '../../stories/globals.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: { children: 'No stories available at the moment.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink href="#home" variant="outline">
        Go to Home
      </ButtonLink>
    ),
  },
};
export const PalmLeaf: Story = { globals: inPalmLeaf };
