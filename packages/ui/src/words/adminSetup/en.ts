import { area } from '../area.ts';

/** The settings of an operator. The lines are copied from docs/settings.md. */
export const adminSetupWords = area('adminSetup', {
  title: 'The first hour',
  lead: 'What this installation still needs, and how. Settings are environment variables; they take effect when the server starts again.',
  allDone: 'Everything is set.',
  show: 'Show the list',
  hide: 'Hide the list',
  isSet: 'Set',
  isNotSet: 'Not set yet',
  isUnknown: 'The server cannot know',
  copy: 'Copy',
  copyOf: (name: string) => `Copy the line for: ${name}`,
  items: {
    /** Only where mails wait. */
    restored: {
      name: 'A restored copy',
      text: 'This database was restored from a backup. It sends no mail, so that a copy writes to nobody; the mails wait. If it takes the place of the original, this line lets them go:',
      line: 'npm run restore -- --send-mail',
    },
    admin_password: {
      name: 'A password of your own',
      text: 'If the server made up the password of the first administrator, it was printed in the log, where others may have read it. Another one is set on your account page.',
      line: '',
    },
    mail: {
      name: 'Outgoing mail',
      text: 'SMTP_URL and MAIL_FROM: outgoing mail, over TLS unless local. Without it mails are kept in DATA_DIR/outbox/ for a week, and nobody can reset a password.',
      line: 'SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=stories@example.com',
    },
    model: {
      name: 'A language model',
      text: 'AI_BASE_URL and AI_API_KEY: an OpenAI-compatible endpoint, with AI_TEXT_MODELS and AI_IMAGE_MODELS for which model serves which of ours. Without it the built-in narrator tells, which is fine too.',
      line: 'AI_BASE_URL=https://api.example.com/v1 AI_API_KEY=… AI_TEXT_MODELS=tenali=llama3.1:8b,birbal=gpt-x',
    },
    public_url: {
      name: 'The public address',
      text: 'PUBLIC_URL: its public origin, without a path. Links in mails and previews lead there.',
      line: 'PUBLIC_URL=https://stories.example.com',
    },
    links: {
      name: 'Links that lead elsewhere',
      text: 'WAITLIST_URL: the form of the waitlist; until it is set, it leads nowhere. GUIDE_URL: a guide of your own, in place of the page “How to Play”. COMMUNITY_URL: your community; Home links to it once it is set.',
      line: 'WAITLIST_URL=https://example.com/waitlist GUIDE_URL=https://example.com/guide COMMUNITY_URL=https://example.com/chat',
    },
    backups: {
      name: 'Backups',
      text: 'Every day, while people play: all rows, the secret that signs tokens and the pictures by models. Try once to restore it, with npm run restore into an empty DATA_DIR: “Backups” in docs/operating.md.',
      line: 'npm run backup -- --to "/backups/$(date +%F)"',
    },
    /** Replaces `backups` if `DATABASE_URL` is set. */
    database_backups: {
      name: 'Backups',
      text: 'Every day, while people play: all rows and the pictures by models. AUTH_SECRET is not in it: copy it too. Try once to restore it, with npm run restore into an empty database: “Backups” in docs/operating.md.',
      line: 'npm run backup -- --to "/backups/$(date +%F)"',
    },
  },
});
