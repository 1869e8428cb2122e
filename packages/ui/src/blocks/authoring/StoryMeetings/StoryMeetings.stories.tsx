import type { StoryMeeting, StoryStructure } from '@kathaloka/contract/entities';
import { aStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import { storyDraft } from '@kathaloka/story/editing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { StoryMeetings, type StoryMeetingsProps } from './StoryMeetings.tsx';

/** Returns a story whose first scene greets readers who have met these people. */
function greeting(...names: string[]): StoryStructure {
  const { start_node, nodes } = ferrymanStructure;
  const variants = names.map((name) => ({ condition: `met ${name}`, text: 'You again.' }));
  return { start_node, nodes: { ...nodes, [start_node]: { ...nodes[start_node]!, variants } } };
}

const meeting = (overrides: Partial<StoryMeeting> = {}): StoryMeeting => {
  const { id, title, language } = aStory();
  return { story_id: id, title, language, meets: ['yama'], ...overrides };
};

/** Applies every edit to the story. */
function Edited({ onEdit, ...props }: StoryMeetingsProps) {
  const [written, setWritten] = useState(props.structure);
  return (
    <StoryMeetings
      {...props}
      structure={written}
      onEdit={(edit) => {
        setWritten(storyDraft(written, edit));
        onEdit(edit);
      }}
    />
  );
}

const meta = {
  title: 'Components/Writing/StoryMeetings',
  component: StoryMeetings,
  args: { others: [meeting()], structure: greeting('yama', 'birbal'), onEdit: fn() },
  render: (args) => <Edited {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof StoryMeetings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One who is met elsewhere, and one who is not',
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText(/^yama: met in/)).toBeVisible();
    await expect(canvas.getByText(/“birbal” is greeted here, and met in none/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^Who is met/ });
    await step('each line is a name', async () => {
      await userEvent.type(field, 'ferryman{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit shared',
        list: 'meets',
        names: ['ferryman'],
      });
      await expect(field).toHaveValue('ferryman\n');
    });
    await step('one that no condition can have is not stored, and said', async () => {
      await userEvent.type(field, 'the king{Enter}ferryman');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'edit shared',
        list: 'meets',
        names: ['ferryman'],
      });
      await expect(field).toHaveAccessibleDescription(/no spaces/);
      await expect(field).toHaveValue('ferryman\nthe king\nferryman');
    });
  },
  parameters: contents<Story>({
    hi: {
      others: [meeting({ title: 'मौत की देहरी पर नचिकेता', language: 'hi', meets: ['यम'] })],
      structure: { ...greeting('यम'), meets: ['बेताल'] },
    },
    ur: {
      others: [meeting({ title: 'حویلی کی چھت پر بھوت', language: 'ur', meets: ['yama'] })],
      structure: { ...greeting('yama'), meets: ['betaal'] },
    },
    long: {
      others: [meeting({ title: `The Door of the ${LONG_WORD}`, meets: [LONG_WORD.slice(0, 40)] })],
      structure: greeting(LONG_WORD.slice(0, 40), 'nobody'),
    },
  }),
};

/** Without greetings in the story, the section is hidden. */
export const Nobody: Story = {
  args: { others: [], structure: ferrymanStructure },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** If there are more names than can be stored, the first ones are stored. */
export const Many: Story = {
  tags: ['behaviour'],
  args: { structure: ferrymanStructure },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Who is met/ });
    const names = Array.from({ length: 21 }, (_, at) => `friend${at}`);
    await userEvent.click(field);
    await userEvent.paste(names.join('\n'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'edit shared',
      list: 'meets',
      names: names.slice(0, 20),
    });
    await expect(field).toHaveAccessibleDescription(/At most 20 names/);
  },
};
