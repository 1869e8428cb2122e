import { overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contents } from '../../testing/contents.ts';
import { says } from '../../testing/plays.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Components/Patterns/LoadingScreen',
  component: LoadingScreen,
  args: { message: 'Loading stories...' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Loading stories',
  play: says('status', 'Loading stories...'),
  parameters: contents<Story>({
    long: { message: overlongStory.tagline },
    hi: { message: 'कहानियाँ आ रही हैं...' },
    ur: { message: 'کہانیاں آ رہی ہیں...' },
  }),
};
