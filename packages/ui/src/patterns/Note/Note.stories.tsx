import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { contents } from '../../testing/contents.ts';
import { says } from '../../testing/plays.ts';
import { Note, NOTE_TONES } from './Note.tsx';

const meta = {
  title: 'Components/Patterns/Note',
  component: Note,
  args: { children: 'Nothing was charged for this turn.' },
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Information',
  parameters: contents<Story>({
    long: { tone: 'error', children: `The address ${'far-bank-'.repeat(30)} does not lead anywhere.` },
    hi: { children: 'इस चाल के लिए कुछ नहीं काटा गया।' },
    ur: { children: 'اس چال کے لیے کچھ نہیں کاٹا گیا۔', tone: 'success' },
  }),
};

/** An error that appears is announced immediately. */
export const ReadOut: Story = {
  tags: ['behaviour'],
  args: { tone: 'error', role: 'alert', children: 'Invalid username or password' },
  play: says('alert', 'Invalid username or password'),
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {NOTE_TONES.map((tone) => (
        <Note key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};

export const WithTitleAndAction: Story = {
  args: {
    tone: 'warning',
    title: 'Not published: two things to fix first',
    children: (
      <>
        <ul>
          <li>A choice in “The far bank” leads nowhere.</li>
          <li>The tagline is missing.</li>
        </ul>
        <Button size="small" onClick={fn()}>
          Open the checks
        </Button>
      </>
    ),
  },
};
