import { aTag, fixtureId, fixtureTags } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagPicker, type TagPickerProps } from './TagPicker.tsx';

const tags = Object.values(fixtureTags);
const { river, ghosts, war } = fixtureTags;

function Picking(args: TagPickerProps) {
  const [value, setValue] = useState(args.value);
  function handleChange(ids: string[]) {
    setValue(ids);
    args.onValueChange?.(ids);
  }
  return <TagPicker {...args} value={value} onValueChange={handleChange} />;
}

const meta = {
  title: 'Components/Patterns/TagPicker',
  component: TagPicker,
  args: { label: 'Tags', tags, value: [river.id, ghosts.id], onValueChange: fn() },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof TagPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chip is toggled by a click or by keyboard, and announces its state. */
export const Default: Story = {
  name: 'Two of many',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'War', pressed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([river.id, ghosts.id, war.id]);
    await expect(canvas.getByRole('button', { name: 'War', pressed: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([river.id, ghosts.id]);
  },
};

export const NothingChosen: Story = { args: { value: [] } };

/** At the maximum, the other chips are disabled. */
export const Full: Story = {
  args: { max: 2 },
  play: async ({ canvas, args }) => {
    const other = canvas.getByRole('button', { name: 'War' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    tags: [
      aTag({
        id: fixtureId('tag', 99),
        display_name: 'Stories that a grandmother tells while the rice is boiling over',
      }),
      ...tags,
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};

/** A search finds one of many tags; the selected ones stay visible. */
export const Many: Story = {
  args: {
    tags: Array.from({ length: 300 }, (_, number) => ({
      id: String(number),
      display_name: `Tag ${number}`,
      color: '#f2b23c',
    })),
    value: ['299'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Tag 299' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('button')).toHaveLength(41);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a tag' }), 'tag 150');
    await userEvent.click(canvas.getByRole('button', { name: 'Tag 150' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['299', '150']);
  },
};
