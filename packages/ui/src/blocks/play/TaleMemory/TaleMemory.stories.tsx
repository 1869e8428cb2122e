import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { aMemory, hindiMemory, saidMemory, urduMemory } from '../../../testing/memories.ts';
import { TaleMemory, type TaleMemoryProps } from './TaleMemory.tsx';

const meta = {
  title: 'Components/Playing/TaleMemory',
  component: TaleMemory,
  args: { memory: aMemory, onOpen: fn(), onChange: fn(), onForget: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof TaleMemory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas }: { canvas: { getByRole: typeof screen.getByRole } }) =>
  userEvent.click(canvas.getByRole('button', { name: /./, expanded: false }));

/** By person, with the words it came from. What is the player's own opens to what can be done with it. */
export const Default: Story = {
  tags: ['played'],
  name: 'By person',
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'What this tale remembers' });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await step('the people, and what each entry came from', async () => {
      await expect(canvas.getAllByRole('heading', { level: 4 }).map((name) => name.textContent)).toEqual([
        'You',
        'Ila',
        'Kasam',
      ]);
      await expect(canvas.getByText('my sister Rukmini still waits at the well')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /He is dead/ })).toBeNull();
    });
    await step('pinning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Pinned: ?Your sister/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Unpin' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('m1', { is_pinned: false });
      await userEvent.click(canvas.getByRole('button', { name: /^Pinned: ?Your sister/ }));
    });
    await step('correcting', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^You fear deep water/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
      const field = canvas.getByRole('textbox', { name: 'What it should remember' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.type(field, ' You fear the dark. ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('m2', { text: 'You fear the dark.' });
      await userEvent.type(field, '{Escape}');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('forgetting, after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Forget' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Forget this?' });
      await expect(args.onForget).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Forget' }));
      await expect(args.onForget).toHaveBeenCalledWith('m2');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
  parameters: contents<Story>({
    hi: { memory: hindiMemory, language: 'hi' },
    ur: { memory: urduMemory, language: 'ur' },
    long: {
      memory: {
        people: aMemory.people.map(({ name, entries }) => ({
          name,
          entries: entries.map((one) => ({ ...one, text: longRefusal, quote: longRefusal })),
        })),
      },
    },
  }),
};

/** What is stored as it was said is said once. */
export const AsSaid: Story = {
  tags: ['behaviour'],
  args: { memory: saidMemory },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('button', { name: 'I ask Ila for the rope.' })).toBeVisible();
  },
};

/** Words in other letters stand where those of the tale begin, within its quotation marks. */
export const OtherLetters: Story = {
  tags: ['behaviour'],
  args: { memory: urduMemory, language: 'ur' },
  play: async (context) => {
    await open(context);
    const words = context.canvas.getByText('main Naseeban se poochhta hoon');
    const quote = words.closest('q')!;
    await expect(getComputedStyle(quote).direction).toBe('rtl');
    await expect(quote.getBoundingClientRect().right - words.getBoundingClientRect().right).toBeLessThan(12);
    // the highlight of an entry is wider than its words
    const entry = words.closest('button')!.getBoundingClientRect();
    await expect(entry.right - quote.getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
  },
};

/** Enter saves, as it acts in the field for actions. */
export const SavedByEnter: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, args } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: /^You fear deep water/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Very.{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('m2', { text: 'You fear deep water. Very.' });
  },
};

export const Empty: Story = {
  tags: ['played'],
  args: { memory: { people: [] } },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText(/^Nothing yet/)).toBeVisible();
  },
};

export const Loading: Story = { tags: ['played'], args: { memory: undefined, loading: true }, play: open };

export const Failed: Story = {
  tags: ['played'],
  args: { memory: undefined, error: 'What this tale remembers could not be loaded.' },
  play: async (context) => {
    await open(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(context.args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** A refusal stands under its entry, and the form with what was typed stays open. */
function Refusing({ onChange, ...rest }: TaleMemoryProps) {
  const [changing, setChanging] = useState<TaleMemoryProps['changing']>();
  return (
    <TaleMemory
      {...rest}
      changing={changing}
      onChange={(id, change) => {
        setChanging({ id, error: 'The correction could not be saved.' });
        onChange?.(id, change);
      }}
    />
  );
}

export const Refused: Story = {
  tags: ['played'],
  render: (args) => <Refusing {...args} />,
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: /^You fear deep water/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Very.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The correction could not be saved.');
    await expect(canvas.getByRole('textbox')).toHaveValue('You fear deep water. Very.');
  },
};

/** While a change is running, its entry takes no other; without a connection none does. */
export const Saving: Story = {
  tags: ['played'],
  args: { changing: { id: 'm2', isLoading: true } },
  play: async (context) => {
    const { canvas, args } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: /^You fear deep water/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The entry that is forgotten takes its buttons along: the focus stays in the panel. */
function Forgetting({ memory, onForget, ...rest }: TaleMemoryProps) {
  const [people, setPeople] = useState(memory?.people ?? []);
  return (
    <TaleMemory
      {...rest}
      memory={{ people }}
      onForget={(id) => {
        onForget?.(id);
        setPeople((before) =>
          before.map((person) => ({ ...person, entries: person.entries.filter((one) => one.id !== id) })),
        );
      }}
    />
  );
}

export const Forgotten: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <aside tabIndex={-1} aria-label="Your tale">
      <Forgetting {...args} />
    </aside>
  ),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: /^You fear deep water/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Forget this?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(canvas.queryByText('You fear deep water.')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('complementary').contains(document.activeElement)).toBe(true),
    );
  },
};
