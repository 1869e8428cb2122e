import { points } from '../points/en.ts';
import { area } from '../area.ts';

export const guideWords = area('guide', {
  title: 'How to Play',
  lead: 'A narrator tells you a tale, and you are in it. What you do decides where it goes.',
  begin: {
    title: 'Begin',
    text: 'Choose a story on Home and press PLAY. The narrator tells the opening, and waits for you. Your account keeps your place: PLAY brings you back to it, on any device.',
  },
  choose: {
    title: 'Choose, or say it yourself',
    choices: 'Below the text are the choices, the ways that the author wrote.',
    ownWords:
      'Or type what you want to do. Ask, look, try: the tale answers. A scene waits for your choice; some are written to end after a few turns. Words that mean one of the choices take it.',
  },
  commands: {
    title: 'The four commands',
    prices: 'These are the usual prices. An author may ask for others: the page of each story lists them.',
  },
  points: {
    title: 'XP and credits',
    xpName: 'XP',
    xp: points.xp,
    creditsName: 'Credits',
    credits: points.credits,
    never:
      'Credits never end a story. What the author wrote is free wherever it is told as written, and where your credits do not pay for a model, the tale goes on in the author’s own words.',
  },
  models: {
    title: 'Who tells, and who draws',
    text: 'At the top of a game you choose both. The list shows beside each name what a turn or a picture costs in credits. Pictures are free where Kathaloka draws them itself. Your choice is remembered.',
    tellers: 'They tell',
    painters: 'They draw',
  },
  back: {
    title: 'Back, and from the beginning',
    text: 'Undo asks nothing, and Redo brings back what it took. From any earlier part you can begin a new game; the one you play stays as it is. “Your tale” is a map of everything that was told.',
  },
  endings: {
    title: 'Endings',
    text: 'A story may have several. The last page names the one you reached, says which you have found so far, and shows a way that stayed closed, and why. From there one tap begins a new game at the fork.',
  },
  attempt: 'A story to try',
  attemptHint: 'One of the shortest here.',
  noStory: 'There is no story to try yet.',
  allStories: 'See all stories',
});
