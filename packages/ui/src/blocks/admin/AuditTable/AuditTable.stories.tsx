import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inHindi, onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { auditEntries } from '../../../testing/reports.ts';
import { AuditTable } from './AuditTable.tsx';

const entries = auditEntries();

const meta = {
  title: 'Components/Administration/AuditTable',
  component: AuditTable,
  args: { entries, onActorSelect: fn(), onThingSelect: fn(), onRetry: fn() },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values before and after; a click on a person or a thing filters the list. */
export const Default: Story = {
  name: 'Before and after',
  play: async ({ canvas, args }) => {
    const [, featured, blocked] = canvas.getAllByRole('row');
    await expect(within(featured!).getByRole('insertion')).toHaveTextContent('Featured');
    await expect(within(featured!).queryByRole('deletion')).toBeNull();
    await expect(within(blocked!).getByText(/the same insult/)).toBeVisible();
    await userEvent.click(
      within(featured!).getByRole('button', { name: 'kabir_s: show only these changes' }),
    );
    await expect(args.onActorSelect).toHaveBeenCalledWith(entries[0]);
    await userEvent.click(within(blocked!).getByRole('button', { name: 'aditi: show only its changes' }));
    await expect(args.onThingSelect).toHaveBeenCalledWith(entries[1]);
  },
  parameters: contents<Story>({
    long: {
      entries: entries.map((entry) => ({
        ...entry,
        thing: { ...entry.thing, name: `The ${LONG_WORD}` },
        changes: [{ field: 'story_description', before: longRefusal.repeat(2), after: LONG_WORD }],
        reason: longRefusal,
      })),
    },
  }),
};
/** Every field and state is translated. */
export const InHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  args: {
    entries: [
      {
        ...entries[0]!,
        changes: [
          { field: 'is_blocked', before: false, after: true },
          { field: 'role', before: 'player', after: 'admin' },
          { field: 'story_status', before: 'published', after: 'archived' },
          { field: 'state', before: 'open', after: 'acted' },
          { field: 'decision', before: null, after: 'note' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toHaveLength(5);
    for (const change of texts) await expect(change).not.toMatch(/[a-z]/i);
  },
};
const [ofStory, ofPerson] = entries;
/** A deleted account has no name, and changed scenes are too long to be shown in a table. */
export const WithoutNames: Story = {
  tags: ['behaviour'],
  args: {
    entries: [
      {
        ...ofPerson!,
        action: 'removeUser',
        thing: { ...ofPerson!.thing, name: '' },
        changes: [{ field: 'deletes_stories', before: null, after: false }],
      },
      {
        ...ofStory!,
        action: 'reorderTags',
        thing: { kind: 'tag', id: null, name: '' },
        changes: [{ field: 'order', before: ['Lamp', 'Rain'], after: ['Rain', 'Lamp'] }],
      },
      {
        ...ofStory!,
        id: 'audit-0',
        action: 'updateStory',
        changes: [
          { field: 'story_structure', before: '{"nodes":{}}', after: '{"nodes":{"ghat":{}}}' },
          { field: 'category', before: 'Folk Tales', after: 'Riddles' },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a deleted account: show only its changes' }));
    await expect(args.onThingSelect).toHaveBeenCalledOnce();
    const [, , tags, story] = canvas.getAllByRole('row');
    await expect(within(tags!).getByRole('rowheader')).toHaveTextContent('Reordered the tagsTags');
    const changes = within(story!).getAllByRole('listitem');
    await expect(changes.map(({ textContent }) => textContent)).toEqual([
      'scenes changed',
      expect.stringContaining('category Folk Tales'),
    ]);
  },
};
export const Loading: Story = { args: { entries: undefined } };
export const Empty: Story = { tags: ['behaviour'], args: { entries: [] } };
export const Failed: Story = {
  args: { entries: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
