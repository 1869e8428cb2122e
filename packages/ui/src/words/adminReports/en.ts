import { counted } from '../numbers/en.ts';
import { reportWords as report } from '../report/en.ts';
import { ago } from '../time/en.ts';
import { area } from '../area.ts';

/** The administrators' queue of reports. */
export const adminReportsWords = area('adminReports', {
  title: 'Reports',
  state: 'State',
  states: { open: 'Open', dismissed: 'Kept', acted: 'Acted on' },
  list: 'Reports',
  empty: 'No reports wait for you',
  emptyOf: 'No reports here',
  kinds: report.kinds,
  count: (count: number) => counted(count, { one: 'report', other: 'reports' }),
  ago,
  reportedBy: (reporter: string, when: string) => `Reported by ${reporter} · ${when}`,
  about: (title: string, author: string) => `“${title}” by ${author}`,
  byNobody: 'a deleted account',
  noWords: 'The reader wrote nothing.',
  passage: 'The passage, as it was told',
  toldBy: (teller: string) => `Told by ${teller}`,
  view: 'View the story',
  edit: 'Edit the story',
  viewLink: 'Open the link',
  aboutLink: 'A shared link',
  decisions: {
    dismiss: {
      open: 'Keep as it is',
      title: 'Keep it as it is?',
      text: 'The report is closed. The author hears nothing of it.',
      confirm: 'Close the report',
    },
    note: {
      open: 'Ask for a change',
      title: 'Ask the author for a change',
      text: 'The story stays as it is. The author gets this letter, and not who reported it.',
      confirm: 'Send the letter',
    },
    revoke: {
      open: 'End the link',
      title: 'End the link',
      text: 'It stops working at once; the game that it shows goes on. Whoever made it gets this letter, and not who reported it.',
      confirm: 'End it and send',
    },
    archive: {
      open: 'Remove',
      title: 'Remove the story from the catalogue',
      text: 'It is archived: games that are open go on, and it can be restored. The author gets this letter, and not who reported it.',
      confirm: 'Archive and send',
    },
  },
  letter: 'The letter to the author',
  letterHint: 'Sent word for word, and shown under My Stories.',
  deciding: 'Deciding...',
  decided: 'Decided',
  outcome: {
    dismiss: 'Kept as it is',
    note: 'The author was asked for a change',
    revoke: 'The link was ended',
    archive: 'Removed',
  },
  decidedBy: (name: string, when: string) => `${name} · ${when}`,
  toldTheAuthor: 'What the author was told',
});
