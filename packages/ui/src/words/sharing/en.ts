import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** Links to a turn: the dialog that makes one, its page, and the list of the reader's links. */
const sharing = {
  /** The language of these words, for a page in another language. */
  ownLanguage: 'en' as string,
  make: {
    title: 'Share from here',
    text: 'Whoever has the link reads your tale up to this part, and can play on from it. Your own game stays as it is.',
    showsTyped: 'Show what I typed and the names I gave',
    showsTypedHint:
      'Without this, your own words are left out, and a name is told as the story tells it of somebody who gave none.',
    confirm: 'Make the link',
    making: 'Making the link...',
    cancel: 'Not now',
    failed: { other: 'The link could not be made.' },
  },
  made: {
    title: 'Your link is ready',
    text: 'You can take it back at any time in your account.',
    label: 'The link',
    copy: 'Copy the link',
    share: 'Share the link',
    close: 'Done',
    copied: 'Link copied!',
    notCopied: 'The link could not be copied. You can mark it and copy it yourself.',
    withTyped: 'It shows what you typed.',
    withoutTyped: 'It shows nothing that you typed.',
  },
  page: {
    intro:
      'Somebody has played this tale up to here, and shares it with you. Read what happened, then go on your own way.',
    own: 'This is your own link, as others see it.',
    tale: 'The tale up to here',
    earlier: 'The tale began earlier: these are its latest parts.',
    showEarlier: 'Earlier',
    typed: 'Said something of their own',
    chose: 'Chose',
    playFromHere: 'PLAY FROM HERE',
    beginning: 'Beginning...',
    story: 'About this story',
    report: 'Report this link',
    loading: 'Opening the tale...',
    gone: 'This link has ended',
    goneText: 'Whoever shared it has taken it back, or the story is not here any more.',
    loginToPlay: 'Please log in to play on from here.',
    failed: { other: 'The tale could not be loaded.' },
    notBegun: { other: 'Your game could not be begun.' },
  },
  list: {
    title: 'Your links',
    text: 'Who has one of these reads your tale up to a part of it, and can play on.',
    none: 'You have shared no part of a tale. You find “Share from here” on every part in a game.',
    loading: 'Loading your links...',
    failed: { other: 'Your links could not be loaded.' },
    plays: (count: number) => counted(count, { one: 'game begun', other: 'games begun' }),
    typed: 'Shows what you typed',
    closed: 'Nobody can open it now',
    open: 'Open',
    openOf: (title: string) => `Open the link to “${title}”`,
    revoke: 'Revoke',
    revokeOf: (title: string) => `Revoke the link to “${title}”`,
    ask: 'Revoke this link?',
    askText: 'It stops working at once, everywhere. Games that others have begun from it stay theirs.',
    keep: 'Keep it',
    notRevoked: { other: 'The link could not be revoked.' },
  },
};

export const sharingWords = area('sharing', sharing);
