import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onPhone } from '../../testing/globals.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs = ['Edit', 'Checks', 'Playtest'].map((label) => ({
  value: label.toLowerCase(),
  label,
  panel: <p style={{ margin: 0 }}>{label} a scene.</p>,
}));

function Controlled(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Primitives/Tabs',
  component: Tabs<string>,
  args: { label: 'Scene', tabs, value: 'edit', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One panel at a time',
  play: async ({ canvas, args, step }) => {
    await step('one panel, named by its tab', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'Edit' })).toHaveTextContent('Edit a scene.');
    });
    await step('a press shows another', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Checks' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('checks');
      await expect(canvas.getByRole('tabpanel', { name: 'Checks' })).toBeVisible();
    });
    await step('arrows walk, Enter shows', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Playtest' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('playtest');
    });
  },
  parameters: contents<Story>({
    long: {
      tabs: tabs.map((tab) => ({
        ...tab,
        label: `${tab.label} everything about the nirantarāndhakāritadigantara`,
      })),
    },
    hi: {
      label: 'दृश्य',
      tabs: [
        { value: 'edit', label: 'संपादन', panel: 'दृश्य बदलिए।' },
        { value: 'checks', label: 'जाँच', panel: 'दृश्य जाँचिए।' },
      ],
    },
    ur: {
      label: 'منظر',
      tabs: [
        { value: 'edit', label: 'ترمیم', panel: 'منظر بدلیے۔' },
        { value: 'checks', label: 'جانچ', panel: 'منظر جانچیے۔' },
      ],
    },
  }),
};

export const OneDisabled: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.value === 'playtest' })) },
};

export const ManyOnPhone: Story = {
  tags: ['behaviour'],
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      value: index === 0 ? 'edit' : `${index}`,
      label: `Chapter ${index + 1}`,
      panel: `Leaf ${index + 1}`,
    })),
  },
  globals: onPhone,
};
/** In right-to-left text the arrow keys are swapped. */
export const RightToLeft: Story = {
  tags: ['behaviour'],
  globals: inUrdu,
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Edit' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Checks' })).toHaveFocus();
  },
};
