import { fixtureCategories, overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../stories/globals.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Combobox } from './Combobox.tsx';

const options = Object.values(fixtureCategories).map(({ id, display_name, name }) => ({
  value: id,
  label: display_name,
  detail: name,
}));

function ControlledCombobox({ value, onValueChange, ...rest }: ComponentProps<typeof Combobox>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Combobox
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Combobox',
  component: Combobox,
  args: { label: 'Category', options, value: null, onValueChange: fn(), placeholder: 'Choose a category' },
  render: (args) => <ControlledCombobox {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows the list; the arrow keys and Enter choose. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(input, 'maha');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(fixtureCategories.mahabharata.id);
    await waitFor(() => expect(input).toHaveValue('Mahabharata'));
  },
};

export const Open: Story = {
  args: { value: fixtureCategories.ramayana.id },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ramayana'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const Clearable: Story = {
  args: { value: fixtureCategories.jataka.id, isClearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Category' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const InAField: Story = {
  decorators: [
    (Story) => (
      <FormField label="Category" error="Category is required">
        {Story()}
      </FormField>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Category is required');
  },
};

export const Disabled: Story = { args: { disabled: true, value: fixtureCategories.jataka.id } };

export const LongText: Story = {
  ...Open,
  args: { options: [...options, { value: 'long', label: overlongStory.title }], value: 'long' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
  },
};
export const Phone: Story = { ...Open, globals: onPhone };
export const Hindi: Story = {
  args: {
    label: 'श्रेणी',
    placeholder: 'कोई श्रेणी चुनिए',
    options: [
      { value: 'folk', label: 'लोक कथाएँ', detail: 'folk-tales' },
      { value: 'epic', label: 'महाभारत', detail: 'mahabharata' },
    ],
    value: 'folk',
  },
  globals: inHindi,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'श्रेणी' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /महाभारत/ })).toBeVisible());
  },
};
export const Urdu: Story = { ...Open, globals: inUrdu };
export const PalmLeaf: Story = { ...Open, globals: inPalmLeaf };
