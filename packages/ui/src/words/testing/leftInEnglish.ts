/** Words that Hindi and Urdu leave in Latin letters on purpose. Everything else is translated. */
const LEFT_IN_ENGLISH: readonly string[] = [
  // abbreviations without a translation
  'AI',
  'XP',
  'URL',
  'UTC',
  'OK',
  // names of other products
  'Google',
  'Markdown',
  'HTML',
  'JSON',
  'EPUB',
  'CSV',
  'XLIFF',
  'zip',
  'Twine',
  'Twee',
  'ink',
  'ChoiceScript',
  'OpenAI',
  'SMTP',
  'TLS',
  // keys
  'Enter',
  'Space',
  'Tab',
  'Esc',
  'Escape',
  'End',
  'Del',
  'Delete',
  'Ctrl',
  'Shift',
  // notation for conditions, effects and structures
  'has',
  'roll',
  'health',
  'met',
  'gain',
  'and',
  'not',
  'lamp',
  'object',
  'verbatim',
  'retold',
  'guided',
  'open',
  'end',
  'never',
  // a heading in a file of the project
  'Backups',
  // the command of the project, and settings of the server
  'npm',
  'run',
  'restore',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'DATA_DIR',
  'outbox',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_TEXT_MODELS',
  'AI_IMAGE_MODELS',
  'PUBLIC_URL',
  'DATABASE_URL',
  'WAITLIST_URL',
  'GUIDE_URL',
  'COMMUNITY_URL',
];

const LEFT = new Set(LEFT_IN_ENGLISH);
const ADDRESS = /\S+@\S+|https?:\S+|docs\/[\w-]+\.md/g;

/** The Latin words of a text that should be translated. Single letters are left out: they are keys or marks. */
export function latinWords(text: string): string[] {
  const words = text.replace(ADDRESS, ' ').match(/[A-Za-z_][A-Za-z_]+/g) ?? [];
  return words.filter((word) => !LEFT.has(word));
}
