import { hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contents } from '../../testing/contents.ts';
import { TextFrame, TEXT_FRAME_GROUNDS } from './TextFrame.tsx';

const meta = {
  title: 'Components/Patterns/TextFrame',
  component: TextFrame,
  args: { children: <p>Keep the passenger courteous. Never say outright what waits on the far bank.</p> },
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
} satisfies Meta<typeof TextFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A framed text',
  parameters: contents<Story>({
    long: { children: <p>{overlongStory.story_prompt}</p> },
    hi: { children: <p>{hindiStory.story_prompt}</p> },
    ur: { children: <p>{urduStory.story_prompt}</p> },
  }),
};
export const Grounds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      {TEXT_FRAME_GROUNDS.map((ground) => (
        <TextFrame key={ground} {...args} ground={ground} />
      ))}
    </div>
  ),
};
