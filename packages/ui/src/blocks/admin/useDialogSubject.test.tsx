import { anAdminUser, fixtureCategories } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { BlockDialog } from './BlockDialog/BlockDialog.tsx';
import { GiveCreditsDialog } from './GiveCreditsDialog/GiveCreditsDialog.tsx';
import { MergeDialog } from './MergeDialog/MergeDialog.tsx';
import { PersonDataDialog } from './PersonDataDialog/PersonDataDialog.tsx';
import { RemoveStoryDialog } from './RemoveStoryDialog/RemoveStoryDialog.tsx';

type Asked = 'one' | 'other';
const people = {
  one: anAdminUser({ id: 'one', username: 'one' }),
  other: anAdminUser({ id: 'other', username: 'other' }),
};
const stories = { one: { id: 'one', title: 'One' }, other: { id: 'other', title: 'Other' } };
const { folkTales, ramayana, history } = fixtureCategories;
const entries = { one: folkTales, other: ramayana };
const onClose = vi.fn();
const onDone = vi.fn();
const actions = { onClose, onConfirm: onDone };

/** Returns a copy, because a refetched list contains new objects for the same ids. */
const again = <T extends object>(found: T | undefined): T | undefined => found && { ...found };

/** Each dialog: its name, how to render it, the field of its answer, and the answer to choose or type. */
const DIALOGS: readonly [string, (asked: Asked | undefined) => ReactElement, string, string][] = [
  [
    'BlockDialog',
    (asked) => <BlockDialog {...actions} person={again(asked && people[asked])} />,
    'Reason',
    'Insults',
  ],
  [
    'GiveCreditsDialog',
    (asked) => <GiveCreditsDialog onClose={onClose} onGive={onDone} person={again(asked && people[asked])} />,
    'Reason',
    'A bug',
  ],
  [
    'MergeDialog',
    (asked) => (
      <MergeDialog
        onClose={onClose}
        onMerge={onDone}
        count={1}
        entry={again(asked && entries[asked])}
        entries={Object.values(fixtureCategories)}
      />
    ),
    'Into',
    history.display_name,
  ],
  [
    'PersonDataDialog',
    (asked) => <PersonDataDialog {...actions} request="remove" person={again(asked && people[asked])} />,
    'Reason',
    'By letter',
  ],
  [
    'RemoveStoryDialog',
    (asked) => <RemoveStoryDialog {...actions} story={again(asked && stories[asked])} />,
    'Reason',
    'It names a neighbour',
  ],
];

/** Reads and gives the answer: chooses a radio button, or types into a field. */
async function answerOf(label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  if (field.getAttribute('role') !== 'radiogroup')
    return { read: () => field.value, give: () => fireEvent.change(field, { target: { value: text } }) };
  const choice = within(field).getByRole<HTMLInputElement>('radio', { name: text });
  return { read: () => (choice.checked ? text : ''), give: () => fireEvent.click(choice) };
}

it.each(DIALOGS)(
  '%s preserves the answer while its list is refetched, and opens empty',
  async (_name, dialogOf, label, text) => {
    const read = async () => (await answerOf(label, text)).read();
    const give = async () => (await answerOf(label, text)).give();
    const { rerender } = render(dialogOf('one'));
    const empty = await read();
    await give();
    rerender(dialogOf('one'));
    expect(await read()).toBe(text);
    rerender(dialogOf(undefined));
    rerender(dialogOf('one'));
    expect(await read()).toBe(empty);
    await give();
    rerender(dialogOf('other'));
    expect(await read()).toBe(empty);
  },
);
