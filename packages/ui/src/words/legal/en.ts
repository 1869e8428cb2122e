import { GUARDIAN_AGE, LEGAL_DATE, MINIMUM_AGE } from '@kathaloka/contract/limits';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const written = onDemand(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

export interface LegalSection {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** The paragraphs; a list is an array of its own. */
  body: readonly (string | readonly string[])[];
  /** The most important point, in one sentence for the margin. */
  note?: string;
}

const termsSections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: [
      'These terms are an agreement between you and Kathaloka. They cover the website, every story on it, everything that the narrator tells you and everything that you write here.',
      'Kathaloka is a place for interactive stories. Authors write them; the narrator, a program that may use a language model, answers what you do and tells what an author leaves to it, and a program or a second model draws what you ask to see. Whoever tells it, none of it is advice, news or fact.',
      'Where a term matters more than usual, a plain sentence in the margin says why.',
    ],
  },
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: [
      'By opening an account, playing a story or publishing one, you accept these terms and the Privacy Policy. If you do not accept them, please do not use the services.',
      'You may look around, search and read about stories without an account. These terms apply to that as well, as far as they can.',
    ],
  },
  {
    id: 'who-may-use',
    title: 'Who May Use the Services',
    body: [
      `You must be at least ${MINIMUM_AGE} years old. If you are under ${GUARDIAN_AGE}, a parent or guardian must read these terms with you and accept them for you.`,
      'Stories carry a content rating that their author chose. Keep to the ratings that fit your age; a guardian who lets a young person play is responsible for that choice.',
      'Where this site asks for the year of birth, the account of somebody who may be under 18 is an account for the young: it plays by choices alone, in stories that are rated for its age, writes and shares nothing, and plays only once a parent or guardian has agreed. They may withdraw that at any time.',
      'You may not use the services where the law of your country forbids it, or after we have closed an account of yours for breaking these terms.',
    ],
    note: `Minimum age ${MINIMUM_AGE}. Under ${GUARDIAN_AGE}, with a guardian.`,
  },
  {
    id: 'user-accounts',
    title: 'User Accounts',
    body: [
      'You need an account to play, like, save or write a story. Give a working e-mail address and keep your password to yourself. You answer for what happens under your name until you tell us that somebody else has it.',
      'What you write stays yours. When you publish a story, you allow us to store it, show it, let others play it, and let the narrator and the painter work from it. You can archive a story at any time: it then leaves the catalogue, and games that are already open go on.',
      'Write only what is yours to publish, and nothing of this kind:',
      [
        'text or pictures that sexualise children, in any form;',
        'threats, harassment, or calls to harm people because of who they are;',
        'the private details of real people;',
        'sacred figures against the rule that their depiction carries;',
        'instructions meant to make the narrator break these terms.',
      ],
      'Stories are checked before they are published, by machine and sometimes by a person. We may refuse, take down or re-rate a story, and we say why. We may suspend or close an account that harms other readers.',
    ],
    note: 'What you write stays yours.',
  },
  {
    id: 'modifications',
    title: 'Modifications',
    body: [
      'The services change: stories come and go, models are replaced, prices in credits are adjusted. A game that you have begun keeps the version of the story with which it began.',
      'When these terms change, the date above changes with them. If a change touches your rights, we tell you before it takes effect, on this site or by e-mail. Who goes on using the services after that accepts the change; who does not may delete the account.',
    ],
  },
  {
    id: 'refund-policy',
    title: 'Refund Policy',
    body: [
      'Credits pay for the work of the models inside Kathaloka. They are given, earned and spent here; they have no value in money, and cannot be sold, passed on or paid out. Experience points belong to one game and end with it.',
      'A turn is charged only once it has been told to the end. If the narrator fails, takes too long or is cancelled, the credits that were held for the turn go back by themselves, and the game says so.',
      'Credits that paid for a finished turn are not given back, also when you undo it: the work was done. If you believe that a turn was charged by mistake, write to us and name the game and the time; we look at the record of that turn.',
    ],
    note: 'A failed turn costs nothing.',
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: [
      'These terms are governed by the laws of India. If you are a consumer elsewhere, you also keep the rights that the law of your own country gives you and that no agreement can take away.',
      'Please write to us first if something is wrong: most things can be settled in a letter. What cannot be settled goes before the courts that the law names.',
    ],
  },
];

