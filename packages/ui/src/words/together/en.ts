import { counted, whole } from '../numbers/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const credits = (count: number) => counted(count, { one: 'credit', other: 'credits' });

const momentIn = (timeZone?: string) => () =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
/** In the reader's time zone, which the server does not know. */
const moment = onDemand(momentIn());
const momentOnServer = onDemand(momentIn('UTC'));

/** A session played together: the bar above the tale, the panel, and the page of an invitation. */
const together = {
  /** The language of these words, for surroundings in another language. */
  ownLanguage: 'en' as string,
  title: 'Play together',
  somebody: 'Somebody',
  story: 'About this story',

  begin: {
    text: 'Invite up to four people into this tale. They read it with you as it is told, and play in turn or by a vote.',
    reads:
      'They read everything in this session from its beginning, also what you typed and asked before they came.',
    pays: 'You pay for every action, for theirs up to a limit that you choose. You see what each has cost, and can pause or end it at any time. While you are away for long, they wait for you.',
  },
  bar: {
    label: 'Playing together',
    details: 'Who is here',
    yourTurn: 'It is your turn.',
    turnOf: (name: string) => `It is ${name}’s turn.`,
    nobody: 'Nobody whose turn it could be is here.',
    running: 'The tale goes on...',
    runningOf: (name: string) => `${name} has acted. The tale goes on...`,
    paused: 'Paused: only you act.',
    pausedBy: (name: string) => `${name} has paused: only they act for now.`,
    waitsFor: (name: string) => `The game waits for ${name}.`,
    budgetLeft: (left: number, of: number) => `${whole(left)} of ${credits(of)} left for playing together`,
    budgetSpent:
      'The credits for playing together are used up. The author’s own words go on, which cost no credits.',
    vote: 'Vote for a choice.',
    voted: 'You have voted. You can change it until the vote ends.',
    votes: (count: number, of: number) => `${whole(count)} of ${whole(of)} have voted`,
    timeLeft: (seconds: number) => `${whole(seconds)} s`,
    voteLost: 'What was voted for could not be told. Nothing was charged; vote again.',
    pass: 'Pass',
    pause: 'Pause',
    goOn: 'Go on',
    reconnecting: 'The connection to the others was lost. Trying again...',
    offline: 'The others can play on without you.',
  },
  heard: {
    joined: (name: string) => `${name} has joined.`,
    left: (name: string) => `${name} plays no more.`,
    voteBegan: (seconds: number) => `A vote has begun. It ends in ${whole(seconds)} seconds.`,
    voteEnds: 'The vote ends in 10 seconds.',
    voteEnded: 'The vote has ended.',
    takenBack: (name: string) => `${name} has taken the last step back.`,
  },
  people: {
    title: 'Who plays',
    you: 'You',
    pays: 'Pays',
    here: 'here',
    away: 'away',
    turn: 'At turn',
    voted: 'Has voted',
    spent: (count: number, xp: number) => `${credits(count)}, ${whole(xp)} XP spent`,
    next: (count: number, balance: number) =>
      `A choice now costs at most ${credits(count)}. You have ${whole(balance)}.`,
    gone: 'Others who have played',
    total: (count: number, xp: number) =>
      `Spent together: ${credits(count)}, ${whole(xp)} XP. You pay all of it.`,
    paidBy: (name: string) => `The XP and credits of this tale are ${name}’s. It costs you nothing.`,
    passOn: 'Pass on',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
  },
  invitation: {
    title: 'Invitation',
    text: 'Whoever has the link can join, as long as a place is free.',
    places: (count: number) => `${counted(count, { one: 'place is free', other: 'places are free' })}.`,
    full: 'No place is free.',
    again: 'Make a new link',
    againHint: 'A new link ends the one before.',
    valid: 'Valid for',
    hours: { 1: '1 hour', 24: '1 day', 168: '7 days' } as Record<number, string>,
    make: 'Make a link',
    making: 'Making the link...',
    label: 'The link',
    until: (expires_at: string, isOwnTime: boolean) =>
      `Valid until ${(isOwnTime ? moment : momentOnServer)().format(new Date(expires_at))}.`,
    copy: 'Copy the link',
    share: 'Share the link',
    copied: 'Link copied!',
    notCopied: 'The link could not be copied. You can mark it and copy it yourself.',
    revoke: 'Revoke the link',
  },
  budget: {
    title: 'What the others may spend',
    label: 'At most so many credits',
    hint: 'Of yours, for their turns and for votes. Your own turns are no part of it.',
    set: 'Set',
  },
  ways: {
    title: 'How it is played',
    in_turn: 'In turn',
    vote: 'By vote',
    inTurnHint: 'One after the other. Who is not here is left out.',
    voteHint: 'Everybody votes on the choices. The most votes win; of equals, the earliest.',
    seconds: 'Time from the first vote',
    secondsOf: (count: number) => counted(count, { one: 'second', other: 'seconds' }),
    words: 'Others may write in their own words',
    wordsHint: 'Free text can cost credits. In a vote there is none.',
    pause: 'Pause: only I act',
  },
  end: {
    title: 'End playing together',
    ask: 'End playing together?',
    askText: 'The others read nothing more from now on. The session stays yours.',
    confirm: 'End it',
    leave: 'Leave',
    askLeave: 'Leave this tale?',
    leaveText: 'You read nothing more of it. What you did in it stays.',
    confirmLeave: 'Leave it',
    askRemove: (name: string) => `Remove ${name}?`,
    removeText:
      'They read nothing more from now on, and the link of the invitation ends. What they did in the tale stays.',
    keep: 'Not now',
  },
  closed: {
    title: 'You no longer play in this tale',
    text: 'It belongs to the one who invited you. What you did in it stays there.',
  },
  join: {
    invites: (name: string) => `${name} invites you to play this tale together.`,
    with: (names: string) => `Already there: ${names}`,
    reads:
      'You read the tale from its beginning, and all of you follow the same words. It costs you nothing.',
    seen: 'The others see your name, and what you choose and write.',
    join: 'JOIN',
    joining: 'Joining...',
    goOn: 'GO ON PLAYING',
    full: 'All places in this tale are taken.',
    justFull: 'Somebody took the last place before you. All places in this tale are taken.',
    stillPlays: 'You play in tales of others:',
    playsWith: (title: string, name: string) => `${title}, with ${name}`,
    young: 'Accounts for the young do not play together.',
    loading: 'Opening the invitation...',
    gone: 'This invitation has ended',
    goneText: 'It was revoked or has expired, or the tale is not here any more. Ask for a new one.',
    loginToJoin: 'Please log in to join.',
    failed: { other: 'The invitation could not be loaded.' },
    notJoined: { other: 'You could not join.' },
  },
  failed: {
    change: { other: 'That could not be changed.' },
    invite: { other: 'The link could not be made.' },
    vote: { other: 'Your vote was not counted.' },
    pass: { other: 'The turn could not be passed.' },
    remove: { other: 'That could not be done.' },
  },
};

export const togetherWords = area('together', together);
