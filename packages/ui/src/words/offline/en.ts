import { counted } from '../numbers/en.ts';
import { ago } from '../time/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const megabytes = onDemand(
  () => new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);

/** The stories that a device stores, and the games that are played on it without a network. */
export const offlineWords = area('offline', {
  title: 'On this device',
  intro:
    'Stories that you keep here can be played without a network. What you play is added to your account when you are back online: it costs no credits and earns none.',
  introGuest:
    'Stories that you keep here can be played without a network. What you play stays on this device; if you log in, you are asked whether it joins your account.',
  storiesHeading: 'Stories kept here',
  playsHeading: 'Games played here',
  none: 'No story is kept on this device. Open a story and choose Keep offline.',
  loading: 'Looking at what this device keeps...',
  unreadable: {
    full: 'This device seems to be full: the browser cannot open what Kathaloka keeps here. Make some room, and open this page again.',
    storage_refused:
      'This browser does not let Kathaloka store anything on this device, so no story can be kept. A private window often refuses it.',
  },
  size: (bytes: number) => megabytes().format(bytes / 1_000_000),
  storedSize: (bytes: number) => `${megabytes().format(bytes / 1_000_000)} on this device`,
  keep: 'Keep offline',
  keepHint:
    'Play this story without a network: its text, its pictures and its letters are stored on this device.',
  keeping: 'Keeping...',
  storedHere: 'Kept on this device',
  playHere: 'Play on this device',
  playNamed: (title: string) => `Play on this device: ${title}`,
  goOn: 'Go on',
  goOnNamed: (title: string) => `Go on with ${title}`,
  read: 'Read',
  readNamed: (title: string) => `Read ${title}`,
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title} from this device`,
  removeTitle: (title: string) => `Remove “${title}” from this device?`,
  removeText: 'The story itself stays on Kathaloka, and you can keep it again when you are online.',
  removeWaiting: (moves: number) =>
    `${counted(moves, { one: 'move', other: 'moves' })} of it that you made here are not in your account yet. They stay on this device until they are.`,
  removePlayText: 'This game is on no other device, and cannot be brought back.',
  removeUploadedText: 'It is in your account, and stays there.',
  cancel: 'Keep it',
  shelf: 'What this device keeps',
  failed: {
    full: 'This device has no room for the story. Nothing was stored: remove something, and try again.',
    storage_refused: 'This browser does not let Kathaloka store the story. Nothing was stored.',
    network: 'The connection was lost before everything was stored. Nothing was stored: please try again.',
    later:
      'Kathaloka cannot give out the story just now. Nothing was stored: please try again in a few minutes.',
    refused: 'This story cannot be kept.',
  },
  needsNetwork: 'You are offline. This story is not kept on this device.',
  played: (playedAt: string, now: string) => `Played here ${ago(playedAt, now)}`,
  toldOffline: 'Told offline',
  playBar: 'Played on this device.',
  playBarText:
    'The author’s words and choices. It costs no credits, and earns no credits and no XP for your account.',
  moveNotStored:
    'This device could not store your move, so it was not made. Make some room, and choose again.',
  movedElsewhere: 'This game went on in another tab. This is where it stands.',
  notBegun: 'This device could not store a new game. Make some room, and try again.',
  playLeft: 'This game is not on this device any more. If it had come to its end, it is in your account now.',
  playFull: 'This game has as many moves as a game can have.',
  xpShort: (has: number, needs: number) => `Going back costs ${needs} XP, and you have ${has}.`,
  playGone: 'This game is not on this device',
  storyGone: 'The story of this game is no longer kept here: keep it again to go on.',
  state: {
    waiting: (moves: number) =>
      `${counted(moves, { one: 'move joins', other: 'moves join' })} your account when you are online.`,
    begun: 'It joins your account with your first choice.',
    uploaded: 'In your account.',
    guest: 'On this device only.',
    refused: 'A part of it does not fit the story, and stays on this device only.',
    version_unknown: 'This version of the story is too old for the server: the game stays on this device.',
    not_found: 'The story was deleted: the game stays on this device.',
    premium_required: 'The story needs premium access now: the game stays on this device.',
    rated_older: 'The story is not for your age any more: the game stays on this device.',
    choices_only: 'It has words of your own, which your account may not send: the game stays on this device.',
    consent_required: 'It joins your account when your guardian has consented.',
    limit_reached: 'Your account has no room for another game: delete one, and it is added.',
    failed: 'It could not be added to your account. It stays on this device.',
  },
  guestPlays: (plays: number) =>
    `${counted(plays, { one: 'game was', other: 'games were' })} played on this device before you logged in.`,
  takeOver: 'Add to my account',
  leave: 'Leave on this device',
  uploadNow: 'Add now',
  uploading: 'Adding...',
  offlineNow: 'You are offline.',
  unreachable: 'Kathaloka does not answer.',
  storedAnswer: (at: string, now: string) => `What you see is from ${ago(at, now)}.`,
  appUpdate: 'A new version of Kathaloka is ready.',
  appUpdateText: 'What you are reading stays where it is.',
  reload: 'Reload',
  dismiss: 'Close this notice',
});
