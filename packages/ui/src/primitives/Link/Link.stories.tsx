import { hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { Link } from './Link.tsx';
import { type LinkComponent, LinkProvider } from './LinkProvider.tsx';

const meta = {
  title: 'Components/Primitives/Link',
  component: Link,
  args: { href: '#story', children: 'The Architect of Dwarka' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Plain link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#story');
  },
  parameters: contents<Story>({
    long: { children: overlongStory.title },
    hi: { children: hindiStory.title },
    ur: { children: urduStory.title },
  }),
};

const RoutedLink: LinkComponent = ({ children, ...rest }) => (
  <a data-routed {...rest}>
    {children}
  </a>
);

/** The app provides its router once, and every link of the library uses it. */
export const ThroughARouter: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <LinkProvider component={RoutedLink}>{Story()}</LinkProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed');
  },
};
