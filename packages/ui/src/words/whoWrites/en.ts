import { area } from '../area.ts';

export interface WhoWritesChapter {
  title: string;
  body: readonly string[];
}

const chapters: readonly WhoWritesChapter[] = [
  {
    title: 'The author',
    body: [
      'Authors write the scenes, the choices and the endings. A scene is told in its author’s words and in their order, with the names and numbers of your game in it.',
      'Only where the author says so does a model tell a scene in words of its own, or play it freely with you.',
      'An author may declare that words, pictures or translations were made with AI. The story is labelled then, and a switch on Home leaves such stories out.',
    ],
  },
  {
    title: 'A language model',
    body: [
      'Where this site has one, it may write one to three sentences that lead from what you did to the author’s scene, answer what you type, slow a moment down, and tell your newest part another way.',
      'It never decides where the story goes: only the author’s ways lead on. Kathaloka looks for sentences in which it kills somebody, gives something away, tells a secret, speaks for you or does harm, and takes back those that it finds. The turn says so, and costs no credits. On request it shows what was taken back, except secrets and harm.',
    ],
  },
  {
    title: 'Kathaloka',
    body: [
      'Without a model a program of this house tells. It tells the author’s scenes, quotes what you have said, and puts short sentences between, which were written beforehand.',
      'Those sentences, and these pages, were written with a language model’s help.',
    ],
  },
  {
    title: 'You',
    body: [
      'What you type is yours, and stands in the tale as yours. A link that you share leaves it out unless you say otherwise.',
    ],
  },
  {
    title: 'Pictures and covers',
    body: [
      'A program draws what you ask to see, or an image model where this site has one. The covers of Kathaloka’s own tales are drawn by the program, and so are those that authors draw here. Other covers come from their authors.',
    ],
  },
  {
    title: 'Translations',
    body: [
      'A story is told in another language only where somebody has written it there: nothing is translated while you play. Those of Kathaloka’s own tales were written with a language model’s help.',
    ],
  },
  {
    title: 'Kathaloka’s own tales',
    body: [
      'The tales that came with this house were written for it with a language model’s help, many of them after old epics and folk tales. A character tells each of them, whose name stands where the author’s would: that character is invented.',
    ],
  },
  {
    title: 'How to see it',
    body: [
      'The page of a story says who may tell in it. In a game, “Show whose words these are” in the settings puts a thin mark before each stretch, with names below, and “Why this?” says who told a part. A book of your play counts the words of each.',
    ],
  },
];

/** The page about who writes what. */
export const whoWritesWords = area('whoWrites', {
  lead: 'Each sentence of a tale has a hand that wrote it, and the tale knows which.',
  chapters,
});
