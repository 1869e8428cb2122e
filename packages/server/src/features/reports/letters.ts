import type { Letter } from '../../platform/mail/letter.ts';

interface Decided {
  readonly title: string;
  readonly note: string;
  readonly is_passage: boolean;
  readonly is_archived: boolean;
}

/** Says what was decided and why, and nothing of who reported it. */
export function decisionLetter(
  username: string,
  { title, note, is_passage, is_archived }: Decided,
  url: string,
): Letter {
  const what = is_passage ? 'a passage that the narrator told from it' : 'it';
  return {
    subject: is_archived ? 'Your story was archived' : 'A note on your story',
    greeting: `Hello ${username},`,
    paragraphs: [
      `An administrator has looked at your story "${title}", because a reader reported ${what}.`,
      note,
      ...(is_archived
        ? [
            'The story has left the catalogue. Sessions that are already open go on. You can change it under My Stories, restore it as a draft, and publish it again.',
          ]
        : []),
    ],
    action: { label: 'Open My Stories', url },
    footnote: 'You received this email because you are the author of the story.',
  };
}