const privacySections: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: [
      'What you give us when you open an account: username, e-mail address, display name if you choose one, and your password, of which we keep only a scrambled form that cannot be read back.',
      'What you do here: the stories that you play, each of your turns and the answer to it, what you like, save and share, the credits that you earn and spend, and the stories that you write.',
      'What every website sees: the address of your device, the kind of browser, and the time of each request. With it we keep the service running and keep abuse out.',
      'Your browser keeps your login, the page to return to after a login, and your reading settings in its own storage. We use no advertising cookies and no trackers of other companies.',
    ],
    note: 'No advertising, no trackers.',
  },
  {
    id: 'how-we-use-information',
    title: 'How We Use Information',
    body: [
      'We use it to do what you came for, and to keep the place in order:',
      [
        'to open your account, sign you in and answer you;',
        'to tell your game on from where you left it, and to remember what you did in it;',
        'to count plays, likes and endings, and to show authors where readers go;',
        'to pay rewards and to charge credits correctly;',
        'to find faults, stop abuse and review stories before they are published.',
      ],
      'We do not read your games for any other purpose, and we do not sell what we know about you.',
    ],
  },
  {
    id: 'how-we-share-information',
    title: 'How We Share Information',
    body: [
      'Other people see your display name (your username, if you have none), your picture, and the stories that you publish. Whoever has published a story has a page as an author, whose address contains the username, with what you write about yourself there. They never see your e-mail address, and your games only up to a part that you share by a link yourself, without your name; you can take the link back at any time. The author of a story sees how many people played it and where they left it, never who.',
      'When a language model of another company tells your story, it receives the part of the story and of your game that the next turn needs, without your name and your e-mail address. When the built-in narrator tells it, nothing leaves our servers. Every turn says which model told it.',
      'Companies that keep our servers and send our mail work on our behalf and under our instructions. If you sign in with Google, Google tells us your name and e-mail address; what else it sends is not stored. We hand over data to authorities only where the law obliges us to.',
    ],
    note: 'Your name never goes to a model.',
  },
  {
    id: 'security',
    title: 'Security',
    body: [
      'Connections to the site are encrypted. Passwords are stored in scrambled form, links in our mails work once and for a short time, and a new password ends every other login of the account. Few people can reach the servers, and what they do is recorded.',
      'No system is perfectly safe. If we learn that your data came into wrong hands, we tell you and the authorities without delay. Use a password here that you use nowhere else.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: [
      'Your data is yours. In your settings you can, at any time:',
      [
        'read and correct what your account says about you;',
        'download everything that we keep about you, as a file;',
        'see where you are signed in, and end those logins;',
        'delete your account.',
      ],
      'When you delete your account, your games, likes and saved stories are deleted with it. Stories that you published stay, without your name, unless you choose to delete them too: then nobody can begin them any more, and whoever is playing one plays on. One record stays, which nobody can edit: what administrators changed in your account and your stories, before and after, and why. It has a number instead of your name. What the law makes us keep, such as records of abuse, we keep apart and no longer than we must.',
      'You may also object to a use, ask us to restrict it, or complain to the authority that protects data where you live.',
    ],
    note: 'Download or delete it all, without asking us.',
  },
  {
    id: 'children-under-13',
    title: `Children Under ${MINIMUM_AGE}`,
    body: [
      `Kathaloka is not meant for children under ${MINIMUM_AGE}, and we do not knowingly keep anything about them. If you learn that a child has opened an account, write to us; we close it and delete what belongs to it.`,
      `From ${MINIMUM_AGE} to ${GUARDIAN_AGE}, a parent or guardian must agree first, and may ask us at any time what the account holds.`,
      'Of an account for the young we store the username, the address, the year of birth, the games, and whether, when and how a guardian has agreed, with the address to which we wrote. Nobody is shown its name; no list, ranking, task or advertisement takes notice of what it plays; no language model of another company gets any of it.',
      'The link in the mail to the guardian shows what they have agreed to, withdraws it, and deletes the account with all that it has. Without consent an account for the young plays nothing, and is deleted after 14 days.',
    ],
  },
  {
    id: 'international-transfers',
    title: 'International Transfers',
    body: [
      'Our servers, and those of the companies that work for us, may stand in a country other than yours. Wherever your data goes, this policy goes with it, and we choose only partners who are bound to protect it as well as we do.',
      'Where the law asks for more, such as standard clauses or your consent, we arrange that before anything is sent.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: [
      'When this policy changes, the date above changes with it. If we want to use your data in a new way, we tell you first and, where the law asks for it, wait for your agreement.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      'Reply to any mail that we have sent you: a person reads it. So we know that it is you who asks, and you need no other address.',
      'Questions about your data, and requests that the settings cannot fulfil, are answered within thirty days at the latest.',
    ],
  },
];

const legal = {
  /** The language of these texts: they are long, so they may remain English on a translated page. */
  language: 'en' as string,
  guidebook: 'Guidebook',
  gettingStarted: 'Getting Started',
  accountQuestions: 'Account Questions',
  privacyAndSecurity: 'Privacy & Security',
  terms: 'Terms of Service',
  termsDate: `Last revised ${written().format(new Date(LEGAL_DATE))}`,
  termsSections,
  privacy: 'Privacy Policy',
  privacyDate: `Last updated ${written().format(new Date(LEGAL_DATE))}`,
  privacySections,
  chapters: 'From the guidebook',
  chaptersHint: 'Two pages for the way in. They explain, and are not part of the terms.',
  gettingStartedBody: [
    'Choose a story on Home and press PLAY. The narrator begins; you go on with Continue, or take one of the choices. Between them, write in your own words: ask, look, try; the tale answers.',
    'Immerse slows a moment down, Show paints it, Undo takes the last step back. Each has its price in experience points, which the story page lists; the models cost credits, and say how many before you choose one.',
  ],
  accountQuestionsBody: [
    'Forgotten your password? The login page sends a link that works for an hour. No mail? Look into the spam folder, then ask for another.',
    'To change your name or password, to see where you are signed in, to download your data or to delete the account, open your profile.',
  ],
};

export const legalWords = area('legal', legal);
