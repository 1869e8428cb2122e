import { overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { contents } from '../../testing/contents.ts';
import { onPhone } from '../../testing/globals.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Patterns/EmptyState',
  component: EmptyState,
  args: { children: 'No stories available at the moment.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Nothing to show',
  parameters: contents<Story>({
    hi: {
      children: 'अभी यहाँ कोई कहानी नहीं है।',
      action: (
        <ButtonLink href="#home" variant="outline">
          मुखपृष्ठ पर जाइए
        </ButtonLink>
      ),
    },
    ur: {
      children: 'ابھی یہاں کوئی کہانی نہیں ہے۔',
      action: (
        <ButtonLink href="#home" variant="outline">
          سرورق پر جائیے
        </ButtonLink>
      ),
    },
  }),
};
export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink href="#home" variant="outline">
        Go to Home
      </ButtonLink>
    ),
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  ...WithAction,
  args: {
    ...WithAction.args,
    children: `${overlongStory.tagline} And until somebody writes it, there is nothing to read here.`,
  },
  globals: onPhone,
};
