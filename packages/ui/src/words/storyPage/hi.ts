import type { CONTENT_RATINGS, DIFFICULTIES } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { points } from '../points/hi.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, percent, whole } = numbersOf('hi');
const languages = onDemand(() => new Intl.DisplayNames('hi', { type: 'language' }));
const day = onDemand(
  () => new Intl.DateTimeFormat('hi', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);
const rating = onDemand(() => new Intl.NumberFormat('hi', { maximumFractionDigits: 1 }));

/** The names of the audiences in every form and page. */
export const ratings: Readonly<Record<(typeof CONTENT_RATINGS)[number], string>> = {
  everyone: 'सबके लिए',
  general: 'सामान्य',
  family: 'परिवार',
  teen: 'किशोर',
  mature: 'वयस्क',
};

export const difficulties: Readonly<Record<(typeof DIFFICULTIES)[number], string>> = {
  beginner: 'नए खिलाड़ी',
  easy: 'आसान',
  medium: 'मध्यम',
  advanced: 'उन्नत',
  hard: 'कठिन',
};

const statuses = new Map([
  ['draft', 'ड्राफ़्ट'],
  ['in_review', 'समीक्षा में'],
  ['published', 'प्रकाशित'],
  ['archived', 'आर्काइव'],
]);

const commands = new Map([
  ['continue', { name: 'आगे', help: 'कथा आगे बढ़ाएँ' }],
  ['immerse', { name: 'डूबें', help: 'इस घड़ी का विस्तार' }],
  ['show', { name: 'दिखाएँ', help: 'इस दृश्य का चित्र' }],
  ['undo', { name: 'वापस', help: 'पिछला क़दम लौटाएँ' }],
  ['redo', { name: 'फिर लाएँ', help: 'लौटाया हुआ क़दम वापस लाएँ' }],
  ['custom_action', { name: 'अपने शब्दों में', help: 'जो चाहें, लिखें' }],
]);

export const storyPage = {
  ownLanguage: 'hi',
  title: 'कथा',
  inventedTeller: 'सुनाने वाला काल्पनिक है।',
  writtenWithHelp: 'कथालोक के लिए, भाषा-मॉडल की मदद से लिखी गई।',
  partOf: (position, parts) => `${whole(parts)} में से भाग ${whole(position)}`,
  loading: 'कथा का विवरण आ रहा है...',
  notFound: 'यह कथा नहीं मिली',
  featured: 'चुनी हुई',
  premium: 'प्रीमियम',
  machineMade: {
    is_machine_written: 'शब्द AI की मदद से',
    is_machine_drawn: 'चित्र AI की मदद से',
    is_machine_translated: 'अनुवाद AI की मदद से',
  },
  tags: 'टैग',
  play: 'खेलें',
  like: 'पसंद करें',
  bookmark: 'सँजोएँ',
  share: 'शेयर करें',
  linkCopied: 'लिंक कॉपी हो गया',
  linkNotCopied: (url) => `लिंक कॉपी नहीं हुआ: ${url}`,
  saveAsFile: 'एक फ़ाइल में सहेजें',
  fileNotSaved: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
  shares: (count) => counted(count, { other: 'शेयर' }),
  premiumHint: 'यह कथा खेलने के लिए प्रीमियम चाहिए।',
  joinWaitlist: 'प्रतीक्षा सूची में जुड़ें',
  difficulty: (value) => difficulties[value] ?? value,
  contentRating: (value) => ratings[value] ?? value,
  status: (value) => statuses.get(value) ?? value,
  prompt: 'कथा का प्रॉम्प्ट',
  commands: 'इस कथा के आदेश',
  command: (name) => commands.get(name)?.name ?? name.replaceAll('_', ' '),
  commandHelp: (name) => commands.get(name)?.help,
  xp: (cost) => `${whole(cost)} XP`,
  statistics: 'आँकड़े',
  startingXp: 'शुरुआती XP',
  aboutXp: 'XP क्या है',
  xpHint: points.xp,
  actions: 'क़दम',
  storyCards: 'कथा के पत्ते',
  totalScenes: 'कुल दृश्य',
  branches: 'दोराहे',
  endings: 'अंत',
  playTime: 'खेल का समय',
  minutes: (count) => `${whole(count)} मिनट`,
  completionRate: 'पूरा करने वाले',
  percent,
  rating: 'रेटिंग',
  outOfFive: (value) => `5 में से ${rating().format(value)}`,
  playedIn: 'किस भाषा में खेलें',
  language: 'भाषा',
  languageName: (code) => languages().of(code) ?? code,
  created: 'कब बनी',
  date: (instant) => day().format(new Date(instant)),
} satisfies Words['storyPage'];
